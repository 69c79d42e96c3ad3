import { fault } from '../../../engine/fault';
import type { Message, Problem } from '../../../engine/game';
import type { GameIdentity } from '../../../engine/game-identity';
import { GAMES, type GameSystemId } from '../../../engine/games';
import { done, type Outcome, refuse } from '../platform/errors';
import { countedNumber, cut, problemAt, wholeNumber, wrongList } from '../roster/lists/csv-lines';
import type { Column } from '../roster/lists/heads';
import { withoutNumber } from '../roster/lists/person-name';
import { type Row, readTable } from '../roster/lists/read-table';
import { ENDINGS } from '../ruling/rulings.records';

/** One seat of a board that was played at a real table, from a list of results. */
export interface ListedSeat {
  /** Its line number in the list; 1 is the first. */
  readonly line: number;
  readonly round: number;
  readonly board: number;
  readonly seat: string;
  readonly player: string;
  readonly points: number;
  /** Derived from points if left out. */
  readonly place: number | null;
  readonly ending: (typeof ENDINGS)[number] | null;
  /** The year in which the seat left the game, and the number of years played, as the list writes them. */
  readonly out: number | null;
  readonly years: number | null;
  /** The player's address, where the list may name it. */
  readonly mail: string;
}

/** How many seats one list may contain. */
const LONGEST_LIST = 1000;
const MOST_POINTS = 100_000;

const COLUMNS = ['round', 'board', 'seat', 'player', 'points', 'place', 'ending', 'out', 'years'] as const;
const OPTIONAL = ['mail'] as const;
/** Columns whose purpose is that of their head. */
const READ = [
  ...(['round', 'seat', 'place', 'ending', 'out', 'years', 'first', 'last', 'mail'] as const),
] as const;

/** Results as a list has them. */
export interface ListedResults {
  readonly seats: readonly ListedSeat[];
  /** Heads of the columns that are not used. */
  readonly skipped: readonly string[];
}

/**
 * Reads the results of boards as CSV, one seat per line, with heads of columns in any order and in any of our
 * languages: "round, board, seat, player, points, place, ending, out, years". Seat or player may be left out, and so
 * may all columns from place on. It also reads the site's own `results.csv`: points are then the measure that the game
 * counts, and boards without a result are left out.
 * @param mail whether a column may contain players' mail addresses
 * @returns the seats in the order of the list, or every line that cannot be read, with the reason
 */
export async function readResults(text: string, { mail = false } = {}): Promise<Outcome<ListedResults>> {
  const read = await readTable(text, chosen(mail), isHead);
  const { table, problems: unread } = read;
  const has = (name: Column) => table?.columns.includes(name) === true;
  if (table === undefined || !has('round') || !has('board') || !has('points'))
    return refuse(
      wrongList(fault('list.columns', { columns: [...COLUMNS, ...(mail ? OPTIONAL : [])].join(', ') })),
    );
  if (!['seat', 'player', 'first', 'last'].some((one) => has(one as Column)))
    return refuse(wrongList(fault('list.seatOrPlayer')));
  const rows = table.rows.filter((row) => !isWithoutResult(row, table.columns));
  if (rows.length === 0 && unread.length === 0) return refuse(wrongList(fault('list.noResult')));
  if (rows.length > LONGEST_LIST)
    return refuse(wrongList(fault('list.manyLines', { lines: rows.length, most: LONGEST_LIST })));
  const seats = rows.map((row) => readRow(row, table.columns));
  const problems = [...unread, ...seats.flatMap((one) => ('problem' in one ? [one.problem] : []))];
  if (problems.length > 0) return refuse({ code: 'invalid', problems: byLine(problems) });
  return done({ seats: seats.flatMap((one) => ('problem' in one ? [] : [one])), skipped: table.skipped });
}

function isHead(columns: readonly (Column | undefined)[]): boolean {
  return new Set(columns.filter((one) => one !== undefined && one !== 'other')).size >= 3;
}

/**
 * The columns that are read from a list of results; without better ones, a game serves as board and a result as points.
 */
function chosen(mail: boolean) {
  return (given: readonly (Column | undefined)[]): readonly (Column | undefined)[] => {
    const has = (name: Column) => given.includes(name);
    const isOurs = (['game', 'status', 'result', 'points', 'seat'] as const).every(has);
    const points: Column = has('figure') ? 'figure' : has('points') ? 'points' : 'result';
    const counted = isOurs ? given.indexOf('points') + 1 : given.indexOf(points);
    const board = given.indexOf(has('board') ? 'board' : 'game');
    return given.map((column, at) => {
      if (at === counted) return 'points';
      if (at === board) return 'board';
      if (isOurs && (column === 'status' || column === 'result')) return column;
      if (column === 'name') return 'player';
      if (column === 'mail' && !mail) return 'other';
      const isRead = READ.some((one) => one === column);
      return isRead && given.indexOf(column) === at ? column : 'other';
    });
  };
}

/** A line of our own file about a board that is still running, or that does not count. */
function isWithoutResult({ cells }: Row, columns: readonly (Column | undefined)[]): boolean {
  const [status, result] = (['status', 'result'] as const).map((one) => cells[columns.indexOf(one)]);
  return (columns.includes('status') && status !== 'finished') || result === 'void';
}

function byLine(problems: readonly Problem[]): readonly Problem[] {
  return [...problems].sort((one, other) => Number(one.path[1] ?? 0) - Number(other.path[1] ?? 0));
}

function readRow(
  { line, cells }: Row,
  columns: readonly (Column | undefined)[],
): ListedSeat | { readonly problem: Problem } {
  const wrong = (message: Message) => ({ problem: problemAt(line, message) });
  if (cells.slice(columns.length).some((one) => one !== ''))
    return wrong(fault('list.cells', { cells: cells.length, columns: columns.length }));
  const cell = (name: Column) => cells[columns.indexOf(name)] ?? '';
  const round = countedNumber(cell('round'), 1, 9999);
  if (round === undefined) return wrong(fault('list.noRound', { text: cut(cell('round')) }));
  const board = countedNumber(cell('board'), 1, 9999);
  if (board === undefined) return wrong(fault('list.noBoard', { text: cut(cell('board')) }));
  const points = wholeNumber(cell('points'), 0, MOST_POINTS);
  if (points === undefined)
    return wrong(fault('list.noPoints', { text: cut(cell('points')), most: MOST_POINTS }));
  const place = cell('place') === '' ? null : countedNumber(cell('place'), 1, 20);
  if (place === undefined) return wrong(fault('list.noPlace', { text: cut(cell('place')) }));
  const said = cell('ending').toLowerCase();
  const ending = said === '' ? null : endingOf(said);
  if (ending === undefined)
    return wrong(fault('list.noEnding', { text: cut(said), endings: ENDINGS.join(', ') }));
  const [out, years] = [yearIn(cell('out')), yearIn(cell('years'))];
  if (out === undefined) return wrong(fault('list.noYear', { text: cut(cell('out')) }));
  if (years === undefined) return wrong(fault('list.noYear', { text: cut(cell('years')) }));
  const [seat, player] = [cell('seat'), playerIn(cells, columns)];
  if (seat === '' && player === '') return wrong(fault('list.neither'));
  return { line, round, board, seat, player, points, place, ending, out, years, mail: cell('mail') };
}

function yearIn(text: string): number | null | undefined {
  return text === '' ? null : wholeNumber(text, 1, 9999);
}

const MOST_YEARS = 100;

/**
 * A year counted from 1, from a year counted like that or by the calendar of the game; undefined if no game is played
 * in it.
 */
export function yearCounted(system: GameSystemId, written: number): number | undefined {
  const { firstYear = Number.POSITIVE_INFINITY }: GameIdentity = GAMES[system];
  const year = written >= firstYear ? written - firstYear + 1 : written;
  return year <= MOST_YEARS ? year : undefined;
}

/** The years on the lines of one board, counted from 1, and their problems. */
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

/** The place of a line without one: by points; of seats without points the one eliminated later is ahead. */
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

/** The player of a row: by their name, or by its two halves. */
function playerIn(cells: readonly string[], columns: readonly (Column | undefined)[]): string {
  const cell = (name: Column) => cells[columns.indexOf(name)] ?? '';
  const halves = [cell('first'), cell('last')].filter((one) => one !== '').join(' ');
  return withoutNumber(cell('player') || halves);
}

/** Words for the endings of a board. */
const ENDING_WORDS: Readonly<Record<(typeof ENDINGS)[number], readonly string[]>> = {
  won: ['won', 'win', 'solo', 'sieg', 'gewonnen', 'ganado', 'victoria'],
  shared: ['shared', 'draw', 'drawn', 'geteilt', 'remis', 'unentschieden', 'compartido', 'empate', 'tablas'],
  points: ['points', 'score', 'punkte', 'puntos'],
  time: ['time', 'zeit', 'tiempo'],
};

function endingOf(text: string): (typeof ENDINGS)[number] | undefined {
  return ENDINGS.find((one) => ENDING_WORDS[one].includes(text));
}
