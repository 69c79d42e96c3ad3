import { plainLetters } from '../../../engine/core/plain-letters';
import { fault } from '../../../engine/fault';
import type { Problem } from '../../../engine/game';
import { identityOf, type PlayedGame, titlesOf } from '../../../engine/games';
import { done, type Outcome, refuse } from '../platform/errors';
import { type ListedSeat, placeAmong, readResults, yearsOn } from '../result/read-results';
import { byLine, cut, problemAt } from '../roster/lists/csv-lines';
import { nameKey } from '../roster/lists/person-name';
import { MOST_BOARDS_EACH } from '../round/two-boards';
import { groupedBy } from './grouped-by';
import type { PastBoard } from './past-seasons.records';
import { type ListedPerson, peopleOn } from './people-on-list';

/** The contents of a list of past results: the people, and how each board ended. */
export interface ReadSeason {
  readonly people: readonly ListedPerson[];
  readonly boards: readonly ReadBoard[];
  /** Heads of the columns that nobody needs. */
  readonly skipped: readonly string[];
}

export interface ReadBoard extends PastBoard {
  /** The first line of the board. */
  readonly line: number;
}

const MOST_ROUNDS = 20;

/**
 * Reads the results of a whole past season as CSV, one seat in a line, with heads of columns in any order: "round, board,
 * seat, player, points", and if the list has them "place, ending, out, years, mail".
 * @returns players and boards, rounds in order, or every line that cannot be read or does not fit, and why
 */
export async function readPastSeason(game: PlayedGame, text: string): Promise<Outcome<ReadSeason>> {
  if (titlesOf(game).length > 1)
    return refuse({
      code: 'invalid',
      problems: [
        { code: 'bad-setting', path: ['options', 'games'], rule: '', message: fault('ownGame.pastGames') },
      ],
    });
  const read = await readResults(text, game, { mail: true });
  if (!read.ok) return read;
  const { seats, skipped } = read.value;
  const { people, problems } = peopleOn(seats);
  const byBoard = boardsOn(seats);
  const all = [
    ...problems,
    ...byBoard.flatMap((lines) => boardProblems(game, lines)),
    ...numberProblems(byBoard),
    ...twiceInRound(seats),
  ];
  if (all.length > 0) return refuse({ code: 'invalid', problems: byLine(all) });
  const places = new Map(people.flatMap(({ lines }, at) => lines.map((line) => [line, at] as const)));
  return done({ skipped, people, boards: byBoard.map((lines) => boardOf(game, lines, places)) });
}

/** The lines of each board, in the order of rounds and boards. */
function boardsOn(listed: readonly ListedSeat[]): readonly (readonly ListedSeat[])[] {
  const byBoard = groupedBy(listed, ({ round, board }) => `${round} ${board}`);
  return [...byBoard].sort(
    ([one], [other]) => (one?.round ?? 0) - (other?.round ?? 0) || (one?.board ?? 0) - (other?.board ?? 0),
  );
}

/** The game's name of the seat in a line. */
function seatNamed(game: PlayedGame, text: string): string | undefined {
  return identityOf(game).seats.names.find((name) => plainLetters(name) === plainLetters(text));
}

function boardProblems(game: PlayedGame, lines: readonly ListedSeat[]): readonly Problem[] {
  const { title, seats } = identityOf(game);
  const [first] = lines;
  if (first === undefined) return [];
  const place = { round: first.round, board: first.board };
  const taken = new Map<string, number>();
  const wrong = lines.flatMap(({ line, seat: text }) => {
    if (text === '') return [problemAt(line, fault('list.namesNoSeat'))];
    const seat = seatNamed(game, text);
    if (seat === undefined)
      return [
        problemAt(
          line,
          fault('past.noSeat', { text: text.slice(0, 40), game: title, seats: seats.names.join(', ') }),
        ),
      ];
    const before = taken.get(seat);
    if (before !== undefined) return [problemAt(line, fault('past.taken', { ...place, seat, line: before }))];
    taken.set(seat, line);
    return [];
  });
  const endings = [...new Set(lines.flatMap(({ ending }) => ending ?? []))];
  const { problems: years } = yearsOn(game, lines);
  const { length } = lines;
  return [
    ...wrong,
    ...years,
    ...(length < seats.min || length > seats.max
      ? [
          problemAt(
            first.line,
            fault('past.seats', { ...place, count: length, game: title, min: seats.min, max: seats.max }),
          ),
        ]
      : []),
    ...(endings.length > 1
      ? [problemAt(first.line, fault('past.twoEndings', { ...place, endings: endings.join(', ') }))]
      : []),
  ];
}

/** Rounds and their boards are numbered from 1 without gaps. */
function numberProblems(byBoard: readonly (readonly ListedSeat[])[]): readonly Problem[] {
  const problems: Problem[] = [];
  let [round, board] = [1, 0];
  for (const [first] of byBoard) {
    if (first === undefined) continue;
    const isNext = first.round === round + 1 && board > 0;
    const [wantedRound, wantedBoard] = first.round === round || !isNext ? [round, board + 1] : [round + 1, 1];
    if (first.round > MOST_ROUNDS)
      return [...problems, problemAt(first.line, fault('past.rounds', { most: MOST_ROUNDS }))];
    if (first.round !== wantedRound) {
      const missing = board === 0 ? wantedRound : round + 1;
      problems.push(problemAt(first.line, fault('past.roundMissing', { round: missing })));
    } else if (first.board !== wantedBoard)
      problems.push(
        problemAt(first.line, fault('past.boardMissing', { round: first.round, board: wantedBoard })),
      );
    [round, board] = [first.round, first.board];
  }
  return problems;
}

/**
 * Players who stand in a round again although the list does not say that they played two boards, or who would play two
 * seats of a board or a third one.
 */
function twiceInRound(listed: readonly ListedSeat[]): readonly Problem[] {
  const played = new Map<string, ListedSeat[]>();
  return listed.flatMap((one) => {
    const { line, round, board, player } = one;
    if (player === '') return [];
    const key = `${round} ${nameKey(player)}`;
    const earlier = played.get(key) ?? [];
    played.set(key, [...earlier, one]);
    const [first] = earlier;
    if (first === undefined) return [];
    const name = cut(player);
    if (![one, ...earlier].some(({ twice }) => twice))
      return [problemAt(line, fault('past.twice', { name, round, line: first.line }))];
    if (earlier.some((other) => other.board === board))
      return [problemAt(line, fault('chairs.sameBoard', { name, board }))];
    return earlier.length < MOST_BOARDS_EACH ? [] : [problemAt(line, fault('chairs.thrice', { name }))];
  });
}

function boardOf(
  game: PlayedGame,
  lines: readonly ListedSeat[],
  places: ReadonlyMap<number, number>,
): ReadBoard {
  const [first] = lines;
  const order = identityOf(game).seats.names;
  const { out, years } = yearsOn(game, lines);
  const seats = lines.map((one) => {
    const { line, seat, points, place } = one;
    const left = out.get(line);
    return {
      ...{ seat: seatNamed(game, seat) ?? seat, player: places.get(line) ?? 0, points },
      // Places that are left out follow from points, and of those who are out from their years.
      place: place ?? placeAmong(one, lines, out, identityOf(game).results?.fewest),
      ...(left !== undefined && { out: left }),
    };
  });
  return {
    ...{ line: first?.line ?? 0, round: first?.round ?? 0, board: first?.board ?? 0 },
    ending: lines.find(({ ending }) => ending !== null)?.ending ?? 'points',
    ...(years !== undefined && { years }),
    seats: seats.sort((one, other) => order.indexOf(one.seat) - order.indexOf(other.seat)),
  };
}
