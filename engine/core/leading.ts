import type { GameSystem } from '../game';

/** Each seat's leading measure in a position. */
export function leadingFigures(system: GameSystem, position: unknown): Record<string, number> {
  const id = system.measures[0]?.id ?? '';
  return Object.fromEntries(
    Object.entries(system.figures(position)).map(([seat, figures]) => [seat, figures[id] ?? 0]),
  );
}

/**
 * The step that decided a game: after it the winners kept the lead until the end, each with more of the leading measure
 * than every other seat.
 * @param figures each seat's measure after each step, in their order
 * @returns its index in the list; null if this measure did not decide the game, or all won
 */
export function decidingStep(
  figures: readonly Readonly<Record<string, number>>[],
  winners: readonly string[],
): number | null {
  const lastBehind = figures.findLastIndex((after) => !lead(after, winners));
  return lastBehind + 1 < figures.length ? lastBehind + 1 : null;
}

function lead(figures: Readonly<Record<string, number>>, winners: readonly string[]): boolean {
  const others = Object.keys(figures).filter((seat) => !winners.includes(seat));
  if (winners.length === 0 || others.length === 0) return false;
  const least = Math.min(...winners.map((seat) => figures[seat] ?? 0));
  return others.every((seat) => (figures[seat] ?? 0) < least);
}
