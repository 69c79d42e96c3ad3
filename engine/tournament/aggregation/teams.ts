import { type Line, sumOf } from '../scoring/system';
import type { EventRow } from './table';

export interface Team {
  readonly id: string;
  readonly members: readonly string[];
}

export interface TeamRow {
  readonly place: number;
  readonly team: string;
  readonly total: number;
  /** The members that count, with their totals. */
  readonly lines: readonly Line[];
}

/**
 * Teams by the sum of their best members. A team of fewer members counts those it has.
 * @param best how many members of a team count
 * @param leads which end of the players' totals is the better one
 */
export function teamTable(
  teams: readonly Team[],
  rows: readonly Pick<EventRow, 'player' | 'total'>[],
  best: number,
  leads: 'highest' | 'lowest' = 'highest',
): readonly TeamRow[] {
  const sign = leads === 'highest' ? 1 : -1;
  const counted = teams.map(({ id, members }) => {
    const lines = rows
      .filter(({ player }) => members.includes(player))
      .sort((one, other) => sign * (other.total - one.total))
      .slice(0, best)
      .map(({ player, total }) => ({ text: player, points: total }));
    return { team: id, lines, total: sumOf(lines.map(({ points }) => points)) };
  });
  const ahead = (one: { total: number }, other: { total: number }) => sign * (one.total - other.total) > 1e-9;
  return counted
    .map((row) => ({ place: 1 + counted.filter((other) => ahead(other, row)).length, ...row }))
    .sort((one, other) => one.place - other.place || (one.team < other.team ? -1 : 1));
}
