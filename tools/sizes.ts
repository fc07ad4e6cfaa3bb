import ts from 'typescript';
import { lineOf, parse } from './sources.ts';

/** Logic may not be longer than this; a table may. */
export const LONGEST_FILE = 250;
export const LONGEST_FUNCTION = 40;

export interface Size {
  readonly file: string;
  readonly line: number;
  readonly name: string;
  readonly lines: number;
}

/** The lines of a file, and of each function that is more than an arrow on one line, tables aside. */
export function sizesOf(file: string, text: string): { readonly whole: Size; readonly functions: readonly Size[] } {
  const source = parse(file, text);
  const functions: Size[] = [];
  const visit = (node: ts.Node): void => {
    if (isLogic(source, node)) {
      functions.push({
        file,
        line: lineOf(source, node.getStart(source)),
        name: nameOf(node),
        lines: logicLines(source, node),
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  const lines = source.getLineAndCharacterOfPosition(text.trimEnd().length).line + 1 - tableLines(source, source);
  return { whole: { file, line: 1, name: file, lines }, functions };
}

const logicLines = (source: ts.SourceFile, node: ts.Node): number => linesOf(source, node) - tableLines(source, node);

function linesOf(source: ts.SourceFile, node: ts.Node): number {
  return lineOf(source, node.getEnd()) - lineOf(source, node.getStart(source)) + 1;
}

/** Lines of the tables below a node; the functions inside a table count as logic again. */
function tableLines(source: ts.SourceFile, node: ts.Node): number {
  let total = 0;
  ts.forEachChild(node, (child) => {
    total += isTable(child) ? linesOf(source, child) - functionLines(source, child) : tableLines(source, child);
  });
  return total;
}

function functionLines(source: ts.SourceFile, node: ts.Node): number {
  let total = 0;
  ts.forEachChild(node, (child) => {
    total += isLogic(source, child) ? logicLines(source, child) : functionLines(source, child);
  });
  return total;
}

/** A statement that declares one thing, and that thing an array or an object written out. */
function isTable(node: ts.Node): boolean {
  if (ts.isExportAssignment(node)) return isLiteral(node.expression);
  if (!ts.isVariableStatement(node)) return false;
  const [declaration, another] = node.declarationList.declarations;
  return !another && !!declaration?.initializer && isLiteral(declaration.initializer);
}

function isLiteral(expression: ts.Expression): boolean {
  if (
    ts.isAsExpression(expression) ||
    ts.isSatisfiesExpression(expression) ||
    ts.isParenthesizedExpression(expression)
  ) {
    return isLiteral(expression.expression);
  }
  if (ts.isCallExpression(expression) && expression.expression.getText() === 'Object.freeze') {
    return expression.arguments.every(isLiteral);
  }
  return ts.isArrayLiteralExpression(expression) || ts.isObjectLiteralExpression(expression);
}

function isLogic(source: ts.SourceFile, node: ts.Node): node is ts.FunctionLikeDeclaration {
  if (!ts.isFunctionLike(node) || !('body' in node) || !node.body) return false;
  return ts.isBlock(node.body as ts.Node) || linesOf(source, node) > 1;
}

function nameOf(node: ts.FunctionLikeDeclaration): string {
  if (node.name) return node.name.getText();
  const { parent } = node;
  if ((ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)) && parent.name)
    return parent.name.getText();
  return ts.isConstructorDeclaration(node) ? 'constructor' : 'a function without a name';
}
