import ts from 'typescript';
import refusals from '../../messages/en/refusals.json';
import { nodesOf } from './sources';

/** Attributes and properties whose text readers see or a screen reader reads out. */
const READABLE = new Set([
  ...['aria-label', 'aria-description', 'aria-roledescription', 'alt', 'placeholder', 'title'],
  ...['about', 'above', 'description', 'help', 'label', 'lead', 'text', 'words'],
]);

/** The same in every language. */
const NAMES = /\b(?:Turreton|JSON|Discord|Slack|API|CSV|https)\b/g;

/** `{ text: 'mailStopped' }` names a reason by its key (messages/refusal-reason.ts). */
const REASONS = new Set(Object.keys(refusals.why));

/** Text for readers that is in a file itself instead of the catalogue. */
export function textIn(file: ts.SourceFile): readonly string[] {
  return nodesOf(file).flatMap((node) => {
    const text = textOf(node);
    if (text === null || (ts.isJsxAttribute(node.parent) && !READABLE.has(node.parent.name.getText())))
      return [];
    return isForReaders(node, text.replaceAll(NAMES, '')) ? [text.trim().replaceAll(/\s+/g, ' ')] : [];
  });
}

function textOf(node: ts.Node): string | null {
  if (ts.isJsxText(node) || ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node))
    return node.text;
  return ts.isTemplateExpression(node)
    ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('0')
    : null;
}

function isForReaders(node: ts.Node, text: string): boolean {
  if (!/\p{L}{2}/u.test(text)) return false;
  if (ts.isJsxText(node)) return true;
  if (isForPrograms(node) || isReason(node, text)) return false;
  if (isReadable(node)) return true;
  // Elsewhere only texts that look like a sentence or a title: addresses, names of classes and operations do not.
  return /^\P{L}*\p{Lu}\p{Ll}*[ ,’]+(?:\p{L}|0)/u.test(text) || /(?:\p{Ll}+,? ){3}/u.test(text);
}

function isReason({ parent }: ts.Node, text: string): boolean {
  return ts.isPropertyAssignment(parent) && parent.name.getText() === 'text' && REASONS.has(text);
}

/** Whether it is a child, or a readable attribute or property. */
function isReadable(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isJsxAttribute(parent)) return true;
  if (ts.isPropertyAssignment(parent) && parent.initializer === node)
    return READABLE.has(parent.name.getText().replaceAll("'", ''));
  if (ts.isConditionalExpression(parent)) return parent.condition !== node && isReadable(parent);
  if (ts.isBinaryExpression(parent) || ts.isParenthesizedExpression(parent)) return isReadable(parent);
  if (!ts.isJsxExpression(parent)) return false;
  return !ts.isJsxAttribute(parent.parent) || READABLE.has(parent.parent.name.getText());
}

/**
 * Text that only the product itself reads: modules, types, classes of styles, paths of drawings, errors that are bugs.
 */
function isForPrograms(node: ts.Node): boolean {
  for (let around = node.parent; around !== undefined; around = around.parent) {
    if (ts.isImportDeclaration(around) || ts.isExportDeclaration(around) || ts.isLiteralTypeNode(around))
      return true;
    if (
      ts.isThrowStatement(around) ||
      (ts.isNewExpression(around) && /Error$/.test(around.expression.getText()))
    )
      return true;
    if (ts.isPropertyAssignment(around) && around.name.getText() === 'fontFamily') return true;
    if (ts.isJsxAttribute(around)) return !READABLE.has(around.name.getText());
    if (ts.isCallExpression(around) && (isTranslation(around) || isMessageOfError(around))) return true;
    if (ts.isBlock(around) || ts.isSourceFile(around)) return false;
  }
  return false;
}

/** `super('…')` of a class of errors. */
function isMessageOfError({ expression }: ts.CallExpression): boolean {
  return expression.kind === ts.SyntaxKind.SuperKeyword;
}

/** `t('key')`: its strings are keys. */
function isTranslation({ expression }: ts.CallExpression): boolean {
  return /^(?:t|use|get)?(?:Translations|Texts)?(?:\.(?:rich|markup))?$/.test(expression.getText());
}
