import ts from 'typescript';
import { type Complaint, lineOf, parse } from './sources.ts';

/** What the core may not name, by the reason. The same calls must give the same game on every device, for ever. */
const FORBIDDEN_BY_REASON: Readonly<Record<string, readonly string[]>> = {
  'the core has no clock: take the moment from the call': ['Date', 'performance'],
  'the core has no timer: write down what is due and when': [
    'setTimeout',
    'setInterval',
    'setImmediate',
    'clearTimeout',
    'clearInterval',
    'clearImmediate',
    'queueMicrotask',
    'requestAnimationFrame',
    'requestIdleCallback',
  ],
  'the core has no locale: words come from the catalogue': ['Intl'],
  'the core has no console: return what is to be shown': ['console', 'alert', 'confirm', 'prompt'],
  'the core knows no machine: take what is needed as an argument': [
    'process',
    'globalThis',
    'global',
    'window',
    'self',
    'document',
    'navigator',
    'localStorage',
    'sessionStorage',
    'indexedDB',
    'Buffer',
    'Worker',
    '__dirname',
    '__filename',
  ],
  'the core has no network': ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'],
  'the core draws no lots and hashes nothing itself: take the function as an argument': ['crypto'],
  'the core loads nothing while it runs': ['require', 'eval', 'Function', 'module'],
  'when memory is freed is no part of the game': ['WeakRef', 'FinalizationRegistry'],
};

const FORBIDDEN: ReadonlyMap<string, string> = new Map(
  Object.entries(FORBIDDEN_BY_REASON).flatMap(([reason, names]) => names.map((name) => [name, reason] as const)),
);

/** Exact on every machine. Sines, logarithms and powers may differ in the last digit, and `random` always does. */
const EXACT_MATHS: ReadonlySet<string> = new Set([
  'sqrt',
  'abs',
  'min',
  'max',
  'floor',
  'ceil',
  'round',
  'trunc',
  'sign',
  'imul',
]);

/** Members that ask the machine for its language, whatever they are called on. */
const LOCAL_MEMBER = /^(toLocale\w*|localeCompare)$/;

const EDITION_NAME = /\busa-[a-z0-9]+/;
const EDITION_IDENTIFIER = /^usa_?(\d{4}|classic)/i;

/** Where a source of the core reaches for anything but the language. */
export function impurities(file: string, text: string): Complaint[] {
  const source = parse(file, text);
  const references = [...source.typeReferenceDirectives, ...source.libReferenceDirectives].map((reference) => ({
    file,
    line: lineOf(source, reference.pos),
    text: `reference to ${reference.fileName}: the core compiles with the language alone`,
  }));
  return [
    ...references,
    ...complaintsOver(source, (node) => foreignImport(node) ?? foreignName(node) ?? foreignMember(node)),
  ];
}

/** Where a source outside the rule book names an edition. Comments may. */
export function editionNames(file: string, text: string): Complaint[] {
  if (!file.endsWith('.ts') && !file.endsWith('.tsx')) return editionNamesInText(file, text);
  return complaintsOver(parse(file, text), (node) => {
    const isNamed = (
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node) ||
      ts.isJsxText(node)
        ? EDITION_NAME
        : EDITION_IDENTIFIER
    ).test(wordsOf(node));
    return isNamed
      ? `names the edition "${wordsOf(node)}": ask the rule book, which alone knows its editions`
      : undefined;
  });
}

function editionNamesInText(file: string, text: string): Complaint[] {
  return text.split('\n').flatMap((line, index) => {
    const name = EDITION_NAME.exec(line)?.[0];
    return name ? [{ file, line: index + 1, text: `names the edition "${name}" outside the rule book` }] : [];
  });
}

function wordsOf(node: ts.Node): string {
  const hasText =
    ts.isIdentifier(node) ||
    ts.isStringLiteralLike(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddleOrTemplateTail(node) ||
    ts.isJsxText(node);
  return hasText ? node.text : '';
}

function complaintsOver(source: ts.SourceFile, complaintAt: (node: ts.Node) => string | undefined): Complaint[] {
  const found: Complaint[] = [];
  const visit = (node: ts.Node): void => {
    const text = complaintAt(node);
    if (text) found.push({ file: source.fileName, line: lineOf(source, node.getStart(source)), text });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function foreignImport(node: ts.Node): string | undefined {
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    return 'dynamic import: the core loads nothing while it runs';
  }
  if (ts.isMetaProperty(node)) return `${node.getText()}: the core does not know where it lies`;
  const from = moduleNamedBy(node);
  return from !== undefined && !/^\.\.?\//.test(from) ? `import of "${from}": the core has no packages` : undefined;
}

function moduleNamedBy(node: ts.Node): string | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return literalText(node.moduleSpecifier);
  if (ts.isExternalModuleReference(node)) return literalText(node.expression);
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return literalText(node.argument.literal);
  return undefined;
}

const literalText = (node: ts.Node | undefined): string | undefined =>
  node && ts.isStringLiteralLike(node) ? node.text : undefined;

function foreignName(node: ts.Node): string | undefined {
  if (!ts.isIdentifier(node) || isOnlyALabel(node)) return undefined;
  if (node.text === 'Math' && !isMemberOwner(node)) return 'Math handed on: name the exact function where it is used';
  const reason = FORBIDDEN.get(node.text);
  return reason && `${node.text}: ${reason}`;
}

const isMemberOwner = (node: ts.Identifier): boolean =>
  (ts.isPropertyAccessExpression(node.parent) || ts.isElementAccessExpression(node.parent)) &&
  node.parent.expression === node;

/** `call.process` and `{ process: 1 }` name a member of ours, not the machine's. */
function isOnlyALabel(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  if (ts.isQualifiedName(parent)) return parent.right === node;
  if (ts.isBindingElement(parent)) return parent.propertyName === node;
  const isMember =
    ts.isPropertyAssignment(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isPropertyDeclaration(parent) ||
    ts.isMethodSignature(parent) ||
    ts.isMethodDeclaration(parent) ||
    ts.isNamedTupleMember(parent);
  return isMember && parent.name === node;
}

function foreignMember(node: ts.Node): string | undefined {
  if (ts.isBindingElement(node)) return localMember(wordsOf(node.propertyName ?? node.name));
  if (!ts.isPropertyAccessExpression(node) && !ts.isElementAccessExpression(node)) return undefined;
  const member = ts.isPropertyAccessExpression(node) ? node.name.text : literalText(node.argumentExpression);
  const isOfMath = ts.isIdentifier(node.expression) && node.expression.text === 'Math';
  if (isOfMath && !EXACT_MATHS.has(member ?? '')) return `Math.${member ?? '[…]'}: not the same on every machine`;
  return localMember(member ?? '');
}

const localMember = (member: string): string | undefined =>
  LOCAL_MEMBER.test(member) ? `${member}: the core has no locale` : undefined;
