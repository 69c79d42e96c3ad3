import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A number at the top of a file: a window, a limit, a count or a threshold. */
export interface Constant {
  readonly file: string;
  /** With the name of its field, if it stands in an object: "MOST.account". */
  readonly name: string;
  /** Its value; of durations of the CDK in milliseconds, of lists their parts. */
  readonly value: string;
}

const FOLDERS = ['functions', 'infra'];
const UNITS: Readonly<Record<string, number>> = {
  millis: 1,
  seconds: 1000,
  minutes: 60_000,
  hours: 3_600_000,
  days: 86_400_000,
};

/** Every file of the product in these folders, without tests. */
export function sources(): readonly string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.ts$/.test(name) && !/\.test\.ts$|\.d\.ts$|node_modules|fixtures/.test(name))
      .map((name) => join(folder, name))
      .sort(),
  );
}

/** The constants of a file whose values are numbers that it writes down. */
export function constantsIn(file: string): readonly Constant[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const known = new Map<string, number>();
  const found: Constant[] = [];
  for (const statement of source.statements)
    if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations)
        if (ts.isIdentifier(name) && /^[A-Z][A-Z0-9_]*$/.test(name.text) && initializer !== undefined)
          for (const [field, value] of valuesOf(bare(initializer), known)) {
            if (field === '' && /^-?[\d.e+]+$/.test(value)) known.set(name.text, Number(value));
            found.push({ file, name: field === '' ? name.text : `${name.text}.${field}`, value });
          }
  return found;
}

function bare(node: ts.Expression): ts.Expression {
  return ts.isAsExpression(node) || ts.isParenthesizedExpression(node) || ts.isSatisfiesExpression(node)
    ? bare(node.expression)
    : node;
}

/** The numbers of a constant, by the name of their field. */
function valuesOf(
  node: ts.Expression,
  known: ReadonlyMap<string, number>,
): readonly (readonly [string, string])[] {
  if (ts.isObjectLiteralExpression(node))
    return node.properties.flatMap((property) => {
      if (!ts.isPropertyAssignment(property)) return [];
      const value = numberOf(bare(property.initializer), known);
      return value === undefined ? [] : [[property.name.getText(), String(value)] as const];
    });
  if (ts.isArrayLiteralExpression(node)) {
    const parts = node.elements.map((part) => numberOf(bare(part), known));
    return parts.length > 0 && parts.every((part) => part !== undefined) ? [['', parts.join(' ')]] : [];
  }
  const value = numberOf(node, known);
  return value === undefined ? [] : [['', String(value)]];
}

/** The value of an expression of numbers, earlier constants of the file and durations. */
function numberOf(node: ts.Expression, known: ReadonlyMap<string, number>): number | undefined {
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (ts.isIdentifier(node)) return known.get(node.text);
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken) {
    const value = numberOf(bare(node.operand), known);
    return value === undefined ? undefined : -value;
  }
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const unit = UNITS[node.expression.name.text];
    const [count] = node.arguments;
    const value = count === undefined ? undefined : numberOf(bare(count), known);
    const isDuration = node.expression.expression.getText() === 'Duration';
    return isDuration && unit !== undefined && value !== undefined ? unit * value : undefined;
  }
  if (!ts.isBinaryExpression(node)) return undefined;
  const [left, right] = [numberOf(bare(node.left), known), numberOf(bare(node.right), known)];
  if (left === undefined || right === undefined) return undefined;
  switch (node.operatorToken.kind) {
    case ts.SyntaxKind.AsteriskToken:
      return left * right;
    case ts.SyntaxKind.AsteriskAsteriskToken:
      return left ** right;
    case ts.SyntaxKind.PlusToken:
      return left + right;
    case ts.SyntaxKind.MinusToken:
      return left - right;
    case ts.SyntaxKind.SlashToken:
      return left / right;
    default:
      return undefined;
  }
}

/** A comparison with a number that has no name: where it stands, and how it reads. */
export interface Comparison {
  readonly file: string;
  readonly text: string;
}

const ORDER = ['<', '<=', '>', '>='];

/** The comparisons of a file with a number beyond 1, which is a limit without a name. */
export function comparisonsIn(file: string): readonly Comparison[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: Comparison[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isBinaryExpression(node) && ORDER.includes(node.operatorToken.getText()))
      if ([node.left, node.right].some((side) => ts.isNumericLiteral(side) && !/^[01]$/.test(side.text)))
        found.push({ file, text: node.getText().replace(/\s+/g, ' ') });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
