import { type Command, Option } from 'commander';
import { ENDS, PENALTIES, PENALTY_2_SPOTS, RESTARTS } from '../words/index.ts';

const EXAMPLES = `
Places are x,y in yards from the centre of the ground: x toward end b, y to the left of one who looks toward it.

  chukker place --penalty 6 --crossed 78
  chukker place --penalty 4 --to Blackbird --by "Cedar Creek" --rider 119,5 --rider 121,-20
  chukker place --penalty 2 --ball 135,20
  chukker place --penalty 5a --ball 20,79 --field 300x160 --boards --svg penalty.svg
  chukker place --restart hit-in --crossed -6 --goal a --ends South,North --svg - > hit-in.svg`;

const collected = (said: string, before: readonly string[] | undefined): readonly string[] => [...(before ?? []), said];

/** The options of `chukker place`. */
export const placeCommand = (command: Command): Command =>
  command
    .description('say where the ball of a penalty or a restart goes and where everybody stands, and draw it to scale')
    .addOption(new Option('--penalty <number>', 'the penalty; 1: the hit after its goal').choices(PENALTIES))
    .addOption(new Option('--restart <kind>', 'or the restart').choices(RESTARTS))
    .option('--crossed <yards>', 'where the ball crossed the back line, from its centre')
    .option('--ball <x,y>', 'or where the ball was; for a Penalty 2 the foul')
    .addOption(new Option('--from <spot>', 'Penalty 2: where it is hit from; both without it').choices(PENALTY_2_SPOTS))
    .option('--field <LxW>', 'length and width of the ground in yards', '300x200')
    .option('--boards', 'boards stand along its sides')
    .addOption(new Option('--goal <end>', 'the end in question').choices(ENDS).default('b'))
    .option('--to <team>', 'the side that hits')
    .option('--by <team>', 'the other side')
    .option('--ends <a,b>', 'what end a and end b are called')
    .addOption(new Option('--rider <x,y>', 'a rider of the other side; can be repeated').argParser(collected))
    .option('--svg <file>', 'draw it into a file; "-": print the drawing alone')
    .option('--json', 'print it for programs')
    .addHelpText('after', EXAMPLES);
