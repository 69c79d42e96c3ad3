import { comparePoints } from '../equal-points';
import { sumOf } from '../scoring/system';
import type { EventRow } from './table';
import type { LeadingEnd } from './tie-breaks';

/** A player at a board of a team, from one round to another; null: until the end. */
export interface Stint {
  readonly player: string;
  readonly first: number;
  readonly last: number | null;
}

export interface Team {
  readonly id: string;
  /** Its members; or for each board those who held it one after the other, whose points there count together. */
  readonly members: readonly (string | readonly Stint[])[];
}

export interface TeamRow {
  readonly place: number;
  readonly team: string;
  readonly total: number;
  /** The counted members, with their totals. */
  readonly lines: readonly { readonly player: string; readonly points: number }[];
}

interface Place {
  readonly lines: TeamRow['lines'];
  readonly total: number;
}

type Row = Pick<EventRow, 'player' | 'total'> & {
  readonly games?: readonly { readonly round: number; readonly points: number }[];
};

/**
 * Teams by the sum of their best members. A smaller team counts all its members; if the lowest sum leads, it ranks
 * behind teams that count more. A team without members in the table ranks last.
 * @param best how many members of a team count; where members took over boards from each other, how many boards
 * @param leads which end of the players' totals is better
 */
export function teamTable(
  teams: readonly Team[],
  rows: readonly Row[],
  best: number,
  leads: LeadingEnd = 'highest',
): readonly TeamRow[] {
  const sign = leads === 'highest' ? 1 : -1;
  const byPlayer = new Map(rows.map((row) => [row.player, row]));
  const order = new Map(rows.map(({ player }, at) => [player, at]));
  const inTable = ({ lines: [first] }: Place) => order.get(first?.player ?? '') ?? 0;
  const counted = teams.map(({ id, members }) => {
    const places = members
      .map((member) => placeOf(typeof member === 'string' ? [whole(member)] : member, byPlayer))
      .filter(({ lines }) => lines.length > 0)
      .sort((one, other) => sign * (other.total - one.total) || inTable(one) - inTable(other))
      .slice(0, best);
    const lines = places.flatMap((place) => place.lines);
    return { team: id, lines, total: sumOf(lines.map(({ points }) => points)), filled: places.length };
  });
  type Counted = (typeof counted)[number];
  const full = ({ filled }: Counted) => (leads === 'lowest' ? filled : Math.min(1, filled));
  const ahead = (one: Counted, other: Counted) =>
    (full(one) - full(other) || sign * comparePoints(one.total, other.total)) > 0;
  return counted
    .map((row) => ({ place: 1 + counted.filter((other) => ahead(other, row)).length, row }))
    .map(({ place, row: { team, lines, total } }) => ({ place, team, lines, total }))
    .sort((one, other) => one.place - other.place || (one.team < other.team ? -1 : 1));
}

function whole(player: string): Stint {
  return { player, first: 1, last: null };
}

function placeOf(stints: readonly Stint[], rows: ReadonlyMap<string, Row>): Place {
  const lines = stints.flatMap((stint) => {
    const row = rows.get(stint.player);
    return row === undefined ? [] : [{ player: stint.player, points: pointsDuring(row, stint) }];
  });
  return { lines, total: sumOf(lines.map(({ points }) => points)) };
}

/** A player's total, or the points of the games of these rounds alone if there were others. */
function pointsDuring({ total, games = [] }: Row, { first, last }: Stint): number {
  const during = games.filter(({ round }) => round >= first && (last === null || round <= last));
  return during.length === games.length ? total : sumOf(during.map(({ points }) => points));
}
