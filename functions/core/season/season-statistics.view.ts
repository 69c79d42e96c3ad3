import { winShare } from '../../../engine/tournament/win-share';
import type { Deps } from '../platform/deps';
import { done, type Outcome } from '../platform/errors';
import { playedAs } from '../result/played-as';
import type { BoardRecord } from '../result/results.records';
import { seasonData } from '../standings/season-data';
import { type Standing, standingOf } from '../standings/season-standings.view';
import type { SeasonStatistics } from './season-charts.schema';

/** The most players that a cross table shows, in rows and in columns. */
const SIDE = 40;

type Meeting = SeasonStatistics['meetings'][number];

/**
 * Meetings of players and results of seats, on the boards that have ended and count.
 * @param asked the page of the standings in the rows, and the one in the columns; the same if left out
 */
export async function seasonStatistics(
  deps: Deps,
  id: string,
  asked: { readonly page: number; readonly against: number | null },
): Promise<Outcome<SeasonStatistics>> {
  const found = await seasonData(deps, id);
  if (!found.ok) return found;
  const { season, entries, boards, rounds } = found.value;
  const standing = standingOf(season, entries, boards, rounds);
  const ended = boards.filter(({ status }) => status === 'finished');
  const pages = Math.max(1, Math.ceil(standing.length / SIDE));
  const page = Math.min(asked.page, pages);
  const against = Math.min(asked.against ?? page, pages);
  const [rows, columns] = [sideOf(standing, page), sideOf(standing, against)];
  return done({
    ...{ page, against, pages },
    rows: rows.map(({ place, player }) => ({ place, player })),
    columns: columns.map(({ place, player }) => ({ place, player })),
    meetings: meetingsOf(ended, numbered(rows), numbered(columns)),
    seats: seatShares(ended),
  });
}

function sideOf(standing: readonly Standing[], page: number): readonly Standing[] {
  return standing.slice((page - 1) * SIDE, page * SIDE);
}

function numbered(rows: readonly Standing[]): ReadonlyMap<string, number> {
  return new Map(rows.map(({ player }, at) => [player.id, at]));
}

function meetingsOf(
  boards: readonly BoardRecord[],
  rows: ReadonlyMap<string, number>,
  columns: ReadonlyMap<string, number>,
): Meeting[] {
  const meetings = new Map<string, Meeting>();
  for (const { seats } of boards)
    for (const one of seats) {
      const row = rows.get(one.player.id);
      if (row === undefined) continue;
      for (const other of seats) {
        const column = columns.get(other.player.id);
        if (column === undefined || other.player.id === one.player.id) continue;
        if (one.place === null || other.place === null) continue;
        const meeting = meetings.get(`${row} ${column}`) ?? { row, column, games: 0, ahead: 0, level: 0 };
        meeting.games += 1;
        if (one.place < other.place) meeting.ahead += 1;
        if (one.place === other.place) meeting.level += 1;
        meetings.set(`${row} ${column}`, meeting);
      }
    }
  return [...meetings.values()].sort((one, other) => one.row - other.row || one.column - other.column);
}

function seatShares(boards: readonly BoardRecord[]): SeasonStatistics['seats'] {
  const sizes = [...new Set(boards.map(({ seats }) => seats.length))].sort((one, other) => other - one);
  return sizes.map((players) => {
    const own = boards.filter(({ seats }) => seats.length === players);
    const names = [...new Set(own.flatMap(({ seats }) => seats.map(playedAs)))];
    return {
      players,
      games: own.length,
      seats: names
        .map((seat) => shareOf(seat, own))
        .sort((one, other) => other.share - one.share || other.games - one.games),
    };
  });
}

/** A seat wins together with all others at rank 1. */
function shareOf(seat: string, boards: readonly BoardRecord[]) {
  const held = boards.flatMap(({ seats }) => seats.filter((one) => playedAs(one) === seat));
  const wins = held.filter(({ place }) => place === 1).length;
  return { seat, games: held.length, wins, ...winShare(wins, held.length) };
}
