import type { GameSystemId } from '../../engine/games';
import { textRandom } from '../../engine/random';
import { gameSystem } from '../../engine/systems';

/** The orders with which a seat opened, and the first board with its units alone. */
export interface ReadOpening {
  readonly before: unknown;
  readonly orders: readonly object[];
}

/**
 * The orders of an opening that was counted in the game's notation; null where there is none, or where it does not fit
 * the usual first board: games of variants are counted with the others.
 */
export function readOpening(id: GameSystemId, seat: string, words: string): ReadOpening | null {
  const { notation, options, setup } = gameSystem(id);
  if (notation === undefined) return null;
  try {
    const before = setup(options.parse({}), [seat], textRandom('openings'));
    const read = notation.parse(before, seat, words.replaceAll(', ', '\n'));
    return read.ok && read.value.length > 0 ? { before, orders: read.value as readonly object[] } : null;
  } catch {
    return null;
  }
}

/** The same words once, with how often they stand there: three units of a space often do the same. */
export function counted(lines: readonly string[]): readonly (readonly [words: string, count: number])[] {
  return [...new Set(lines)].map((words) => [words, lines.filter((one) => one === words).length] as const);
}
