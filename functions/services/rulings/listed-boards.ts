import { fault } from '../../../engine/fault';
import type { Problem } from '../../../engine/game';
import { leadingMeasure } from '../../../engine/measures';
import type { BoardRecord, CorrectedEnd, SeasonRecord } from '../../store/records';
import { problemAt } from '../csv-lines';
import type { ListedSeat } from './read-results';

/** A board on a list, with the end that results from its lines. */
export interface ListedBoard {
  readonly board: BoardRecord;
  /** The first line of the board. */
  readonly line: number;
  readonly end: CorrectedEnd;
}

/** The boards to which lines of results refer, or all problems of the lines. */
export function listedBoards(
  season: Pick<SeasonRecord, 'system'>,
  boards: readonly BoardRecord[],
  listed: readonly ListedSeat[],
): { readonly boards: readonly ListedBoard[]; readonly problems: readonly Problem[] } {
  const byBoard = new Map<string, ListedSeat[]>();
  for (const one of listed) {
    const key = `${one.round} ${one.board}`;
    byBoard.set(key, [...(byBoard.get(key) ?? []), one]);
  }
  const read = [...byBoard.values()].map((lines) => boardOf(season, boards, lines));
  return {
    boards: read.flatMap((one) => (Array.isArray(one) ? [] : [one as ListedBoard])),
    problems: read.flatMap((one) => (Array.isArray(one) ? (one as readonly Problem[]) : [])),
  };
}

function boardOf(
  { system }: Pick<SeasonRecord, 'system'>,
  boards: readonly BoardRecord[],
  lines: readonly ListedSeat[],
): ListedBoard | readonly Problem[] {
  const [first] = lines;
  if (first === undefined) return [];
  const { line, round, board: number } = first;
  const board = boards.find((one) => one.round === round && one.board === number);
  if (board === undefined) return [problemAt(line, fault('seating.noBoard', { round, board: number }))];
  if (board.atTheTable !== true)
    return [problemAt(line, fault('seating.playedHere', { round, board: number }))];
  const { seats, problems } = seatsOf(board, lines);
  const missing = board.seats.filter(({ seat }) => !seats.some((one) => one.seat === seat));
  const lacks = missing.map(({ seat, player }) => `${player.name} (${seat})`).join(', ');
  const endings = [...new Set(lines.flatMap(({ ending }) => ending ?? []))];
  const all = [
    ...problems,
    ...(missing.length > 0 && problems.length === 0
      ? [problemAt(line, fault('seating.boardLacks', { board: number, names: lacks }))]
      : []),
    ...(endings.length > 1
      ? [problemAt(line, fault('seating.twoEndings', { board: number, endings: endings.join(', ') }))]
      : []),
  ];
  if (all.length > 0) return all;
  const leading = leadingMeasure(system).id;
  return { board, line, end: endOf(seats, leading, endings[0] ?? 'points') };
}

type Found = ListedSeat & { readonly seat: string };

/** The seats of lines, found by seat or by the name of their player. */
function seatsOf(board: BoardRecord, lines: readonly ListedSeat[]) {
  const seats: Found[] = [];
  const problems: Problem[] = [];
  for (const line of lines) {
    const held = board.seats.filter(
      ({ seat, player }) =>
        (line.seat === '' || seat.toLowerCase() === line.seat.toLowerCase()) &&
        (line.player === '' || player.name.toLowerCase() === line.player.toLowerCase()),
    );
    const [one] = held;
    const named = [line.seat, line.player].filter((text) => text !== '').join(', ');
    if (one === undefined || held.length > 1)
      problems.push(
        problemAt(line.line, fault('seating.sitsNot', { name: named.slice(0, 80), board: line.board })),
      );
    else if (seats.some(({ seat }) => seat === one.seat))
      problems.push(
        problemAt(line.line, fault('seating.lineAlready', { name: one.player.name, seat: one.seat })),
      );
    else seats.push({ ...line, seat: one.seat });
  }
  return { seats, problems };
}

/** Ranks that are left out are derived from points. */
function endOf(seats: readonly Found[], leading: string, ending: CorrectedEnd['ending']): CorrectedEnd {
  return {
    ending,
    seats: seats.map(({ seat, points, place }) => ({
      seat,
      place: place ?? 1 + seats.filter((other) => other.points > points).length,
      figures: { [leading]: points },
    })),
  };
}
