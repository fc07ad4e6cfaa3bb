import { type Fault, shown } from '../words/index.ts';
import { DEEPEST, type LineFault, type ReadText, TOO_DEEP, torn } from './source-text.ts';

type Path = (string | number)[];

/** Called for each value in order, with its path and where it begins. The path is a live list: look, do not keep. */
type Visit = (path: readonly (string | number)[], at: number) => void;

/** A way through strict JSON. `JSON.parse` knows neither lines nor doubled keys, and goes as deep as it is led. */
interface Walk {
  readonly text: string;
  readonly path: Path;
  readonly visit: Visit;
  at: number;
}

/** Why the text is not strict JSON, from the place where it stops being so. */
type Break = { readonly found: string; readonly wanted: string } | undefined;

const BLANK = /[ \t\n\r]*/y;
const SCALAR = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
/** Anything from the blank on but a quote and a backslash. */
const PLAIN_TEXT = /[ !#-[\]-\uffff]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;

/** Steps over what the pattern matches here; whether it matched anything. */
const stepOver = (walk: Walk, pattern: RegExp): boolean => {
  pattern.lastIndex = walk.at;
  const length = pattern.exec(walk.text)?.[0].length ?? 0;
  walk.at += length;
  return length > 0;
};

const stepOnHere = (walk: Walk, sign: string): boolean => {
  if (walk.text[walk.at] !== sign) return false;
  walk.at += 1;
  return true;
};

/** Steps over blanks and then over one sign, if it is there. */
const stepOn = (walk: Walk, sign: string): boolean => {
  stepOver(walk, BLANK);
  return stepOnHere(walk, sign);
};

const broken = (walk: Walk, wanted: string): Break => {
  const here = walk.text.codePointAt(walk.at);
  return { found: here === undefined ? 'the end of the text' : shown(String.fromCodePoint(here)), wanted };
};

const string = (walk: Walk): Break => {
  walk.at += 1;
  do stepOver(walk, PLAIN_TEXT);
  while (stepOver(walk, ESCAPE));
  return stepOnHere(walk, '"') ? undefined : broken(walk, 'the rest of the text and its closing quote');
};

const key = (walk: Walk, before: Set<string>): Break => {
  stepOver(walk, BLANK);
  const from = walk.at;
  if (walk.text[from] !== '"') return broken(walk, 'a field name in double quotes');
  const problem = string(walk);
  if (problem !== undefined) return problem;
  const name: string = JSON.parse(walk.text.slice(from, walk.at));
  walk.path.push(name);
  if (before.has(name)) return { found: `the field ${shown(name)} twice`, wanted: 'each field once' };
  before.add(name);
  return stepOn(walk, ':') ? undefined : broken(walk, '":"');
};

const member = (walk: Walk, before: Set<string>): Break => {
  const problem = key(walk, before) ?? value(walk);
  if (problem === undefined) walk.path.pop();
  return problem;
};

const element = (walk: Walk, index: number): Break => {
  walk.path.push(index);
  const problem = value(walk);
  if (problem === undefined) walk.path.pop();
  return problem;
};

const list = (walk: Walk): Break => {
  if (stepOn(walk, ']')) return undefined;
  for (let index = 0; ; index += 1) {
    const problem = element(walk, index);
    if (problem !== undefined || stepOn(walk, ']')) return problem;
    if (!stepOn(walk, ',')) return broken(walk, '"," or "]"');
  }
};

const record = (walk: Walk): Break => {
  if (stepOn(walk, '}')) return undefined;
  const before = new Set<string>();
  for (;;) {
    const problem = member(walk, before);
    if (problem !== undefined || stepOn(walk, '}')) return problem;
    if (!stepOn(walk, ',')) return broken(walk, '"," or "}"');
  }
};

const value = (walk: Walk): Break => {
  stepOver(walk, BLANK);
  walk.visit(walk.path, walk.at);
  const sign = walk.text[walk.at];
  if (sign === '"') return string(walk);
  if (sign !== '{' && sign !== '[') return stepOver(walk, SCALAR) ? undefined : broken(walk, 'a value');
  if (walk.path.length >= DEEPEST) return TOO_DEEP;
  walk.at += 1;
  return sign === '{' ? record(walk) : list(walk);
};

const text = (walk: Walk): Break => {
  const problem = value(walk);
  if (problem !== undefined) return problem;
  stepOver(walk, BLANK);
  return walk.at < walk.text.length ? broken(walk, 'nothing more') : undefined;
};

/** Steps from each value to the next: lines are counted once, whatever the number of values. */
const lineCounter = (json: string): ((at: number) => number) => {
  let line = 1;
  let next = json.indexOf('\n');
  return (at) => {
    for (; next !== -1 && next < at; next = json.indexOf('\n', next + 1)) line += 1;
    return line;
  };
};

const faultIn = (json: string): LineFault | undefined => {
  const walk: Walk = { text: json, path: [], visit: () => {}, at: 0 };
  const problem = text(walk);
  // A path of sixty-four levels helps nobody to find the place; its beginning does.
  return problem && torn(walk.path.slice(0, 8), lineCounter(json)(walk.at), problem.found, problem.wanted);
};

/** Where a value begins; a record or list knows where its own values do. */
interface Place {
  readonly line: number;
  readonly inside?: Map<string | number, Place>;
}

const placesIn = (json: string): Place => {
  const lineAt = lineCounter(json);
  const open: Place[] = [];
  const visit: Visit = (path, at) => {
    const isOpen = json[at] === '{' || json[at] === '[';
    const place: Place = { line: lineAt(at), ...(isOpen ? { inside: new Map() } : {}) };
    const step = path.at(-1);
    if (step !== undefined) open[path.length - 1]?.inside?.set(step, place);
    if (isOpen) open[path.length] = place;
  };
  value({ text: json, path: [], visit, at: 0 });
  return open[0] ?? { line: 1 };
};

/** The line where the field begins, or the nearest record around it. */
const lineIn = (places: Place, path: Fault['path']): number => {
  let place = places;
  for (const step of path) {
    const inner = place.inside?.get(step);
    if (inner === undefined) break;
    place = inner;
  }
  return place.line;
};

/** Looks for lines only when somebody asks for one, and then once for all. */
const lineOf = (json: string): ((path: Fault['path']) => number) => {
  let places: Place | undefined;
  return (path) => {
    places ??= placesIn(json);
    return lineIn(places, path);
  };
};

/** Reads strict JSON; a doubled field, too many levels and whatever `JSON.parse` refuses are faults with their line. */
export const readJson = (json: string): ReadText => {
  const problem = faultIn(json);
  if (problem !== undefined) return { ok: false, faults: [problem] };
  return { ok: true, value: JSON.parse(json), lineOf: lineOf(json) };
};
