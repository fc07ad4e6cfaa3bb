// The arrows of the architecture. A row: a folder of src, what it may import besides itself, and the reason.
// The order is the order of the house: a folder imports upwards only.
const CORE = [
  ['words', [], 'The vocabulary is the floor: a word that needed another layer would drag it into every file.'],
  ['log', ['words'], 'The log keeps calls and knows no polo, so that no rule change can ever alter what was kept.'],
  [
    'rulebook',
    ['words'],
    'A book states what the rules say; it must not know who asks, or it would bend to the asker.',
  ],
  [
    'ground',
    ['words', 'rulebook'],
    'Places follow from the field and the book alone; where riders stand in a game is not its business.',
  ],
  [
    'lineup',
    ['words', 'rulebook'],
    'Who may play is settled before a ball is hit, also by hosts who never run a game.',
  ],
  [
    'engine',
    ['words', 'log', 'rulebook', 'ground', 'lineup'],
    'The game is judged from calls and the book; right of way only advises and may not decide.',
  ],
  [
    'right-of-way',
    ['words', 'rulebook', 'ground'],
    'Advice from tracks must be possible without a game, and no game may depend on it.',
  ],
  [
    'tournament',
    ['words', 'log', 'rulebook', 'lineup'],
    'A table needs results, not how they came about: it must rank games it never judged.',
  ],
  [
    'views',
    ['words', 'log', 'rulebook', 'ground', 'lineup', 'engine', 'right-of-way', 'tournament'],
    'Views read everything and invent nothing; an invented game has no place on a scoreboard.',
  ],
  [
    'practice',
    ['words', 'log', 'rulebook', 'ground', 'lineup', 'engine', 'right-of-way', 'tournament'],
    'Invented games are judged like played ones; how they look on a screen must not shape them.',
  ],
  [
    'cases',
    ['words', 'log', 'rulebook', 'ground', 'lineup', 'engine', 'right-of-way', 'tournament', 'views', 'practice'],
    'A case may ask any layer a question, and so may look at each of them; none may know that it is asked.',
  ],
];

const NAMES = CORE.map(([folder]) => folder);
const APPS = [
  ['server', NAMES, 'The server carries calls and serves views; it knows nothing about polo.'],
  ['web', NAMES, 'The pages draw views and send calls; they reach the server by its protocol, not by import.'],
  ['cli', [...NAMES, 'server'], 'The command line is the front door: it starts whatever the program can do.'],
];

const ROWS = [...CORE, ...APPS];
const TEST = '[.]test[.]ts$';
const anyOf = (names) => `^src/(${names.join('|')})/`;

// A test may call on a later layer (invented games to shake the engine, say), so the arrows bind sources only.
const arrows = ROWS.map(([folder, mayImport, reason]) => ({
  name: `arrow-${folder}`,
  comment: reason,
  severity: 'error',
  from: { path: anyOf([folder]), pathNot: TEST },
  to: { path: '^src/', pathNot: anyOf([folder, ...mayImport]) },
}));

module.exports = {
  forbidden: [
    ...arrows,
    {
      name: 'core-stands-alone',
      comment: 'The core is the language alone: it must run in a browser, on a tablet and under any licence of a host.',
      severity: 'error',
      from: { path: anyOf(NAMES), pathNot: TEST },
      to: { pathNot: '^src/' },
    },
    {
      name: 'nothing-imports-an-app',
      comment: 'An app is an end of the road. What two of them share belongs to the core, where it is tested once.',
      severity: 'error',
      from: { pathNot: anyOf(APPS.map(([folder]) => folder)) },
      to: { path: anyOf(APPS.map(([folder]) => folder)) },
    },
    {
      name: 'sources-ignore-their-surroundings',
      comment: 'Tools, benches and whole-program tests look at the sources; a source that looked back would ship them.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(tools|bench|tests)/' },
    },
    {
      name: 'published-code-needs-runtime-packages-only',
      comment: 'A host installs the runtime set only: any other package would be missing at the ground.',
      severity: 'error',
      from: { path: '^src/', pathNot: TEST },
      to: {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown', 'undetermined'],
        pathNot: '^node_modules/@types/',
      },
    },
    {
      name: 'peers-stay-in-the-bench',
      comment: 'Packages we measure ourselves against must not become packages we lean on.',
      severity: 'error',
      from: { pathNot: '^bench/' },
      to: { path: '^node_modules/(mitata|xstate|boardgame[.]io)/' },
    },
    {
      name: 'no-circle',
      comment: 'Two files that need each other are one thought in two places; a reader cannot start anywhere.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphan',
      comment: 'A file that nobody reads and that reads nobody is a rule that never applies.',
      severity: 'error',
      from: { orphan: true, path: '^src/', pathNot: TEST },
      to: {},
    },
    {
      name: 'everything-is-found',
      comment: 'An import that resolves to nothing would slip past every arrow above.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|coverage)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.js', '.mjs', '.cjs', '.d.ts', '.json'],
    },
  },
};
