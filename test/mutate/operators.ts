import ts from 'typescript';

/** A mutant's change: a node of the syntax, and its replacement. */
export interface Change {
  readonly node: ts.Node;
  readonly instead: string;
  readonly isDefault?: true;
}

const K = ts.SyntaxKind;

/** Operators, each with its replacement. */
const SWAPPED: Readonly<Partial<Record<ts.SyntaxKind, string>>> = {
  [K.LessThanToken]: '<=',
  [K.LessThanEqualsToken]: '<',
  [K.GreaterThanToken]: '>=',
  [K.GreaterThanEqualsToken]: '>',
  [K.EqualsEqualsEqualsToken]: '!==',
  [K.ExclamationEqualsEqualsToken]: '===',
  [K.AmpersandAmpersandToken]: '||',
  [K.BarBarToken]: '&&',
  [K.PlusToken]: '-',
  [K.MinusToken]: '+',
  [K.AsteriskToken]: '/',
  [K.SlashToken]: '*',
  [K.PercentToken]: '*',
  [K.PlusEqualsToken]: '-=',
  [K.MinusEqualsToken]: '+=',
};

/** Methods, each with its replacement. */
const OTHER_METHOD: ReadonlyMap<string, string> = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
]);

/** Methods that are removed from a chain. */
const LEFT_OUT_OF_CHAIN: ReadonlySet<string> = new Set([
  'filter',
  'sort',
  'toSorted',
  'reverse',
  'toReversed',
  'slice',
]);

/** The changes that the operators of mutation testing make at a node. */
export function changesOf(node: ts.Node): readonly Change[] {
  if (ts.isBinaryExpression(node)) return ofBinary(node);
  if (ts.isCallExpression(node)) return ofCall(node);
  if (ts.isNumericLiteral(node)) return ofNumber(node);
  if (ts.isIfStatement(node)) return ofIf(node);
  if (ts.isConditionalExpression(node)) return negated(node.condition);
  if (ts.isWhileStatement(node) || ts.isDoStatement(node)) return negated(node.expression);
  if (ts.isExpressionStatement(node)) return ofStatement(node);
  if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) return ofStep(node);
  return [];
}

function ofBinary(node: ts.BinaryExpression): readonly Change[] {
  const [left, right] = [node.left.getText(), node.right.getText()];
  if (node.operatorToken.kind === K.QuestionQuestionToken)
    return [
      { node, instead: right },
      { node: node.right, instead: 'undefined', isDefault: true },
    ];
  if (node.operatorToken.kind === K.BarBarToken && isOfBug(node)) return [];
  const other = SWAPPED[node.operatorToken.kind];
  if (other === undefined || (node.operatorToken.kind === K.PlusToken && isText(node))) return [];
  // Next to the other operator, an operand keeps its brackets, since `&&` binds more tightly than `||`.
  return [{ node, instead: `${bracketed(node.left, left)} ${other} ${bracketed(node.right, right)}` }];
}

/** Whether this is one of several conditions that only throw for bugs: none of them ever holds. */
function isOfBug({ parent }: ts.Node): boolean {
  if (ts.isBinaryExpression(parent)) return parent.operatorToken.kind === K.BarBarToken && isOfBug(parent);
  return ts.isIfStatement(parent) && parent.elseStatement === undefined && isThrown(parent.thenStatement);
}

function bracketed(part: ts.Node, text: string): string {
  return ts.isBinaryExpression(part) && !isAssignment(part) ? `(${text})` : text;
}

function isAssignment({ operatorToken: { kind } }: ts.BinaryExpression): boolean {
  return kind >= K.FirstAssignment && kind <= K.LastAssignment;
}

function isText(node: ts.Node): boolean {
  if (ts.isStringLiteral(node) || ts.isTemplateLiteral(node)) return true;
  return ts.isBinaryExpression(node) && (isText(node.left) || isText(node.right));
}

function ofCall(node: ts.CallExpression): readonly Change[] {
  const called = node.expression;
  if (!ts.isPropertyAccessExpression(called) || ts.isOptionalChain(node)) return [];
  const [method, object] = [called.name.text, called.expression.getText()];
  const other = OTHER_METHOD.get(method);
  if (other !== undefined) {
    const given = node.arguments.map((argument) => argument.getText()).join(', ');
    return [{ node, instead: `${object}.${other}(${given})` }];
  }
  return LEFT_OUT_OF_CHAIN.has(method) ? [{ node, instead: object }] : [];
}

function ofNumber(node: ts.NumericLiteral): readonly Change[] {
  // A number that names a property is not a value.
  if (ts.isPropertyAssignment(node.parent) && node.parent.name === node) return [];
  if (ts.isBindingElement(node.parent) && node.parent.propertyName === node) return [];
  const value = Number(node.text);
  const more = { node, instead: String(value + 1), ...ofDefault(node) };
  if (value === 0) return [more];
  const less = { node, instead: String(value - 1), ...ofDefault(node) };
  return isSign(node.parent) ? [less] : [more, less];
}

const SORTS: ReadonlySet<string> = new Set(['sort', 'toSorted']);

/**
 * Whether a number is the result of a sort function or a `compare`, of which only the sign counts: two means the same
 * as one.
 */
function isSign(node: ts.Node): boolean {
  if (ts.isPrefixUnaryExpression(node) || ts.isParenthesizedExpression(node)) return isSign(node.parent);
  if (ts.isConditionalExpression(node)) return isSign(node.parent);
  if (ts.isBinaryExpression(node)) return node.operatorToken.kind === K.BarBarToken && isSign(node.parent);
  if (ts.isReturnStatement(node) || ts.isBlock(node)) return isSign(node.parent);
  if (ts.isFunctionDeclaration(node)) return node.name?.text === 'compare';
  if (!ts.isArrowFunction(node) || !ts.isCallExpression(node.parent)) return false;
  const { expression } = node.parent;
  return ts.isPropertyAccessExpression(expression) && SORTS.has(expression.name.text);
}

/** A number used as a default also exists for its type. */
function ofDefault(node: ts.NumericLiteral): Pick<Change, 'isDefault'> {
  const { parent } = node;
  const isDefault = ts.isBinaryExpression(parent)
    ? parent.operatorToken.kind === K.QuestionQuestionToken && parent.right === node
    : ts.isBindingElement(parent) && parent.initializer === node;
  return isDefault ? { isDefault } : {};
}

function ofIf(node: ts.IfStatement): readonly Change[] {
  if (node.elseStatement !== undefined) return negated(node.expression);
  // A branch that only throws for bugs never runs.
  if (isThrown(node.thenStatement)) return [];
  return [...negated(node.expression), { node: node.expression, instead: 'false' }];
}

function isThrown(node: ts.Statement): boolean {
  if (ts.isBlock(node)) return node.statements.length === 1 && node.statements.every(isThrown);
  return ts.isThrowStatement(node);
}

/** The opposite of a condition, unless another operator produces the same. */
function negated(condition: ts.Expression): readonly Change[] {
  if (ts.isBinaryExpression(condition)) {
    const { kind } = condition.operatorToken;
    if (kind === K.EqualsEqualsEqualsToken || kind === K.ExclamationEqualsEqualsToken) return [];
  }
  return [{ node: condition, instead: `!(${condition.getText()})` }];
}

/** A call made for its effect, removed. */
function ofStatement({ expression }: ts.ExpressionStatement): readonly Change[] {
  const call = ts.isAwaitExpression(expression) ? expression.expression : expression;
  if (!ts.isCallExpression(call) || call.expression.kind === K.SuperKeyword) return [];
  return [{ node: expression, instead: 'undefined' }];
}

function ofStep(node: ts.PrefixUnaryExpression | ts.PostfixUnaryExpression): readonly Change[] {
  const turned = node.operator === K.PlusPlusToken ? '--' : node.operator === K.MinusMinusToken ? '++' : null;
  if (turned === null) return [];
  const operand = node.operand.getText();
  const instead = ts.isPrefixUnaryExpression(node) ? `${turned}${operand}` : `${operand}${turned}`;
  return [{ node, instead }];
}
