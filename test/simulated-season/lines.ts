import type { RoundRecord } from '../../functions/core/season/seasons.records';
import type { Played, Recomputable } from './recomputed';

/** A player's total, and the best game. */
export interface Line {
  readonly total: number;
  readonly best: number;
}

export const NO_GAME: Line = { total: 0, best: -Infinity };

/** Each player's points in some rounds, including those for byes. */
export async function linesOf(
  { season, world, came }: Recomputable,
  games: readonly Played[],
  rounds: readonly RoundRecord[],
): Promise<ReadonlyMap<string, Line>> {
  const lines = new Map<string, Line>([...came.keys()].map((id) => [id, NO_GAME]));
  const add = (id: string, points: number, isGame: boolean) => {
    const line = lines.get(id) ?? NO_GAME;
    lines.set(id, {
      total: line.total + points,
      best: isGame ? Math.max(line.best, points) : line.best,
    });
  };
  for (const { players } of games) for (const { id, points } of players) add(id, points, true);
  const record = await world.store.season(season.id);
  const paid = record?.aggregation?.sitOut ?? null;
  const had = new Set<string>();
  for (const { sittingOut, away } of paid === null ? [] : rounds)
    for (const id of sittingOut) {
      const points = { draw: paid?.points ?? 0, request: paid?.request ?? 0, absent: 0 }[
        away?.[id] ?? 'draw'
      ];
      if (away?.[id] !== undefined && points === 0) continue;
      if (paid?.times === 'each' || !had.has(id)) add(id, points, false);
      had.add(id);
    }
  return lines;
}

/** Whether a line stands behind another: by total, then by the best game. */
export function isBehind(one: Line, other: Line): boolean {
  if (Math.abs(one.total - other.total) > 1e-6) return one.total < other.total;
  return one.best < other.best - 1e-6;
}

/** The place of a seat by the points entered for a board; level seats share one. */
export function placeOf(own: number, all: readonly number[]): number {
  return 1 + all.filter((one) => one > own).length;
}
