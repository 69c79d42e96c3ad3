import { plainLetters } from '../../../engine/core/plain-letters';
import { fault } from '../../../engine/fault';
import type { Problem } from '../../../engine/game';
import type { WrittenResults } from '../../../engine/game-identity';
import { identityOf, inRound } from '../../../engine/games';
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
  season: Pick<SeasonRecord, 'system' | 'options'>,
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
  { system, options }: Pick<SeasonRecord, 'system' | 'options'>,
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
  const years = yearsOn({ system, options }, lines);
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
  const game = inRound({ system, options }, round);
  const { results } = identityOf(game);
  const leading = leadingMeasure(game).id;
  const fewest = results?.fewest ?? false;
  const end = endOf(seats, { leading, fewest }, endings[0] ?? 'points', years);
  if (results === undefined) return { ...{ board, line, namesEnding: endings.length > 0 }, end };
  const contradicts = results.kind === 'wins' && !isDuel(seats, end);
  if (contradicts) return [problemAt(line, fault('ownGame.contradict', { board: number }))];
  return { ...{ board, line, namesEnding: true }, end: { ...end, ending: endingOf(results, end) } };
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

/** Whether both results of a duel say the same: one won and the other lost, or both drew. */
function isDuel(seats: readonly Found[], { seats: placed }: CorrectedEnd): boolean {
  const [one, other] = seats.map(({ points, place }) => (place === null ? points : null));
  if (typeof one === 'number' && typeof other === 'number') return one + other === 2;
  return placed.some(({ place }) => place === 1);
}

/** A duel is won or shared; of other games without an engine only the order counts. */
function endingOf({ kind }: WrittenResults, { seats }: Pick<CorrectedEnd, 'seats'>): CorrectedEnd['ending'] {
  if (kind !== 'wins') return 'points';
  return seats.every(({ place }) => place === 1) ? 'shared' : 'won';
}

/** Missing places follow from points, and those of eliminated seats from their years. */
function endOf(
  seats: readonly Found[],
  { leading, fewest }: { readonly leading: string; readonly fewest: boolean },
  ending: CorrectedEnd['ending'],
  { out, years }: Pick<ReturnType<typeof yearsOn>, 'out' | 'years'>,
): CorrectedEnd {
  return {
    ending,
    seats: seats.map((one) => {
      const { seat, points, place, line, figures } = one;
      const left = out.get(line);
      return {
        ...{ seat, place: place ?? placeAmong(one, seats, out, fewest) },
        figures: leading === '' ? {} : { [leading]: points, ...figures },
        ...(left !== undefined && { out: left }),
      };
    }),
    ...(years !== undefined && { years }),
  };
}
