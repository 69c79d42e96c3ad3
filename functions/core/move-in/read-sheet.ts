import { plainLetters } from '../../../engine/core/plain-letters';
import { fault } from '../../../engine/fault';
import type { Problem } from '../../../engine/game';
import { type ListedPerson, peopleOn } from '../past-season/people-on-list';
import { done, type Outcome, refuse } from '../platform/errors';
import { byLine, countedNumber, cut, problemAt, wrongList } from '../roster/lists/csv-lines';
import type { Column } from '../roster/lists/heads';
import { nameKey, withoutNumber } from '../roster/lists/person-name';
import { type ReadTable, type Row, readTable } from '../roster/lists/read-table';

/** Who sits where, as a sheet says it. */
export interface Sheet {
  readonly people: readonly ListedPerson[];
  /** For each game, in their order: the index of the person in each seat that the sheet gives to one. */
  readonly boards: readonly Readonly<Record<string, number>>[];
  /** Heads of the columns that are not used. */
  readonly skipped: readonly string[];
}

/** What a sheet may name. */
export interface Nameable {
  /** The names of the games' files, in their order. */
  readonly files: readonly string[];
  readonly seats: readonly string[];
}

/** One person in one seat. */
interface Placed {
  readonly line: number;
  /** The index of the game. */
  readonly game: number;
  readonly seat: string;
  readonly player: string;
  readonly mail: string;
}

/**
 * Reads a sheet of who sits where: one seat a line with the heads "board, seat, player, mail", or one board a line with a
 * column for each seat. A board is named by its file or by its number.
 * @returns all people and seats, or every line that cannot be read or does not fit
 */
export async function readSheet(text: string, nameable: Nameable): Promise<Outcome<Sheet>> {
  const { table, problems: unread } = await readTable(text, choose, isHead);
  const wide = table === undefined ? [] : seatColumns(table, nameable.seats);
  const has = (name: Column) => table?.columns.includes(name) === true;
  const isLong = has('seat') && (has('player') || has('first') || has('last'));
  if (table === undefined || !(isLong || wide.length > 0))
    return refuse(wrongList(fault('list.columns', { columns: 'board, seat, player, mail' })));
  const read = table.rows.flatMap((row) =>
    isLong ? seatIn(row, table.columns, nameable) : boardIn(row, table.columns, wide, nameable),
  );
  const placed = read.flatMap((one) => ('message' in one ? [] : [one]));
  const named = placed.filter(({ player }) => !isNobody(player));
  const { people, problems: ofPeople } = peopleOn(named);
  const problems = [
    ...unread,
    ...read.flatMap((one) => ('message' in one ? [one] : [])),
    ...ofPeople,
    ...takenTwice(placed, nameable),
    ...twiceSeated(named),
    ...unseated(placed, nameable),
  ];
  if (problems.length > 0) return refuse({ code: 'invalid', problems: byLine(problems) });
  const indexOf = new Map(
    people.flatMap(({ lines, name }, at) => lines.map((line) => [`${line} ${nameKey(name)}`, at])),
  );
  const boards = nameable.files.map((_, game) =>
    Object.fromEntries(
      named
        .filter((one) => one.game === game)
        .flatMap(({ line, seat, player }) => {
          const person = indexOf.get(`${line} ${nameKey(player)}`);
          return person === undefined ? [] : [[seat, person] as const];
        }),
    ),
  );
  const used = new Set(wide.map(({ head }) => head));
  return done({ people, boards, skipped: table.skipped.filter((head) => isLong || !used.has(head)) });
}

const isBoard = (column: Column | undefined) => column === 'board' || column === 'game';

function isHead(columns: readonly (Column | undefined)[]): boolean {
  return columns.some(isBoard);
}

const READ: readonly (Column | undefined)[] = ['seat', 'first', 'last', 'mail'];

function choose(given: readonly (Column | undefined)[]): readonly (Column | undefined)[] {
  const board = given.indexOf('game') >= 0 && !given.includes('board') ? 'game' : 'board';
  return given.map((column, at) => {
    if (column === board && given.indexOf(column) === at) return 'board';
    if (column === 'name') return given.indexOf(column) === at ? 'player' : 'other';
    if (column === 'contact' && !given.includes('mail')) return 'mail';
    return READ.includes(column) && given.indexOf(column) === at ? column : 'other';
  });
}

interface SeatColumn {
  readonly seat: string;
  readonly head: string;
  readonly at: number;
}

/** The columns whose heads are seats of the game. */
function seatColumns({ heads }: ReadTable, seats: readonly string[]): readonly SeatColumn[] {
  return heads.flatMap((head, at) => {
    const seat = seatNamed(head, seats);
    return seat === undefined ? [] : [{ seat, head, at }];
  });
}

function seatNamed(text: string, seats: readonly string[]): string | undefined {
  return seats.find((one) => plainLetters(one) === plainLetters(text.trim()));
}

/** The seat in a line of a long sheet. */
function seatIn(
  { line, cells }: Row,
  columns: readonly (Column | undefined)[],
  nameable: Nameable,
): readonly (Placed | Problem)[] {
  const cell = (name: Column) => (cells[columns.indexOf(name)] ?? '').trim();
  if (cells.every((one) => one.trim() === '')) return [];
  const game = gameNamed(cell('board'), nameable.files);
  const seat = seatNamed(cell('seat'), nameable.seats);
  const halves = [cell('first'), cell('last')].filter((one) => one !== '').join(' ');
  const wrong = [
    ...(game === undefined ? [noBoard(line, cell('board'), nameable)] : []),
    ...(seat === undefined ? [noSeat(line, cell('seat'), nameable)] : []),
  ];
  if (game === undefined || seat === undefined) return wrong;
  return [{ line, game, seat, player: withoutNumber(cell('player') || halves), mail: cell('mail') }];
}

/** The seats in a line of a wide sheet. */
function boardIn(
  { line, cells }: Row,
  columns: readonly (Column | undefined)[],
  wide: readonly SeatColumn[],
  nameable: Nameable,
): readonly (Placed | Problem)[] {
  if (cells.every((one) => one.trim() === '')) return [];
  const text = (cells[columns.indexOf('board')] ?? '').trim();
  const game = gameNamed(text, nameable.files);
  if (game === undefined) return [noBoard(line, text, nameable)];
  return wide.map(({ seat, at }) => ({
    line,
    game,
    seat,
    player: withoutNumber((cells[at] ?? '').trim()),
    mail: '',
  }));
}

function noBoard(line: number, text: string, { files }: Nameable): Problem {
  return problemAt(line, fault('move.noBoard', { text: cut(text), files: files.map(cut).join(', ') }));
}

function noSeat(line: number, text: string, { seats }: Nameable): Problem {
  return text === ''
    ? problemAt(line, fault('list.namesNoSeat'))
    : problemAt(line, fault('seating.noSeat', { text: cut(text), seats: seats.join(', ') }));
}

const bare = (file: string) => plainLetters(file.replace(/^.*[\\/]/, '').replace(/\.[^.]+$/, '')).trim();

/**
 * The game that a sheet means by a name: that of its file, with or without folder and ending; else its number, which is
 * the only number in the names of files if each of them has another one, or else the place in their order.
 */
export function gameNamed(text: string, files: readonly string[]): number | undefined {
  const byName = files.flatMap((file, at) =>
    plainLetters(file) === plainLetters(text) || bare(file) === bare(text) ? [at] : [],
  );
  if (text !== '' && byName.length === 1) return byName[0];
  const number = countedNumber(text, 1, 9999);
  if (number === undefined) return undefined;
  const numbers = files.map((file) => {
    const found = [...bare(file).matchAll(/\d+/g)].map(Number);
    return found.length === 1 ? found[0] : undefined;
  });
  const areNumbered = numbers.every((one) => one !== undefined) && new Set(numbers).size === files.length;
  const at = areNumbered ? numbers.indexOf(number) : number - 1;
  return at >= 0 && at < files.length ? at : undefined;
}

/** Whether a cell says that nobody sits there. */
function isNobody(player: string): boolean {
  return player === '' || /^(?:[-–—]+|bot|nobody|vacant|niemand|unbesetzt|nadie|vacante)$/i.test(player);
}

function takenTwice(placed: readonly Placed[], { files }: Nameable): readonly Problem[] {
  const first = new Map<string, number>();
  return placed.flatMap(({ line, game, seat }) => {
    const key = `${game} ${seat}`;
    const before = first.get(key);
    first.set(key, before ?? line);
    const file = cut(files[game] ?? '');
    return before === undefined ? [] : [problemAt(line, fault('move.taken', { seat, file, line: before }))];
  });
}

/** A player cannot play on two boards of a round, or hold two seats of a board. */
function twiceSeated(named: readonly Placed[]): readonly Problem[] {
  const first = new Map<string, number>();
  return named.flatMap(({ line, player }) => {
    const before = first.get(nameKey(player));
    first.set(nameKey(player), before ?? line);
    return before === undefined
      ? []
      : [problemAt(line, fault('move.twice', { name: cut(player), line: before }))];
  });
}

/** Games that the sheet does not mention. */
function unseated(placed: readonly Placed[], { files }: Nameable): readonly Problem[] {
  const seated = new Set(placed.map(({ game }) => game));
  return files.flatMap((file, at) =>
    seated.has(at)
      ? []
      : [
          {
            code: 'bad-list',
            path: ['text'],
            rule: '',
            message: fault('move.unseated', { file: cut(file) }),
          },
        ],
  );
}
