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
    right: "if (state.chukker > state.scheduled) return 'chukkers.overtime';",
    wrong: "if (state.chukker > state.scheduled + 1) return 'chukkers.overtime';",
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
    right: '?? setAside(state, objections);',
    wrong: '?? (said.kind === "goal" ? setAside(passed.state, objections) : setAside(state, objections));',
  },
  {
    says: 'a forfeit of both has a winner',
    file: 'src/engine/score.ts',
    right: "if (home && away) return { result: 'double-forfeit', winner: 'none' };",
    wrong: "if (home && away) return { result: 'double-forfeit', winner: 'home' };",
  },
  {
    says: 'a goal after the first horn of an earlier chukker ends the game',
    file: 'src/engine/rules/goal.ts',
    right: 'state.chukker === Number(state.scheduled) && pastFirstHorn(state)',
    wrong: 'state.chukker <= Number(state.scheduled) && pastFirstHorn(state)',
  },
  {
    says: 'a Penalty 1 after the first horn ends the last chukker',
    file: 'src/engine/rules/goal.ts',
    right: 'pastFirstHorn(state) && !isPenalty1(said)',
    wrong: 'pastFirstHorn(state)',
  },
  {
    says: 'exactly five seconds left are set to five seconds too few',
    file: 'src/engine/clock.ts',
    right: 'state.clock.elapsed <= latest',
    wrong: 'state.clock.elapsed < latest - 1',
  },
  {
    says: 'the last chukker knows no five seconds',
    file: 'src/engine/clock.ts',
    right: 'if (!isLast(state) || state.clock.elapsed <= latest)',
    wrong: 'if (isLast(state) || state.clock.elapsed <= latest)',
  },
  {
    says: 'a chukker before the last plays on after a whistle',
    file: 'src/engine/stops.ts',
    right: 'if (pastFirstHorn(state) && !isLast(state)',
    wrong: 'if (pastFirstHorn(state) && isLast(state)',
  },
  {
    says: 'the first horn comes a thousandth of a second late',
    file: 'src/engine/time.ts',
    right: 'if (to >= firstHorn(book) && state.clock.horns === 0)',
    wrong: 'if (to > firstHorn(book) && state.clock.horns === 0)',
  },
  {
    says: 'a ball that is dead with the clock stopped ends the chukker',
    file: 'src/engine/time.ts',
    right: "state.phase === 'dead' && state.clock.running && !isLast(state)",
    wrong: "state.phase === 'dead' && !isLast(state)",
  },
  {
    says: 'the clock may run backwards',
    file: 'src/engine/time.ts',
    right: 'if (clock < state.clock.elapsed)',
    wrong: 'if (clock < 0)',
  },
  {
    says: 'a goal changes no ends',
    file: 'src/engine/ends.ts',
    right: 'ends: { home: state.ends.away, away: state.ends.home },',
    wrong: 'ends: state.ends,',
  },
  {
    says: 'ends stay wrong after a wrong line-up',
    file: 'src/engine/chukkers.ts',
    right: 'if (!state.wrongWay) return { state, rulings: [] };',
    wrong: 'return { state, rulings: [] };',
  },
  {
    says: 'a hit that is due is thrown in',
    file: 'src/engine/rules/throw-in.ts',
    right: 'return isHit(restart) ?',
    wrong: 'return isHit(restart) && restart.called ?',
  },
  {
    says: 'the penalty goes to the side that fouled',
    file: 'src/engine/rules/penalty.ts',
    right: 'if (foul.by === to) return',
    wrong: 'if (foul.by !== to) return',
  },
  {
    says: 'a wide hit is taken again without an improper entry being told from a goal',
    file: 'src/engine/rules/penalty.ts',
    right: "(said.shot === 'wide' || said.shot === 'deflected')",
    wrong: "said.shot === 'wide'",
  },
  {
    says: 'an undefended hit never dies',
    file: 'src/engine/rules/penalty.ts',
    right: "shot.kind === 'penalty-3' ||",
    wrong: "shot.kind === 'penalty-4' ||",
  },
  {
    says: 'the ball off the defenders over their own line is a hit-in',
    file: 'src/engine/rules/stop.ts',
    right: 'line === off && said.struck !== true',
    wrong: 'line === off && said.struck === true',
  },
  {
    says: 'the ball over the side goes to the side that put it out',
    file: 'src/engine/rules/stop.ts',
    right: "hitFor(opposite(off), 'side-hit'",
    wrong: "hitFor(off, 'side-hit'",
  },
  {
    says: 'a goal at the whistle counts at once',
    file: 'src/engine/rules/goal.ts',
    right: 'if (isAtWhistle) return waits(state, said);',
    wrong: '',
  },
  {
    says: 'a foul before the horn whistled after it is lost',
    file: 'src/engine/rules/foul.ts',
    right: 'clock < secondHorn(book);',
    wrong: 'clock < 0;',
  },
  {
    says: 'the winner of the toss chooses at half time',
    file: 'src/engine/rules/ends.ts',
    right: 'state.toss === side ?',
    wrong: 'state.toss !== side && state.toss !== undefined ?',
  },
  {
    says: 'a shoot-out ends before all have hit',
    file: 'src/engine/rules/shoot-out.ts',
    right: 'if (hitsOfRound(book, state).length > 0)',
    wrong: 'if (hitsOfRound(book, state).length > 6)',
  },
  {
    says: 'a safety knows no cap',
    file: 'src/ground/place.ts',
    right: "to: (spot) => capped(spot, figure(book, 'place.safety.cap')),",
    wrong: 'to: (spot) => spot,',
  },
  {
    says: 'the ground is mirrored',
    file: 'src/words/ground.ts',
    right: 'milliYards(-x), y: milliYards(-y)',
    wrong: 'milliYards(-x), y: milliYards(y)',
  },
  {
    says: 'the goal mouth is free',
    file: 'src/ground/margins.ts',
    right: 'Math.abs(at.y) - half)',
    wrong: 'FAR)',
  },
  {
    says: 'a hit-in may be between the posts',
    file: 'src/ground/place.ts',
    right: "const least = figure(book, 'ground.goal-width') / 2 + figure(book, 'place.hit-in.from-post');",
    wrong: 'const least = 0;',
  },
  {
    says: 'riders off the field are excused from the thirty yards',
    file: 'src/ground/positions.ts',
    right: "'place.off-ball', false);",
    wrong: "'place.off-ball', true);",
  },
  {
    says: 'an option is offered that is not in order',
    file: 'src/engine/options/restart.ts',
    right: 'if (choiceOpen(restart)) return [];',
    wrong: '',
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
    'src/ground',
    'tests/cases.test.ts',
    '--bail',
    '1',
  ];
  return (
    spawnSync('npx', args, {
      cwd: folder,
      stdio: 'ignore',
      env: { ...process.env, CHUKKER_CALLS: '20000', CHUKKER_SAMPLES: '6000' },
    }).status === 0
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
