import type { Message, Part } from '../game/message';
import type { GameSystemId } from '../games';
import { countedOf, oneCountedOf } from '../measures';

/** What the classic game counts: "centre". What is said of scoring speaks of it until it is said of a game. */
export const ONE = oneCountedOf('classic');
/** The same, of several: "centres". */
export const MANY = countedOf('classic');

/** What is said of scoring, in the words of a game: the squares of their stars, where it has no centres. */
export function inWordsOfGame(system: GameSystemId, message: Message): Message {
  if (message === ONE) return oneCountedOf(system);
  if (message === MANY) return countedOf(system);
  if (message.with === undefined) return message;
  const parts = Object.entries(message.with).map(
    ([name, part]) => [name, partInWords(system, part)] as const,
  );
  return { ...message, with: Object.fromEntries(parts) };
}

function partInWords(system: GameSystemId, part: Part): Part {
  if (typeof part === 'string' || typeof part === 'number') return part;
  return isSeveral(part) ? part.map((one) => partInWords(system, one)) : inWordsOfGame(system, part);
}

function isSeveral(part: Message | readonly Part[]): part is readonly Part[] {
  return Array.isArray(part);
}
