import type { Message, Part } from '../game/message';
import { DEFAULT_SCORING_GAME, type PlayedGame } from '../games';
import { countedOf, oneCountedOf } from '../measures';

/** What the game that explains scoring counts: "centre". Texts use it until they are converted for another game. */
export const ONE = oneCountedOf({ system: DEFAULT_SCORING_GAME });
/** The same in the plural: "centres". */
export const MANY = countedOf({ system: DEFAULT_SCORING_GAME });

/** A text about scoring in the terms of a game: the squares of their stars, if it has no centres. */
export function inWordsOfGame(game: PlayedGame, message: Message): Message {
  if (message === ONE) return oneCountedOf(game);
  if (message === MANY) return countedOf(game);
  if (message.with === undefined) return message;
  const parts = Object.entries(message.with).map(([name, part]) => [name, partInWords(game, part)] as const);
  return { ...message, with: Object.fromEntries(parts) };
}

function partInWords(game: PlayedGame, part: Part): Part {
  if (typeof part === 'string' || typeof part === 'number') return part;
  return isSeveral(part) ? part.map((one) => partInWords(game, one)) : inWordsOfGame(game, part);
}

function isSeveral(part: Message | readonly Part[]): part is readonly Part[] {
  return Array.isArray(part);
}
