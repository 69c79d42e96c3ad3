import type { PlayedSeason } from './play';
import type { Played } from './recomputed';

/** The faults of the top board: no available player has more points before it than a player at it. */
export function faultsOfTopBoard(
  { season, left }: PlayedSeason,
  games: readonly Played[],
): readonly string[] {
  const { format, rounds } = season;
  if (!('topBoard' in format) || !format.topBoard) return [];
  const totals = new Map<string, number>();
  for (const { round, players } of games)
    if (round < rounds) for (const { id, points } of players) totals.set(id, (totals.get(id) ?? 0) + points);
  const top = games.filter(({ round }) => round === rounds).flatMap(({ players }) => players);
  const least = Math.min(...top.map(({ id }) => totals.get(id) ?? 0));
  const seated = new Set(top.map(({ id }) => id));
  return [...totals]
    .filter(([id, total]) => !seated.has(id) && !left.has(id) && total > least + 1e-6)
    .map(([id]) => `${id} has more points than somebody at the top board, and does not sit there`);
}
