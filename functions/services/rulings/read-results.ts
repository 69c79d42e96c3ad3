import { parse } from 'csv-parse/sync';
import type { Problem } from '../../../engine/game';
import { ENDINGS } from '../../store/records';
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
}

/** Seats that one list may name. */
const LONGEST_LIST = 1000;
const MOST_POINTS = 100_000;

const COLUMNS = ['round', 'board', 'seat', 'player', 'points', 'place', 'ending'] as const;
type Column = (typeof COLUMNS)[number];

/**
 * Reads the results of boards as CSV, one seat in a line, with heads of columns in any order: "round, board, seat,
 * player, points, place, ending". Seat or player may be left out, and so may place and ending.
 * @returns the seats in the order of the list, or every line that cannot be read, and why
 */
export function readResults(text: string): Outcome<readonly ListedSeat[]> {
  const lines = linesOf(text);
  if (!lines.ok) return lines;
  const [head, ...rows] = lines.value;
  const columns = (head?.cells ?? []).map((cell) => COLUMNS.find((name) => name === cell.toLowerCase()));
  const lacks = (['round', 'board', 'points'] as const).filter((name) => !columns.includes(name));
  if (columns.includes(undefined) || lacks.length > 0)
    return refuse(invalid(`The first line names the columns: ${COLUMNS.join(', ')}.`));
  if (!columns.includes('seat') && !columns.includes('player'))
    return refuse(invalid('Name the seat or the player of each line: add a column “seat” or “player”.'));
  if (rows.length === 0) return refuse(invalid('There is no result on this list.'));
  if (rows.length > LONGEST_LIST)
    return refuse(invalid(`This list has ${rows.length} lines. Enter at most ${LONGEST_LIST} at a time.`));
  const read = rows.map((row) => readRow(row, columns as readonly Column[]));
  const problems = read.flatMap((one) => ('problem' in one ? [one.problem] : []));
  if (problems.length > 0) return refuse({ code: 'invalid', problems });
  return done(read.flatMap((one) => ('problem' in one ? [] : [one])));
}

interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

/** The lines that say something; a spreadsheet separates its cells by tabs or semicolons. */
function linesOf(text: string): Outcome<readonly Row[]> {
  const rows: Row[] = [];
  for (const [at, line] of text.split(/\r\n|\r|\n/).entries()) {
    const delimiter = ['\t', ';'].find((one) => line.includes(one)) ?? ',';
    try {
      const [cells = []] = parse(line, {
        delimiter,
        trim: true,
        bom: true,
        relax_quotes: false,
      }) as string[][];
      if (cells.some((cell) => cell !== '')) rows.push({ line: at + 1, cells });
    } catch {
      return refuse(invalid(`Line ${at + 1}: A quotation mark is opened and not closed.`));
    }
  }
  return done(rows);
}

function readRow(
  { line, cells }: Row,
  columns: readonly Column[],
): ListedSeat | { readonly problem: Problem } {
  const wrong = (message: string) => ({ problem: problemAt(line, message) });
  if (cells.length > columns.length) return wrong(`has ${cells.length} cells for ${columns.length} columns.`);
  const cell = (name: Column) => cells[columns.indexOf(name)] ?? '';
  const round = whole(cell('round'), 1, 9999);
  if (round === undefined) return wrong(`“${cut(cell('round'))}” is not the number of a round.`);
  const board = whole(cell('board'), 1, 9999);
  if (board === undefined) return wrong(`“${cut(cell('board'))}” is not the number of a board.`);
  const points = whole(cell('points'), 0, MOST_POINTS);
  if (points === undefined)
    return wrong(
      `“${cut(cell('points'))}” is not a number of points: write a whole number up to ${MOST_POINTS}.`,
    );
  const place = cell('place') === '' ? null : whole(cell('place'), 1, 20);
  if (place === undefined) return wrong(`“${cut(cell('place'))}” is not a place.`);
  const said = cell('ending').toLowerCase();
  const ending = said === '' ? null : ENDINGS.find((one) => one === said);
  if (ending === undefined)
    return wrong(`“${cut(said)}” is not an ending. Write one of ${ENDINGS.join(', ')}.`);
  const [seat, player] = [cell('seat'), cell('player')];
  if (seat === '' && player === '') return wrong('names neither a seat nor a player.');
  return { line, round, board, seat, player, points, place, ending };
}

function whole(text: string, least: number, most: number): number | undefined {
  const number = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  return number >= least && number <= most ? number : undefined;
}

const cut = (text: string) => text.slice(0, 40);

/** Something wrong with a line of a list. */
export function problemAt(line: number, message: string): Problem {
  return { code: 'bad-line', path: ['text', line], rule: '', message: `Line ${line}: ${message}` };
}

function invalid(message: string) {
  return { code: 'invalid', problems: [{ code: 'bad-list', path: ['text'], rule: '', message }] } as const;
}
