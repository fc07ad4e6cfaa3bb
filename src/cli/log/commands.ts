import { type Command, Option } from 'commander';
import { LANGUAGES } from '../../views/index.ts';
import { OFFICES, SEATS } from '../../words/index.ts';
import type { Terminal } from '../terminal.ts';
import { type AmendOptions, amendGame } from './amend.ts';
import { type LogOptions, makeLog } from './make-log.ts';
import { type MergeOptions, mergeLogs } from './merge.ts';
import { type SealOptions, sealGame } from './seal.ts';
import { type VerifyOptions, verifyLog } from './verify.ts';

const language = (): Option =>
  new Option('--lang <language>', 'the language of what is printed').choices(LANGUAGES).default('en');
const several = (value: string, before: readonly string[] = []): readonly string[] => [...before, value];
const device = (): Option => new Option('--device <name>', 'the device that presses it').default('desk-1');

const amend = (command: Command): Command =>
  command
    .description('say what a correction would change; with --accept put it into the log')
    .argument('<game>', 'the log, one call a line (a hand-written game can only be asked)')
    .option('--call <call>', 'the call that is corrected: its number, or its name (scorer-1:17)')
    .option('--withdraw', 'take it back')
    .option('--say <saying>', "what should have been said: '{ at: 1 3:40, goal: { side: away, by: Ann } }'")
    .option('--after <call>', 'put a call that was missed in behind this one; what it says stands in --say')
    .option('--insist <reason>', 'why an official goes on although it is out of order')
    .option('--apart', 'it is a call of its own, although another seat had said the like')
    .option('--because <reason>', 'why it is corrected')
    .addOption(new Option('--by <office>', 'whose judgement it is').choices(OFFICES))
    .addOption(new Option('--seat <seat>', 'who presses it').choices(SEATS).default('committee'))
    .addOption(device())
    .option('--accept', 'put it into the log')
    .option('--json', 'print it for programs')
    .addOption(language());

const seal = (command: Command): Command =>
  command
    .description('sign the sheet off: it goes into the log with the head of every device and their hash')
    .argument('<log>', 'the log, one call a line')
    .option('--unfinished', 'seal a game that is not over, as it stands')
    .option('--leave-out <call>', 'a late call that this revision leaves out, by name; may be given again', several)
    .option('--because <reason>', 'why there is a new revision')
    .addOption(
      new Option('--by <office>', 'who signs it off')
        .choices(['referee', 'committee', 'scorer', 'umpire-1', 'umpire-2'])
        .default('committee'),
    )
    .addOption(device())
    .addOption(language());

/** The commands of a log: made, corrected, joined, sealed, held against what was printed. */
export const logCommands = (program: Command, terminal: Terminal, end: (status: number) => void): void => {
  program
    .command('log')
    .description('make a log of one call a line, chained by hashes, out of a hand-written game')
    .argument('<game>', 'the file of the game')
    .option('--out <file>', 'a new file; printed when left out')
    .addOption(language())
    .action((file: string, options: LogOptions) => end(makeLog(file, options, terminal)));
  amend(program.command('amend')).action((file: string, options: AmendOptions) =>
    end(amendGame(file, options, terminal)),
  );
  program
    .command('merge')
    .description('join the logs of several devices; name confirmations, disagreements and double corrections')
    .argument('<logs...>', 'the logs')
    .option('--out <file>', 'a new file for the joined log')
    .option('--json', 'print it for programs')
    .addOption(language())
    .action((files: string[], options: MergeOptions) => end(mergeLogs(files, options, terminal)));
  seal(program.command('seal')).action((file: string, options: SealOptions) => end(sealGame(file, options, terminal)));
  program
    .command('verify')
    .description('say whether a log holds, and whether the hash on a printed sheet belongs to it')
    .argument('<log>', 'the log')
    .option('--head <hash>', 'a hash as it is printed, whole or its beginning; may be given again', several)
    .option('--json', 'print it for programs')
    .addOption(language())
    .action((file: string, options: VerifyOptions) => end(verifyLog(file, options, terminal)));
};
