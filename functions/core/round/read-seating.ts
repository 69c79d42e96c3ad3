import { plainLetters } from '../../../engine/core/plain-letters';
import { fault } from '../../../engine/fault';
import type { Message, Problem } from '../../../engine/game';
import type { PersonRecord } from '../platform/common.records';
import { done, type Outcome, refuse } from '../platform/errors';
import { byLine, countedNumber, cut, isYes, problemAt, wrongList } from '../roster/lists/csv-lines';
import type { Column } from '../roster/lists/heads';
import { askWhichHere, peopleHereNamed, withoutNumber } from '../roster/lists/person-name';
import { type Row, readTable } from '../roster/lists/read-table';
import type { EntryRecord } from '../season/seasons.records';
import { MOST_BOARDS_EACH } from './two-boards';

/** The seating of a round by a list: players by seat, and those who sit out. */
export interface Seating {
  readonly boards: readonly Readonly<Record<string, string>>[];
  /** The first line of each board. */
  readonly lines: readonly number[];
  readonly sittingOut: readonly string[];
}

/** The players that a list may name. */
export interface Seatable {
  /** Everyone who is entered, and those who have left. */
  readonly entries: readonly EntryRecord[];
  /** Those who must occur in the list: once, or at two boards if they agreed to play both. */
  readonly players: readonly EntryRecord[];
  readonly seats: readonly string[];
  /** The round to seat: if a list has a column of rounds, its other rounds are ignored. */
  readonly round: number;
  /** Why nobody plays two boards of it; undefined where a player who is willing may. */
  readonly whyOneBoardEach: Message | undefined;
}

const COLUMNS = ['board', 'seat', 'player'] as const;
const MOST_BOARDS = 9999;

interface Placed {
  readonly line: number;
  /** Null for a player who sits out. */
  readonly board: number | null;
  readonly seat: string;
  readonly player: string;
  /** Whether the line says that the player agreed to play two boards. */
  readonly twice: boolean;
}

/**
 * Reads a seating as CSV with heads of columns in any of our languages, "board, seat, player", one player per line. A
 * player without a board sits out; without a column of seats, seats follow the order of the lines. At real tables a
 * player stands at two boards where a column "twice" says on either line that they agreed.
 * @returns boards in order, or every line that cannot be read or does not fit, and all missing players
 */
export async function readSeating(text: string, seatable: Seatable): Promise<Outcome<Seating>> {
  const { table, problems: unread } = await readTable(text, choose, isHead);
  const has = (name: Column) => table?.columns.includes(name) === true;
  if (table === undefined || !has('board') || !(has('player') || has('first') || has('last')))
    return refuse(wrongList(fault('list.columns', { columns: COLUMNS.join(', ') })));
  const { columns } = table;
  const rows = table.rows.filter(({ cells }) => isOfRound(cells[columns.indexOf('round')], seatable.round));
  const read = rows.map((row) => placed(row, columns, seatable));
  const seated = read.flatMap((one) => ('player' in one ? [one] : []));
  const problems = [
    ...unread,
    ...read.flatMap((one) => ('message' in one ? [one] : [])),
    ...doubles(seated, seatable),
    ...seatProblems(seated, has('seat')),
    ...numberProblems(seated),
  ];
  if (problems.length > 0) return refuse({ code: 'invalid', problems: byLine(problems) });
  const missing = seatable.players.filter(({ player }) => !seated.some((one) => one.player === player.id));
  if (missing.length > 0) {
    const names = missing.map(({ player }) => player.name).join(', ');
    return refuse(wrongList(fault('seating.lacks', { names })));
  }
  return done(seatingOf(seated, seatable.seats));
}

function isHead(columns: readonly (Column | undefined)[]): boolean {
  return (
    columns.includes('board') && columns.some((one) => one === 'name' || one === 'first' || one === 'last')
  );
}

function choose(given: readonly (Column | undefined)[]): readonly (Column | undefined)[] {
  return given.map((column, at) => {
    if (column === 'name') return 'player';
    const isRead = (['round', 'board', 'seat', 'first', 'last', 'twice'] as const).some(
      (one) => one === column,
    );
    return isRead && given.indexOf(column) === at ? column : 'other';
  });
}

function isOfRound(cell: string | undefined, round: number): boolean {
  return cell === undefined || cell === '' || countedNumber(cell, 1, MOST_BOARDS) === round;
}

function placed(
  { line, cells }: Row,
  columns: readonly (Column | undefined)[],
  { entries, players, seats }: Seatable,
): Placed | Problem {
  const cell = (name: Column) => cells[columns.indexOf(name)] ?? '';
  const halves = [cell('first'), cell('last')].filter((one) => one !== '').join(' ');
  const [text, wanted, name] = [cell('board'), cell('seat'), withoutNumber(cell('player') || halves)];
  const board = text === '' ? null : countedNumber(text, 1, MOST_BOARDS);
  if (board === undefined) return problemAt(line, fault('list.noBoard', { text: cut(text) }));
  const [entry, ...others] = entriesNamed(name, players);
  if (entry === undefined) return problemAt(line, whyNot(name, entriesNamed(name, entries)[0]));
  if (others.length > 0)
    return askWhichHere(
      line,
      name,
      [entry, ...others].map(({ player }) => player),
    );
  const seat = seats.find((one) => plainLetters(one) === plainLetters(wanted));
  if (board !== null && wanted !== '' && seat === undefined)
    return problemAt(line, fault('seating.noSeat', { text: cut(wanted), seats: seats.join(', ') }));
  return { line, board, seat: seat ?? '', player: entry.player.id, twice: isYes(cell('twice')) };
}

function entriesNamed(name: string, entries: readonly EntryRecord[]): readonly EntryRecord[] {
  const people: readonly PersonRecord[] = entries.map(({ player }) => player);
  const named = peopleHereNamed(name, people);
  return entries.filter(({ player }) => named.includes(player));
}

/** The reason why a player cannot be seated. */
function whyNot(name: string, entry: EntryRecord | undefined): Message {
  if (name === '') return fault('list.namesNoPlayer');
  if (entry === undefined) return fault('seating.notInSeason', { name: cut(name) });
  return entry.state === 'in'
    ? fault('seating.notThrough', { name: entry.player.name })
    : fault('seating.notNow', { name: entry.player.name });
}

/** Players who stand in the list again although they do not play two boards, or cannot. */
function doubles(seated: readonly Placed[], seatable: Seatable): readonly Problem[] {
  const lines = new Map<string, Placed[]>();
  return seated.flatMap((one) => {
    const earlier = lines.get(one.player) ?? [];
    lines.set(one.player, [...earlier, one]);
    const why = whyNotAgain(one, earlier, seatable);
    return why === undefined ? [] : [problemAt(one.line, why)];
  });
}

/** Why a player who stands on earlier lines may not stand on this one. */
function whyNotAgain(
  one: Placed,
  earlier: readonly Placed[],
  { players, whyOneBoardEach }: Seatable,
): Message | undefined {
  const [first] = earlier;
  if (first === undefined) return undefined;
  const name = players.find(({ player }) => player.id === one.player)?.player.name ?? '';
  const { board } = one;
  const again = fault('seating.again', { name, line: first.line });
  if (board === null || earlier.some((other) => other.board === null)) return again;
  const isHere = earlier.some((other) => other.board === board);
  if (![one, ...earlier].some(({ twice }) => twice))
    return isHere || whyOneBoardEach !== undefined
      ? again
      : fault('seating.notAgreed', { name, line: first.line });
  if (isHere) return fault('chairs.sameBoard', { name, board });
  if (earlier.length >= MOST_BOARDS_EACH) return fault('chairs.thrice', { name });
  return whyOneBoardEach;
}

/** Seats that are empty although the list has a column for them, or that two players of a board share. */
function seatProblems(seated: readonly Placed[], hasSeats: boolean): readonly Problem[] {
  const first = new Map<string, number>();
  if (!hasSeats) return [];
  return seated.flatMap(({ line, board, seat }) => {
    if (board === null) return [];
    if (seat === '') return [problemAt(line, fault('list.namesNoSeat'))];
    const before = first.get(`${board} ${seat}`);
    if (before !== undefined) return [problemAt(line, fault('seating.taken', { seat, board, line: before }))];
    first.set(`${board} ${seat}`, line);
    return [];
  });
}

/** Boards are counted from 1 without gaps. */
function numberProblems(seated: readonly Placed[]): readonly Problem[] {
  const numbers = new Set(seated.flatMap(({ board }) => board ?? []));
  const highest = Math.max(0, ...numbers);
  if (highest === numbers.size) return [];
  const missing = Array.from({ length: highest }, (_, at) => at + 1).find((one) => !numbers.has(one)) ?? 1;
  const line = seated.find(({ board }) => board === highest)?.line ?? 1;
  return [problemAt(line, fault('seating.boardMissing', { board: missing }))];
}

function seatingOf(seated: readonly Placed[], seats: readonly string[]): Seating {
  const numbers = [...new Set(seated.flatMap(({ board }) => board ?? []))].sort((one, other) => one - other);
  const linesOf = (number: number) => seated.filter(({ board }) => board === number);
  return {
    boards: numbers.map((number) =>
      Object.fromEntries(
        linesOf(number).map(({ seat, player }, at) => [seat || (seats[at] ?? `${at}`), player]),
      ),
    ),
    lines: numbers.map((number) => linesOf(number)[0]?.line ?? 1),
    sittingOut: seated.filter(({ board }) => board === null).map(({ player }) => player),
  };
}
