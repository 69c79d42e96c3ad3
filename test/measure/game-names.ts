import ts from 'typescript';
import { GAME_SYSTEM_IDS } from '../../engine/games';
import type { Source } from './sources';

const OWN = GAME_SYSTEM_IDS.flatMap((id) => [
  `engine/${id}/`,
  `web/games/${id}/`,
  `web/components/${id}/`,
  `web/app/${id}/`,
]);

/** Files outside the games' own folders that contain the id of a game as text, as a key or in an import. */
export function filesThatNameGames(sources: readonly Source[]): readonly string[] {
  return sources
    .filter(({ path }) => !OWN.some((folder) => path.startsWith(folder)))
    .filter(({ tree }) => namesGame(tree))
    .map(({ path }) => path);
}

function namesGame(node: ts.Node): boolean {
  if (ts.isStringLiteralLike(node) || ts.isIdentifier(node) || ts.isTemplateHead(node)) {
    const parts = node.text.split('/');
    if (GAME_SYSTEM_IDS.some((id) => parts.includes(id))) return true;
  }
  return ts.forEachChild(node, (child) => namesGame(child) || undefined) ?? false;
}
