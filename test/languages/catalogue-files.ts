import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES_WITH_ONE_FILE } from '../../messages/texts-of-games';

/** Files that are not part of the catalogue of pages: the code that each belongs to loads it. */
const LOADED_ALONE: readonly string[] = ['global-error', 'refusals', 'says-platform', 'says-scoring'];

/**
 * The files of the pages' catalogue, by name: the one list of its areas. Every language has those of English. The area
 * `game` has a file for each game, such as `game.classic`. Games that keep all their texts in one file are loaded by
 * their ids (`messages/texts-of-games.ts`).
 */
export function catalogueFiles(): readonly string[] {
  return readdirSync(join(import.meta.dirname, '../../messages/en'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .filter((name) => !LOADED_ALONE.includes(name))
    .filter((name) => !GAMES_WITH_ONE_FILE.some((game) => name === `says-${game}`))
    .sort();
}
