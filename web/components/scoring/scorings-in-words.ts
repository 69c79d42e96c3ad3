import type { Counted } from '../../../engine/game-identity';
import { GAMES, type GameSystemId } from '../../../engine/games';

/** What readers read of the fields of a form; they are English, and speak of the classic game. */
const READ: ReadonlySet<string> = new Set(['title', 'description']);

/** The fields of a scoring's form in the words of a game: no centres where there are stars. */
export function inWordsOf<T>(system: string, value: T): T {
  const counts = GAMES[system as GameSystemId]?.counts;
  if (counts === undefined) return value;
  const read = (part: unknown, key: string): unknown => {
    if (typeof part === 'string') return READ.has(key) ? replaced(counts, part) : part;
    if (Array.isArray(part)) return part.map((one) => read(one, key));
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, one]) => [name, read(one, name)]));
  };
  return read(value, '') as T;
}

function replaced({ one, many }: Counted, text: string): string {
  return text.replace(/\b(centre|centres)\b/gi, (found, noun: string) => {
    const word = noun.toLowerCase() === 'centre' ? one : many;
    return /^[A-Z]/.test(found) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  });
}
