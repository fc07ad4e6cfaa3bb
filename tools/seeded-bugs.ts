import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A mistake that somebody could make, and that a test must notice. */
interface Bug {
  readonly says: string;
  readonly file: string;
  readonly right: string;
  readonly wrong: string;
}

const BUGS: readonly Bug[] = [
  {
    says: 'the goals by handicap go to the higher team',
    file: 'src/lineup/handicap.ts',
    right: "totals.home >= totals.away ? ['home', 'away'] : ['away', 'home']",
    wrong: "totals.home >= totals.away ? ['away', 'home'] : ['home', 'away']",
  },
  {
    says: 'a fraction of a goal is dropped',
    file: 'src/lineup/handicap.ts',
    right: 'goals * 2 + (hasFraction ? 1 : 0)',
    wrong: 'goals * 2',
  },
  {
    says: 'half ratings are rounded up',
    file: 'src/lineup/total.ts',
    right: 'rating(Math.floor(own / 2) * 2)',
    wrong: 'rating(Math.ceil(own / 2) * 2)',
  },
  {
    says: 'half ratings are rounded at the limit itself',
    file: 'src/lineup/total.ts',
    right: 'upper <= inHalves(',
    wrong: 'upper < inHalves(',
  },
  {
    says: 'the counting total follows the field down',
    file: 'src/lineup/sheet.ts',
    right: 'a === undefined || (b !== undefined && b > a) ? b : a',
    wrong: 'b === undefined ? a : b',
  },
  {
    says: 'three riders make a team total',
    file: 'src/lineup/sheet.ts',
    right: "if (riding(sheet).length < answer(book, 'riders.a-side')) return undefined;",
    wrong: 'if (riding(sheet).length < 3) return undefined;',
  },
  {
    says: 'a rider exactly at three quarters is over the share',
    file: 'src/lineup/eligibility.ts',
    right: "own * 4 > answer(book, 'eligibility.share') * upper",
    wrong: "own * 4 >= answer(book, 'eligibility.share') * upper",
  },
  {
    says: 'after a substitution the lower limit binds',
    file: 'src/lineup/eligibility.ts',
    right: "const lowerBinds = answer(book, when) === 'inside-both';",
    wrong: 'const lowerBinds = true;',
  },
  {
    says: 'anyone may be replaced during a chukker',
    file: 'src/lineup/substitution.ts',
    right: 'if (UNABLE.includes(because)) return [];',
    wrong: 'return [];',
  },
  {
    says: 'a double substitution goes with exhaustion',
    file: 'src/lineup/substitution.ts',
    right: "const HURT_OR_ILL: readonly string[] = ['injury', 'illness', 'unable'];",
    wrong: "const HURT_OR_ILL: readonly string[] = ['injury', 'illness', 'unable', 'exhaustion'];",
  },
  {
    says: 'nearest above may be equal',
    file: 'src/lineup/removal.ts',
    right: 'r.rating > own ? [r.rating] : []',
    wrong: 'r.rating >= own ? [r.rating] : []',
  },
  {
    says: 'after a Penalty 7 goals received do not count',
    file: 'src/lineup/removal.ts',
    right: 'Math.max(home + received.home, away + received.away)',
    wrong: 'Math.max(home, away)',
  },
  {
    says: 'an overtime goal ends nothing',
    file: 'src/engine/rules/goal.ts',
    right: "if (state.chukker > state.scheduled && leader !== 'level')",
    wrong: "if (state.chukker > state.scheduled + 1 && leader !== 'level')",
  },
  {
    says: 'a goal at the second horn counts',
    file: 'src/engine/rules/goal.ts',
    right: 'said.clock === undefined || said.clock < horn',
    wrong: 'said.clock === undefined || said.clock <= horn',
  },
  {
    says: 'the goal of a Penalty 1 is a rider’s',
    file: 'src/engine/rules/goal.ts',
    right: "(said.way === 'penalty' && !isPenalty1(said))",
    wrong: "said.way === 'penalty'",
  },
  {
    says: 'a half goal does not break a tie',
    file: 'src/engine/score.ts',
    right: "if (score.home === score.away) return 'level';",
    wrong: "if (Math.abs(score.home - score.away) < 2) return 'level';",
  },
  {
    says: 'the running score forgets the goals by handicap',
    file: 'src/engine/score.ts',
    right: 'return added(row.award, sum);',
    wrong: 'return sum;',
  },
  {
    says: 'a call for a chukker that is over is taken for the running one',
    file: 'src/engine/repair.ts',
    right: 'if (target < state.chukker || (target === state.chukker && !isRunning(state))) {',
    wrong: 'if (target === state.chukker && !isRunning(state)) {',
  },
  {
    says: 'a call that is set aside has its effect all the same',
    file: 'src/engine/judge.ts',
    right: 'call.insist === undefined ? setAside(state, objections)',
    wrong: 'call.insist === undefined && said.kind !== "goal" ? setAside(state, objections)',
  },
  {
    says: 'a forfeit of both has a winner',
    file: 'src/engine/score.ts',
    right: "if (home && away) return { result: 'double-forfeit', winner: 'none' };",
    wrong: "if (home && away) return { result: 'double-forfeit', winner: 'home' };",
  },
];

const COPIED = [
  'src',
  'cases',
  'games',
  'results',
  'tests',
  'tools',
  'vitest.config.ts',
  'package.json',
  'tsconfig.json',
];

const copyOfTree = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'chukker-bugs-'));
  for (const name of COPIED) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  return folder;
};

const testsPass = (folder: string): boolean => {
  const args = [
    'vitest',
    'run',
    'src/cases',
    'src/practice',
    'src/lineup',
    'src/engine',
    'tests/cases.test.ts',
    '--bail',
    '1',
  ];
  return (
    spawnSync('npx', args, { cwd: folder, stdio: 'ignore', env: { ...process.env, CHUKKER_CALLS: '20000' } }).status ===
    0
  );
};

/** Seeds one bug in the copy, runs the tests, and takes the bug out again. */
const isNoticed = (folder: string, bug: Bug): boolean => {
  const path = join(folder, bug.file);
  const sound = readFileSync(path, 'utf8');
  if (!sound.includes(bug.right)) throw new Error(`${bug.file} no longer says: ${bug.right}`);
  writeFileSync(path, sound.replace(bug.right, bug.wrong));
  const noticed = !testsPass(folder);
  writeFileSync(path, sound);
  return noticed;
};

const folder = copyOfTree();
try {
  if (!testsPass(folder)) throw new Error('the tests do not pass without a bug');
  const missed = BUGS.filter((bug) => {
    const noticed = isNoticed(folder, bug);
    console.log(`${noticed ? 'noticed' : 'MISSED '}  ${bug.file.padEnd(32)} ${bug.says}`);
    return !noticed;
  });
  console.log(`${BUGS.length - missed.length} of ${BUGS.length} seeded bugs noticed`);
  if (missed.length > 0) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
