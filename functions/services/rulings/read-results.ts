import { fault } from '../../../engine/fault';
import type { Message, Problem } from '../../../engine/game';
import { ENDINGS } from '../../store/records';
import { csvLines, cut, type Line, problemAt, wholeNumber, wrongList } from '../csv-lines';
import { done, type Outcome, refuse } from '../errors';

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
  /** The player's mail address, if the list may contain addresses. */
  readonly mail: string;
}

/** How many seats one list may contain. */
const LONGEST_LIST = 1000;
const MOST_POINTS = 100_000;

const COLUMNS = ['round', 'board', 'seat', 'player', 'points', 'place', 'ending'] as const;
type Column = (typeof COLUMNS)[number] | 'mail';

const MAIL_HEAD = /^(e-?mail|mail)$/i;

/**
 * Reads the results of boards as CSV, one seat per line, with column headings in any order: "round, board, seat,
 * player, points, place, ending". Either seat or player may be left out, and so may place and ending.
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
  const [seat, player] = [cell('seat'), cell('player')];
  if (seat === '' && player === '') return wrong(fault('list.neither'));
  return { line, round, board, seat, player, points, place, ending, mail: cell('mail') };
}
