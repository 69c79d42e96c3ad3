import { GAMES, type GameSystemId } from '../../../engine/games';
import { inWordsOfGame } from '../../../engine/tournament/game-words';

/** The fields that readers read; ids, formulas and sources stay as they are. */
const READ: ReadonlySet<string> = new Set(['name', 'explanation', 'words', 'title', 'description']);

/** What the platform says of scoring, in the words of a game: no centres where there are stars. */
export function inWordsOf<T>(system: string, value: T): T {
  const counts = GAMES[system as GameSystemId]?.counts;
  if (counts === undefined) return value;
  const read = (part: unknown, key: string): unknown => {
    if (typeof part === 'string') return READ.has(key) ? inWordsOfGame(counts, part) : part;
    if (Array.isArray(part)) return part.map((one) => read(one, key));
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, one]) => [name, read(one, name)]));
  };
  return read(value, '') as T;
}
