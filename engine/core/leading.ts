import type { GameSystem } from '../game';

/** What each seat has of a game's leading measure in a position. */
export function leadingFigures(system: GameSystem, position: unknown): Record<string, number> {
  const id = system.measures[0]?.id ?? '';
  return Object.fromEntries(
    Object.entries(system.figures(position)).map(([seat, figures]) => [seat, figures[id] ?? 0]),
  );
}
