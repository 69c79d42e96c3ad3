import { comparePoints } from '../equal-points';
import { sumOf } from '../scoring/system';
import type { EventRow } from './table';
import type { LeadingEnd } from './tie-breaks';

export interface Team {
  readonly id: string;
  readonly members: readonly string[];
}

export interface TeamRow {
  readonly place: number;
  readonly team: string;
  readonly total: number;
  /** The counted members, with their totals. */
  readonly lines: readonly { readonly player: string; readonly points: number }[];
}

type Counted = Pick<TeamRow, 'lines' | 'total'>;

/**
 * Teams by the sum of their best members. A smaller team counts all its members; if the lowest sum leads, it ranks
 * behind teams that count more. A team without members in the table ranks last.
 * @param best how many members of a team count
 * @param leads which end of the players' totals is better
 */
export function teamTable(
  teams: readonly Team[],
  rows: readonly Pick<EventRow, 'player' | 'total'>[],
  best: number,
  leads: LeadingEnd = 'highest',
): readonly TeamRow[] {
  const sign = leads === 'highest' ? 1 : -1;
  const counted = teams.map(({ id, members }) => {
    const lines = rows
      .filter(({ player }) => members.includes(player))
      .sort((one, other) => sign * (other.total - one.total))
      .slice(0, best)
      .map(({ player, total }) => ({ player, points: total }));
    return { team: id, lines, total: sumOf(lines.map(({ points }) => points)) };
  });
  const full = ({ lines }: Counted) => (leads === 'lowest' ? lines.length : Math.min(1, lines.length));
  const ahead = (one: Counted, other: Counted) =>
    (full(one) - full(other) || sign * comparePoints(one.total, other.total)) > 0;
  return counted
    .map((row) => ({ place: 1 + counted.filter((other) => ahead(other, row)).length, ...row }))
    .sort((one, other) => one.place - other.place || (one.team < other.team ? -1 : 1));
}
