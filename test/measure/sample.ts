import ts from 'typescript';
import { textRandom } from '../../engine/random';
import { productSources, type Source } from './sources';

/**
 * `turreton measure --sample`: prints files drawn by a seed, each with its exports and the first line of their comments.
 * A stranger should know from the path what a file is for, and from the line what a function does.
 */
export function printSample(count: number, seed: string): void {
  const left = [...productSources()];
  const random = textRandom(`sample ${seed}`);
  for (let drawn = 0; drawn < count && left.length > 0; drawn += 1) {
    const [source] = left.splice(random.draw(0, left.length - 1), 1);
    if (source === undefined) return;
    console.log(`\n${source.path}`);
    for (const line of exportsOf(source)) console.log(`  ${line}`);
  }
}

function exportsOf({ tree }: Source): readonly string[] {
  return tree.statements.flatMap((statement) => {
    if (!ts.canHaveModifiers(statement)) return [];
    const modifiers = ts.getModifiers(statement) ?? [];
    if (!modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    const [comment] = ts.getJSDocCommentsAndTags(statement).filter(ts.isJSDoc);
    const text = ts.getTextOfJSDocComment(comment?.comment)?.split(/(?<=[.:])\s/)[0] ?? '';
    return namesOf(statement).map((name) => (text === '' ? name : `${name}: ${text.replace(/\s+/g, ' ')}`));
  });
}

function namesOf(statement: ts.Statement): readonly string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  if (ts.isFunctionDeclaration(statement)) return [statement.name?.text ?? 'default'];
  return ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isClassDeclaration(statement)
    ? [statement.name?.text ?? 'default']
    : [];
}
