import {
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

const composed = (text: string, walk: Walk): Document.Parsed | undefined => {
  const composer = new Composer({ lineCounter: walk.lines, prettyErrors: false, uniqueKeys: false, stringKeys: true });
  const [first, second] = [...composer.compose(syntaxOf(text, walk), true, text.length)];
  if (first === undefined || walk.faults.length > 0) return undefined;
  // An unknown tag is but a warning to the package; to us it is a value that nobody can read.
  for (const { pos, message } of [...first.errors, ...first.warnings]) {
    walk.faults.push(torn([], lineAt(walk, pos[0]), message.replace(/\.$/, ''), 'plain YAML'));
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

/** A node as a plain value. An alias is refused: a few of them, each naming the one before, make a file without end. */
const plainOf = (node: unknown, path: Fault['path'], walk: Walk): unknown => {
  if ((isMap(node) || isSeq(node)) && path.length >= DEEPEST) {
    walk.faults.push(torn([], lineAt(walk, startOf(node)), TOO_DEEP.found, TOO_DEEP.wanted));
    return null;
  }
  if (isMap(node)) return recordOf(node, path, walk);
  if (isSeq(node)) return node.items.map((item, index) => plainOf(item, [...path, index], walk));
  if (isScalar(node)) return node.value;
  if (isAlias(node)) {
    walk.faults.push(torn(path, lineAt(walk, node.range?.[0] ?? 0), `an alias *${node.source}`, 'the value itself'));
  }
  return null;
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

/** Reads one YAML document of plain values; aliases, unknown tags, doubled fields and too many levels are faults. */
export const readYaml = (text: string): ReadText => {
  const walk: Walk = { lines: new LineCounter(), faults: [] };
  const document = composed(text, walk);
  const value = document === undefined || walk.faults.length > 0 ? null : plainOf(document.contents, [], walk);
  if (document === undefined || walk.faults.length > 0) return { ok: false, faults: walk.faults };
  return { ok: true, value, lineOf: (path) => lineOf(document, path, walk) };
};
