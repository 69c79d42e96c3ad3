import type { BySeat } from '../game';

/** A board as the standing reads it: points by player, from a game that has ended or is being played. */
export interface BoardPoints<Entry> {
  readonly round: number;
  readonly points: BySeat<{ readonly player: string; readonly points: number; readonly entry: Entry }>;
}

export interface StandingEntry<Entry> {
  /** 1 for the leader; equal totals share a place and the next place is skipped. */
  readonly place: number;
  readonly player: string;
  readonly total: number;
  /** In the order of rounds. */
  readonly games: readonly { readonly round: number; readonly points: number; readonly entry: Entry }[];
}

/**
 * The season's table: the sum of points over all rounds. Ties are broken by the best single game, then stand.
 * @param players everybody registered, so that players without a board yet stand in the table with nothing
 */
export function standing<Entry>(
  players: readonly string[],
  boards: readonly BoardPoints<Entry>[],
): StandingEntry<Entry>[] {
  const rows = players.map((player) => {
    const games = boards
      .flatMap(({ round, points }) => Object.values(points).map((seat) => ({ round, ...seat })))
      .filter((game) => game.player === player)
      .sort((one, other) => one.round - other.round)
      .map(({ round, points, entry }) => ({ round, points, entry }));
    const total = games.reduce((sum, game) => sum + game.points, 0);
    const best = Math.max(0, ...games.map((game) => game.points));
    return { player, total, best, games };
  });
  rows.sort(
    (one, other) => other.total - one.total || other.best - one.best || compare(one.player, other.player),
  );
  return rows.map(({ player, total, best, games }) => ({
    place: 1 + rows.filter((row) => row.total > total || (row.total === total && row.best > best)).length,
    player,
    total,
    games,
  }));
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
