import { plainLetters } from '../../../engine/core/plain-letters';
import { fault } from '../../../engine/fault';
import type { Problem } from '../../../engine/game';
import { leadingMeasure } from '../../../engine/measures';
import { problemAt } from '../roster/lists/csv-lines';
import { askWhichHere, peopleHereNamed } from '../roster/lists/person-name';
import type { CorrectedEnd } from '../ruling/rulings.records';
import type { SeasonRecord } from '../season/seasons.records';
import { type ListedSeat, placeAmong, yearsOn } from './read-results';
import type { BoardRecord } from './results.records';

/** A board on a list, with the end that results from its lines. */
export interface ListedBoard {
  readonly board: BoardRecord;
  /** The first line of the board. */
  readonly line: number;
  readonly end: CorrectedEnd;
  /** Whether the list names the ending, which otherwise follows from points. */
  readonly namesEnding: boolean;
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
  const years = yearsOn(system, lines);
  const all = [
    ...problems,
    ...years.problems,
    ...(missing.length > 0 && problems.length === 0
      ? [problemAt(line, fault('seating.boardLacks', { board: number, names: lacks }))]
      : []),
    ...(endings.length > 1
      ? [problemAt(line, fault('seating.twoEndings', { board: number, endings: endings.join(', ') }))]
      : []),
  ];
  if (all.length > 0) return all;
  const leading = leadingMeasure(system).id;
  return {
    ...{ board, line, namesEnding: endings.length > 0 },
    end: endOf(seats, leading, endings[0] ?? 'points', years),
  };
}

type Found = ListedSeat & { readonly seat: string };

/** The seats of lines, found by seat or by the name of their player. */
function seatsOf(board: BoardRecord, lines: readonly ListedSeat[]) {
  const seats: Found[] = [];
  const problems: Problem[] = [];
  for (const line of lines) {
    const wanted = plainLetters(line.seat);
    const here = board.seats.filter(({ seat }) => wanted === '' || plainLetters(seat) === wanted);
    const people = here.map(({ player }) => player);
    const named = line.player === '' ? people : peopleHereNamed(line.player, people);
    const [one, ...others] = here.filter(({ player }) => named.includes(player));
    const text = [line.seat, line.player].filter((part) => part !== '').join(', ');
    if (others.length > 0 && line.player !== '') problems.push(askWhichHere(line.line, line.player, named));
    else if (one === undefined || others.length > 0)
      problems.push(
        problemAt(line.line, fault('seating.sitsNot', { name: text.slice(0, 80), board: line.board })),
      );
    else if (seats.some(({ seat }) => seat === one.seat))
      problems.push(
        problemAt(line.line, fault('seating.lineAlready', { name: one.player.name, seat: one.seat })),
      );
    else seats.push({ ...line, seat: one.seat });
  }
  return { seats, problems };
}

/** Missing places follow from points, and those of eliminated seats from their years. */
function endOf(
  seats: readonly Found[],
  leading: string,
  ending: CorrectedEnd['ending'],
  { out, years }: Pick<ReturnType<typeof yearsOn>, 'out' | 'years'>,
): CorrectedEnd {
  return {
    ending,
    seats: seats.map((one) => {
      const { seat, points, place, line } = one;
      const left = out.get(line);
      return {
        ...{ seat, place: place ?? placeAmong(one, seats, out), figures: { [leading]: points } },
        ...(left !== undefined && { out: left }),
      };
    }),
    ...(years !== undefined && { years }),
  };
}
