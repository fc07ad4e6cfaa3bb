import {
  type Alias,
  Composer,
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  Lexer,
  LineCounter,
  type Node,
  type Pair,
  Parser,
  type YAMLMap,
} from 'yaml';
import { type Fault, shown } from '../words/index.ts';
import { DEEPEST, type LineFault, type ReadText, TOO_DEEP, torn } from './source-text.ts';

/**
 * What one reading of YAML keeps in mind. Doubled keys are looked for in our own walk: the package compares each key
 * with all others of its map, which a large map turns into minutes.
 */
interface Walk {
  readonly lines: LineCounter;
  readonly faults: LineFault[];
  /** Values that were given a name. */
  readonly anchors: Map<string, Anchored>;
  /** Values so far, those behind an alias counted each time. */
  values: number;
  /** How many levels down the walk has been since it last looked. */
  deepest: number;
}

/** A value with a name, how many values it holds, and how many levels they go down from it. */
interface Anchored {
  readonly value: unknown;
  readonly holds: number;
  readonly levels: number;
}

/** The parser keeps a document and a scalar on its stack besides the records and lists. */
const DEEPEST_STACK = DEEPEST + 2;

/** Far more than anybody writes by hand; a program that writes so much writes JSON. */
const MOST_MARKS = 1_000_000;

/** So many errors of syntax are told; what follows them is not read. */
const MOST_ERRORS = 20;

const refused = (walk: Walk, at: number, found: string, wanted: string): void => {
  walk.faults.push(torn([], lineAt(walk, at), found, wanted));
};

/** The syntax of the text, ended early where it goes too deep, for it is composed by recursion, or never ends. */
function* syntaxOf(text: string, walk: Walk) {
  const parser = new Parser(walk.lines.addNewLine);
  walk.lines.addNewLine(0);
  let marks = 0;
  let errors = 0;
  for (const lexeme of new Lexer().lex(text)) {
    for (const token of parser.next(lexeme)) {
      yield token;
      if (token.type === 'error') errors += 1;
    }
    // The first few say enough; a file of nothing else would take a quarter of a minute.
    if (errors > MOST_ERRORS) return;
    marks += 1;
    if (parser.stack.length > DEEPEST_STACK) return refused(walk, parser.offset, TOO_DEEP.found, TOO_DEEP.wanted);
    if (marks > MOST_MARKS) return refused(walk, parser.offset, 'more than a million marks of YAML', 'JSON, or less');
  }
  yield* parser.end();
}

const lineAt = (walk: Walk, at: number): number => Math.max(1, walk.lines.linePos(at).line);

/** What the commonest mistakes of notation are called by people who do not know the words of its grammar. */
const IN_PLAIN_WORDS: { readonly [code: string]: readonly [string, string] } = {
  BAD_INDENT: [
    'a line that is set in too little or too far, or a bracket that is not closed',
    'its spaces as in the lines around it; close every { and [',
  ],
  MISSING_CHAR: ['something left open, or a sign missing', 'the closing quote, bracket, comma or colon'],
  MULTILINE_IMPLICIT_KEY: ['text where a field should be', 'a field, a colon, a blank and its value'],
  BLOCK_AS_IMPLICIT_KEY: ['two fields on one line', 'each field on a line of its own'],
  TAB_AS_INDENT: ['a tab at the beginning of the line', 'blanks instead of tabs'],
  UNEXPECTED_TOKEN: ['a sign that does not belong there', 'plain YAML; put text with signs in it into quotes'],
};

const composed = (text: string, walk: Walk): Document.Parsed | undefined => {
  const composer = new Composer({ lineCounter: walk.lines, prettyErrors: false, uniqueKeys: false, stringKeys: true });
  const [first, second] = [...composer.compose(syntaxOf(text, walk), true, text.length)];
  if (first === undefined || walk.faults.length > 0) return undefined;
  // An unknown tag is but a warning to the package; to us it is a value that nobody can read.
  for (const { pos, message, code } of [...first.errors, ...first.warnings]) {
    const [found, wanted] = IN_PLAIN_WORDS[code] ?? [message.replace(/\.$/, ''), 'plain YAML'];
    walk.faults.push(torn([], lineAt(walk, pos[0]), found, wanted));
  }
  if (second !== undefined) {
    walk.faults.push(torn([], lineAt(walk, second.range[0]), 'a second document', 'one document a file'));
  }
  return first as Document.Parsed;
};

const startOf = (node: unknown): number => (isScalar(node) || isMap(node) || isSeq(node) ? (node.range?.[0] ?? 0) : 0);

const nameOf = (pair: Pair<unknown, unknown>): string => (isScalar(pair.key) ? String(pair.key.value) : '');

/** A field of its own, also when it is called `__proto__`. */
const put = (record: object, name: string, value: unknown): void => {
  Object.defineProperty(record, name, { value, enumerable: true, writable: true, configurable: true });
};

const recordOf = (node: YAMLMap, path: Fault['path'], walk: Walk): object => {
  const record = {};
  for (const pair of node.items) {
    const name = nameOf(pair);
    const line = lineAt(walk, startOf(pair.key));
    if (Object.hasOwn(record, name)) {
      walk.faults.push(torn([...path, name], line, `the field ${shown(name)} twice`, 'each field once'));
    }
    put(record, name, plainOf(pair.value, [...path, name], walk));
  }
  return record;
};

/** What an alias stands for. A few of them, each naming the one before, make a file without end: they are counted. */
const aliased = (node: Alias, path: Fault['path'], walk: Walk): unknown => {
  const named = walk.anchors.get(node.source);
  walk.values += named?.holds ?? 0;
  walk.deepest = Math.max(walk.deepest, path.length + (named?.levels ?? 0));
  const isSmall = walk.values <= MOST_MARKS && walk.deepest <= DEEPEST;
  if (named !== undefined && isSmall) return named.value;
  const found = `an alias *${node.source} of ${named === undefined ? 'nothing before it' : 'too much'}`;
  walk.faults.push(torn(path, lineAt(walk, node.range?.[0] ?? 0), found, 'the value itself'));
  return null;
};

/** A node as a plain value, remembered when it has a name. */
const plainOf = (node: unknown, path: Fault['path'], walk: Walk): unknown => {
  const before = { values: walk.values, deepest: walk.deepest };
  walk.values += 1;
  walk.deepest = path.length;
  const value = bareOf(node, path, walk);
  const name = isMap(node) || isSeq(node) || isScalar(node) ? node.anchor : undefined;
  const sizes = { holds: walk.values - before.values, levels: walk.deepest - path.length };
  if (name !== undefined) walk.anchors.set(name, { value, ...sizes });
  walk.deepest = Math.max(before.deepest, walk.deepest);
  return value;
};

const bareOf = (node: unknown, path: Fault['path'], walk: Walk): unknown => {
  if ((isMap(node) || isSeq(node)) && path.length >= DEEPEST) {
    walk.faults.push(torn([], lineAt(walk, startOf(node)), TOO_DEEP.found, TOO_DEEP.wanted));
    return null;
  }
  if (isMap(node)) return recordOf(node, path, walk);
  if (isSeq(node)) return node.items.map((item, index) => plainOf(item, [...path, index], walk));
  if (isScalar(node)) return node.value;
  return isAlias(node) ? aliased(node, path, walk) : null;
};

const childOf = (node: Node | null, step: string | number): unknown => {
  if (isMap(node)) return node.items.find((pair) => nameOf(pair) === step)?.value;
  return isSeq(node) && typeof step === 'number' ? node.items[step] : undefined;
};

/** The line where the field begins, or the nearest record around it. */
const lineOf = (document: Document.Parsed, path: Fault['path'], walk: Walk): number => {
  let node: Node | null = document.contents;
  for (const step of path) {
    const child = childOf(node, step);
    if (!isMap(child) && !isSeq(child) && !isScalar(child)) break;
    node = child;
  }
  return lineAt(walk, startOf(node));
};

/** Reads one YAML document of plain values; unknown tags, aliases of nothing or without end, doubled fields and too many levels are faults. */
export const readYaml = (text: string): ReadText => {
  const walk: Walk = { lines: new LineCounter(), faults: [], anchors: new Map(), values: 0, deepest: 0 };
  const document = composed(text, walk);
  const value = document === undefined || walk.faults.length > 0 ? null : plainOf(document.contents, [], walk);
  if (document === undefined || walk.faults.length > 0) return { ok: false, faults: walk.faults };
  return { ok: true, value, lineOf: (path) => lineOf(document, path, walk) };
};
