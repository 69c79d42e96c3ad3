import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Files that are not part of the catalogue of pages: the code that each belongs to loads it. */
const LOADED_ALONE: readonly string[] = [
  ...['global-error', 'refusals'],
  ...['says-faults', 'says-platform', 'says-scoring'],
];

/**
 * The files of the pages' catalogue, by name: the one list of its areas. Every language has those of English. The area
 * `game` has a file for each game, such as `game.classic`.
 */
export function catalogueFiles(): readonly string[] {
  return readdirSync(join(import.meta.dirname, '../../messages/en'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .filter((name) => !LOADED_ALONE.includes(name))
    .sort();
}
