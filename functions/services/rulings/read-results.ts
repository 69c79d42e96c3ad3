import { fault } from '../../../engine/fault';
import type { Message, Problem } from '../../../engine/game';
import type { GameIdentity } from '../../../engine/game-identity';
import { GAMES, type GameSystemId } from '../../../engine/games';
import { ENDINGS } from '../../store/records';
import { csvLines, cut, type Line, problemAt, wholeNumber, wrongList } from '../csv-lines';
import { done, type Outcome, refuse } from '../errors';

/** One seat of a board that was played at a real table, as a list of results has it. */
export interface ListedSeat {
  /** Where it stands in the list; 1 is the first line. */
  readonly line: number;
  readonly round: number;
  readonly board: number;
  readonly seat: string;
  readonly player: string;
  readonly points: number;
  /** Left out, places follow from points. */
  readonly place: number | null;
  readonly ending: (typeof ENDINGS)[number] | null;
  /** The year in which the seat left the game, and how many were played, as the list writes them. */
  readonly out: number | null;
  readonly years: number | null;
  /** The player's address, where the list may name it. */
  readonly mail: string;
}

/** Seats that one list may name. */
const LONGEST_LIST = 1000;
const MOST_POINTS = 100_000;

const COLUMNS = ['round', 'board', 'seat', 'player', 'points', 'place', 'ending', 'out', 'years'] as const;
type Column = (typeof COLUMNS)[number] | 'mail';

const MAIL_HEAD = /^(e-?mail|mail)$/i;

/**
 * Reads the results of boards as CSV, one seat in a line, with heads of columns in any order: "round, board, seat,
 * player, points, place, ending, out, years". Seat or player may be left out, and so may all from place on.
 * @param mail whether a column may hold the mail addresses of players
 * @returns the seats in the order of the list, or every line that cannot be read, and why
 */
export async function readResults(
  text: string,
  { mail = false } = {},
): Promise<Outcome<readonly ListedSeat[]>> {
  const lines = await csvLines(text);
  if (!lines.ok) return lines;
  const [head, ...rows] = lines.value;
  const columns = (head?.cells ?? []).map((cell): Column | undefined =>
    mail && MAIL_HEAD.test(cell) ? 'mail' : COLUMNS.find((name) => name === cell.toLowerCase()),
  );
  const lacks = (['round', 'board', 'points'] as const).filter((name) => !columns.includes(name));
  if (columns.includes(undefined) || lacks.length > 0)
    return refuse(
      wrongList(fault('list.columns', { columns: [...COLUMNS, ...(mail ? ['mail'] : [])].join(', ') })),
    );
  if (!columns.includes('seat') && !columns.includes('player'))
    return refuse(wrongList(fault('list.seatOrPlayer')));
  if (rows.length === 0) return refuse(wrongList(fault('list.noResult')));
  if (rows.length > LONGEST_LIST)
    return refuse(wrongList(fault('list.manyLines', { lines: rows.length, most: LONGEST_LIST })));
  const read = rows.map((row) => readRow(row, columns as readonly Column[]));
  const problems = read.flatMap((one) => ('problem' in one ? [one.problem] : []));
  if (problems.length > 0) return refuse({ code: 'invalid', problems });
  return done(read.flatMap((one) => ('problem' in one ? [] : [one])));
}

function readRow(
  { line, cells }: Line,
  columns: readonly Column[],
): ListedSeat | { readonly problem: Problem } {
  const wrong = (message: Message) => ({ problem: problemAt(line, message) });
  if (cells.length > columns.length)
    return wrong(fault('list.cells', { cells: cells.length, columns: columns.length }));
  const cell = (name: Column) => cells[columns.indexOf(name)] ?? '';
  const round = wholeNumber(cell('round'), 1, 9999);
  if (round === undefined) return wrong(fault('list.noRound', { text: cut(cell('round')) }));
  const board = wholeNumber(cell('board'), 1, 9999);
  if (board === undefined) return wrong(fault('list.noBoard', { text: cut(cell('board')) }));
  const points = wholeNumber(cell('points'), 0, MOST_POINTS);
  if (points === undefined)
    return wrong(fault('list.noPoints', { text: cut(cell('points')), most: MOST_POINTS }));
  const place = cell('place') === '' ? null : wholeNumber(cell('place'), 1, 20);
  if (place === undefined) return wrong(fault('list.noPlace', { text: cut(cell('place')) }));
  const said = cell('ending').toLowerCase();
  const ending = said === '' ? null : ENDINGS.find((one) => one === said);
  if (ending === undefined)
    return wrong(fault('list.noEnding', { text: cut(said), endings: ENDINGS.join(', ') }));
  const [out, years] = [yearIn(cell('out')), yearIn(cell('years'))];
  if (out === undefined) return wrong(fault('list.noYear', { text: cut(cell('out')) }));
  if (years === undefined) return wrong(fault('list.noYear', { text: cut(cell('years')) }));
  const [seat, player] = [cell('seat'), cell('player')];
  if (seat === '' && player === '') return wrong(fault('list.neither'));
  return { line, round, board, seat, player, points, place, ending, out, years, mail: cell('mail') };
}

function yearIn(text: string): number | null | undefined {
  return text === '' ? null : wholeNumber(text, 1, 9999);
}

const MOST_YEARS = 100;

/**
 * A year counted from 1, from one that a list writes like that or by the calendar of the game; undefined for one in which
 * no game is played.
 */
export function yearCounted(system: GameSystemId, written: number): number | undefined {
  const { firstYear = Number.POSITIVE_INFINITY }: GameIdentity = GAMES[system];
  const year = written >= firstYear ? written - firstYear + 1 : written;
  return year <= MOST_YEARS ? year : undefined;
}

/** What lines of one board say of years, counted from 1, and what is wrong with it. */
export function yearsOn(system: GameSystemId, lines: readonly ListedSeat[]) {
  const problems: Problem[] = [];
  const counted = (line: number, written: number | null): number | undefined => {
    const year = written === null ? undefined : yearCounted(system, written);
    if (written !== null && year === undefined)
      problems.push(problemAt(line, fault('list.noYear', { text: String(written) })));
    return year;
  };
  const out = new Map(lines.map(({ line, out: written }) => [line, counted(line, written)]));
  const played = [...new Set(lines.flatMap(({ line, years }) => counted(line, years) ?? []))];
  const [first] = lines;
  if (played.length > 1 && first !== undefined)
    problems.push(
      problemAt(first.line, fault('list.twoYears', { board: first.board, years: played.join(', ') })),
    );
  return { out, years: played[0], problems };
}

/** The place of a line that gives none: by points, and of those who have none the later out is ahead. */
export function placeAmong(
  { points, line }: ListedSeat,
  lines: readonly ListedSeat[],
  out: ReadonlyMap<number, number | undefined>,
): number {
  const lasted = (one: number) => out.get(one) ?? 0;
  const isAhead = (other: ListedSeat) =>
    other.points > points || (points === 0 && other.points === 0 && lasted(other.line) > lasted(line));
  return 1 + lines.filter(isAhead).length;
}
