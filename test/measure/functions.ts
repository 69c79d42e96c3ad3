import ts from 'typescript';
import type { Source } from './sources';

export interface LongFunction {
  readonly path: string;
  readonly name: string;
  readonly lines: number;
}

/**
 * Functions, methods and arrow functions of more lines than the limit; inner ones count as part of the outer one and
 * separately.
 */
export function functionsOver(limit: number, sources: readonly Source[]): readonly LongFunction[] {
  return sources.flatMap(({ path, tree }) => {
    const found: LongFunction[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isFunctionLike(node) && 'body' in node && node.body !== undefined) {
        const lineAt = (position: number) => tree.getLineAndCharacterOfPosition(position).line;
        const lines = lineAt(node.getEnd()) - lineAt(node.getStart(tree)) + 1;
        if (lines > limit) found.push({ path, name: nameOf(node, tree), lines });
      }
      ts.forEachChild(node, visit);
    };
    visit(tree);
    return found;
  });
}

function nameOf(node: ts.Node, tree: ts.SourceFile): string {
  if ((ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) && node.name !== undefined)
    return node.name.getText(tree);
  return ts.isVariableDeclaration(node.parent) ? node.parent.name.getText(tree) : '(no name)';
}
