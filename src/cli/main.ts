#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Argument, Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { SHELF } from '../rulebook/index.ts';
import { LANGUAGES, PAPER_SIZES, type Until } from '../views/index.ts';
import { type CasesOptions, judgeCases } from './cases.ts';
import { type CheckOptions, checkLineup } from './check.ts';
import { plain, UNREADABLE } from './faults.ts';
import { logCommands } from './log/commands.ts';
import { drawSheets, type SheetCommandOptions } from './paper/sheet-command.ts';
import { type PlaceOptions, placeBall } from './place.ts';
import { placeCommand } from './place-command.ts';
import { type ReplayOptions, replayGame } from './replay.ts';
import { resultCheck } from './result.ts';
import { SCHEMA_NAMES, SCHEMAS, type SchemaName } from './schemas.ts';
import { terminal } from './terminal.ts';
import { readMomentAsked, readUntil } from './until.ts';

const atRoot = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The game that is shown to whoever starts the program without a word. */
const FIRST_GAME = 'games/national-twenty-goal-2012.yaml';

const version = (): string => JSON.parse(readFileSync(atRoot('package.json'), 'utf8')).version;

const asUntil = (said: string): Until => {
  const until = readUntil(said);
  if (until === undefined) throw new InvalidArgumentError('Write "3", "3 7:12" or "#25".');
  return until;
};

const asMomentAsked = (said: string): Until => {
  const at = readMomentAsked(said);
  if (at === undefined) throw new InvalidArgumentError('Write "3:7:12", "3" or "#25".');
  return at;
};

const terms = terminal();
const end = (status: number): void => {
  process.exitCode = status;
};

const several = (value: string, before: readonly string[] = []): readonly string[] => [...before, value];

const language = (): Option =>
  new Option('--lang <language>', 'the language of what is printed').choices(LANGUAGES).default('en');
const edition = (): Option =>
  new Option('--edition <name>', `judge by this edition (${SHELF.editions.map((one) => one.name).join(', ')})`);

/** The options of a game that is judged. */
const judging = (command: Command): Command =>
  command
    .addOption(
      new Option(
        '--until <moment>',
        'as it stood: "3" after chukker 3, "3 7:12" at that time of it, "#25" after 25 calls',
      ).argParser(asUntil),
    )
    .addOption(
      new Option(
        '--at <moment>',
        'what is due at "3:7:12" (chukker 3, 7:12 played), at "3", or after "#25" calls',
      ).argParser(asMomentAsked),
    )
    .option('--options', 'what may be said at that moment, or at the end, each with its article')
    .option(
      '--why <name>',
      'how a number came about (running.3.home), or a ruling by its number; "list" names them all',
    )
    .option('--story', 'tell the game in a paragraph')
    .option('--announce', 'tell it in lines to say aloud')
    .option('--plays', 'tell it call by call')
    .option('--sheet <file>', 'draw the sheet on a page: .svg, .html or .pdf; may be given again', several)
    .addOption(new Option('--paper <size>', 'the paper of the sheet').choices(PAPER_SIZES).default('a4'))
    .addOption(edition())
    .option('--json', 'print everything for programs: figures by name, goals, rulings, what is not in order')
    .addOption(language());

/** A game that is judged and printed, or drawn on a sheet. */
const showGame = async (file: string, options: ReplayOptions & Partial<SheetCommandOptions>, named?: string) => {
  const { sheet, paper = 'a4' } = options;
  if (sheet === undefined) end(replayGame(file, options, terms, named));
  else end(await drawSheets(file, { ...options, sheet, paper }, terms));
};

const program = new Command('chukker')
  .description('Judges polo games under the rules: remembers, computes and cites.')
  .version(version())
  .showHelpAfterError('(chukker --help says what there is)')
  .addHelpText(
    'after',
    `
Without a command a published game is judged and its sheet printed.

Exit status: 0 in order, 1 something is not, 2 something could not be read.

  chukker replay games/golden-goal.yaml
  chukker replay games/golden-goal.yaml --until "3 4:00"
  chukker replay games/golden-goal.yaml --why award.away
  chukker place --penalty 6 --crossed 78 --svg safety.svg
  chukker replay games/foul-at-seven-twelve.yaml --at 2:7:12 --options
  chukker replay games/withdrawn-goal.yaml --sheet sheet.pdf
  chukker case cases`,
  );

judging(program.command('first-game', { isDefault: true, hidden: true }))
  // Whatever is no command comes here.
  .argument('[words...]')
  .action(([word]: readonly string[], options: ReplayOptions) => {
    if (word !== undefined) program.error(`error: unknown command '${plain(word)}'`, { exitCode: UNREADABLE });
    const file = relative(process.cwd(), atRoot(FIRST_GAME));
    return showGame(file, options, '');
  });

judging(program.command('replay'))
  .description('judge a game, hand-written (YAML) or a log of one call a line (JSON Lines), and print its sheet')
  .argument('<game>', 'the file of the game')
  .action((file: string, options: ReplayOptions) => showGame(file, options));

program
  .command('check')
  .description('say whether a line-up and its changes are in order, and who may come in for whom')
  .argument('<lineup>', 'the file of the line-up')
  .option('--json', 'print it for programs')
  .addOption(edition())
  .addOption(language())
  .action((file: string, options: CheckOptions) => end(checkLineup(file, options, terms)));

placeCommand(program.command('place'))
  .addOption(edition())
  .addOption(language())
  .action((options: PlaceOptions) => end(placeBall(options, terms)));

program
  .command('case')
  .description('judge cases: given, when, then; folders are gone through for .yaml files')
  .argument('<files...>', 'files or folders of cases')
  .option('--json', 'print a report a line, for programs')
  .addOption(language())
  .action((files: string[], options: CasesOptions) => end(judgeCases(files, options, terms)));

program
  .command('result')
  .description('published results')
  .command('check')
  .description('add up published results and say where they contradict themselves')
  .argument('<files...>', 'files of results')
  .option('--json', 'print it for programs')
  .addOption(edition())
  .action((files: string[], options: { json?: boolean; edition?: string }) =>
    end(resultCheck(files, options, terms.out, terms.err)),
  );

logCommands(program, terms, end);

program
  .command('schema')
  .description('print the JSON Schema of a form of file')
  .addArgument(new Argument('<form>', 'the form of file').choices(SCHEMA_NAMES))
  .action((name: SchemaName) => terms.out(JSON.stringify(SCHEMAS[name](), undefined, 2)));

/** A word too many, an option that does not exist: the user's input could not be read. Help and version are in order. */
const refuseAsUnreadable = (command: Command): void => {
  command.exitOverride();
  for (const sub of command.commands) refuseAsUnreadable(sub);
};

refuseAsUnreadable(program);
try {
  await program.parseAsync();
} catch (problem) {
  if (!(problem instanceof CommanderError)) throw problem;
  end(problem.exitCode === 0 ? 0 : UNREADABLE);
}
