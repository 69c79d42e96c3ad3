import { plainLetters } from '../../../engine/core/plain-letters';
import { fault } from '../../../engine/fault';
import type { Message, Problem } from '../../../engine/game';
import type { GameIdentity, WrittenResults } from '../../../engine/game-identity';
import { identityOf, inRound, type PlayedGame, titlesOf } from '../../../engine/games';
import { measuresOf } from '../../../engine/measures';
import { done, type Outcome, refuse } from '../platform/errors';
import {
  byLine,
  countedNumber,
  cut,
  isYes,
  problemAt,
  wholeNumber,
  wrongList,
} from '../roster/lists/csv-lines';
import type { Column } from '../roster/lists/heads';
import { withoutNumber } from '../roster/lists/person-name';
import { type ReadTable, type Row, readTable } from '../roster/lists/read-table';
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
  /** Further figures of a game without an engine, by their names. */
  readonly figures: Readonly<Record<string, number>>;
  /** Derived from points if left out. */
  readonly place: number | null;
  readonly ending: (typeof ENDINGS)[number] | null;
  /** The year in which the seat left the game, and the number of years played, as the list writes them. */
  readonly out: number | null;
  readonly years: number | null;
  /** The player's address, where the list may name it. */
  readonly mail: string;
  /** Whether the player agreed to play two boards of the round: the list says so, or is our own file. */
  readonly twice: boolean;
}

/** How many seats one list may contain. */
const LONGEST_LIST = 1000;
const MOST_POINTS = 100_000;

const COLUMNS = ['round', 'board', 'seat', 'player', 'points', 'place', 'ending', 'out', 'years'] as const;
const OPTIONAL = ['mail'] as const;
/** Columns whose purpose is that of their head. */
const READ = [
  ...(['round', 'seat', 'place', 'ending', 'out', 'years', 'first', 'last', 'mail', 'twice'] as const),
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
 * counts, and boards without a result are left out. Each line is read as the game of its round writes results.
 * @param mail whether a column may contain players' mail addresses
 * @returns the seats in the order of the list, or every line that cannot be read, with the reason
 */
export async function readResults(
  text: string,
  game: PlayedGame,
  { mail = false } = {},
): Promise<Outcome<ListedResults>> {
  const forms = await formsIn(text, game, mail);
  const read = await Promise.all(forms.map((form) => readInForm(text, form, mail)));
  const [first] = read;
  if (first === undefined || read.length === 1) return first ?? refuse(wrongList(fault('list.noResult')));
  const problems = read.flatMap((one) =>
    !one.ok && one.refusal.code === 'invalid' ? one.refusal.problems : [],
  );
  if (problems.length > 0) return refuse({ code: 'invalid', problems: byLine(withoutTwins(problems)) });
  const lists = read.flatMap((one) => (one.ok ? [one.value] : []));
  return done({
    seats: lists.flatMap(({ seats }) => seats).sort((one, other) => one.line - other.line),
    // A column that one game does not need may be another's.
    skipped: (lists[0]?.skipped ?? []).filter((head) => lists.every(({ skipped }) => skipped.includes(head))),
  });
}

/** The forms of the results on a list: one for each game of its rounds, as a season may have several. */
async function formsIn(text: string, game: PlayedGame, mail: boolean): Promise<readonly ResultForm[]> {
  const usual = formOf(inRound(game, 0));
  if (titlesOf(game).length === 1) return [usual];
  const { table } = await readTable(text, chosen(mail, usual), isHead);
  const at = table?.columns.indexOf('round') ?? -1;
  const rounds = new Set(
    (table?.rows ?? []).map(({ cells }) => countedNumber(cells[at] ?? '', 1, 9999) ?? 0),
  );
  const byGame = new Map<string, number[]>();
  for (const round of rounds) {
    const key = JSON.stringify(inRound(game, round).options);
    byGame.set(key, [...(byGame.get(key) ?? []), round]);
  }
  return [...byGame.values()].map((of) => ({ ...formOf(inRound(game, of[0] ?? 0)), rounds: of }));
}

/** The lines of the rounds that have this form. */
async function readInForm(text: string, form: ResultForm, mail: boolean): Promise<Outcome<ListedResults>> {
  const read = await readTable(text, chosen(mail, form), isHead);
  const { table, problems: unread } = read;
  const has = (name: Column) => table?.columns.includes(name) === true;
  const counts =
    form.kind === 'points' ? has('points') : has('place') || (form.kind === 'wins' && has('points'));
  if (table === undefined || !has('round') || !has('board') || !counts)
    return refuse(wrongList(fault('list.columns', { columns: columnsOf(form, mail).join(', ') })));
  if (!['seat', 'player', 'first', 'last'].some((one) => has(one as Column)))
    return refuse(wrongList(fault('list.seatOrPlayer')));
  const of = table.columns.indexOf('round');
  const isOfForm = ({ cells }: Row) =>
    form.rounds === undefined || form.rounds.includes(countedNumber(cells[of] ?? '', 1, 9999) ?? 0);
  const rows = table.rows.filter((row) => isOfForm(row) && !isWithoutResult(row, table.columns));
  if (rows.length === 0 && unread.length === 0) return refuse(wrongList(fault('list.noResult')));
  if (rows.length > LONGEST_LIST)
    return refuse(wrongList(fault('list.manyLines', { lines: rows.length, most: LONGEST_LIST })));
  const seats = rows.map((row) => readRow(row, table, form));
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
function chosen(mail: boolean, { figures }: ResultForm) {
  return (
    given: readonly (Column | undefined)[],
    heads: readonly string[],
  ): readonly (Column | undefined)[] => {
    const ownAt = (at: number) => figures.findIndex((name) => isNamed(heads[at], name));
    const has = (name: Column) => given.includes(name);
    const isOurs = (['game', 'status', 'result', 'points', 'seat'] as const).every(has);
    // In our own file the season's points come first, and then the figures of each game.
    const leading = heads.findIndex((_, at) => ownAt(at) === 0 && (!isOurs || at > given.indexOf('points')));
    const points: Column = has('figure') ? 'figure' : has('points') ? 'points' : 'result';
    const after = isOurs ? given.indexOf('points') + 1 : given.indexOf(points);
    const counted = leading < 0 ? after : leading;
    const board = given.indexOf(has('board') ? 'board' : 'game');
    return given.map((column, at) => {
      if (at === counted) return 'points';
      if (at === board) return 'board';
      if (ownAt(at) > 0) return 'own';
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

/** A line that no form can read has one problem, not one for each. */
function withoutTwins(problems: readonly Problem[]): readonly Problem[] {
  return [...new Map(problems.map((one) => [JSON.stringify(one), one])).values()];
}

function readRow(
  { line, cells }: Row,
  { columns, heads }: Pick<ReadTable, 'columns' | 'heads'>,
  form: ResultForm,
): ListedSeat | { readonly problem: Problem } {
  const wrong = (message: Message) => ({ problem: problemAt(line, message) });
  if (cells.slice(columns.length).some((one) => one !== ''))
    return wrong(fault('list.cells', { cells: cells.length, columns: columns.length }));
  const cell = (name: Column) => cells[columns.indexOf(name)] ?? '';
  const round = countedNumber(cell('round'), 1, 9999);
  if (round === undefined) return wrong(fault('list.noRound', { text: cut(cell('round')) }));
  const board = countedNumber(cell('board'), 1, 9999);
  if (board === undefined) return wrong(fault('list.noBoard', { text: cut(cell('board')) }));
  const points = pointsIn(cell('points'), form);
  if (points === undefined) return wrong(noPoints(cell('points'), form));
  const figures: Record<string, number> = {};
  for (const name of form.figures.slice(1)) {
    const written = cells[heads.findIndex((head) => isNamed(head, name))] ?? '';
    const figure = written === '' ? 0 : signedNumber(written, MOST_POINTS);
    if (figure === undefined) return wrong(noPoints(written, form));
    figures[name] = figure;
  }
  const place = cell('place') === '' ? null : countedNumber(cell('place'), 1, 20);
  const needsPlace = form.kind === 'places' || (form.kind === 'wins' && cell('points') === '');
  if (place === undefined || (place === null && needsPlace))
    return wrong(fault('list.noPlace', { text: cut(cell('place')) }));
  const said = cell('ending').toLowerCase();
  const ending = said === '' ? null : endingOf(said);
  if (ending === undefined)
    return wrong(fault('list.noEnding', { text: cut(said), endings: ENDINGS.join(', ') }));
  const [out, years] = [yearIn(cell('out')), yearIn(cell('years'))];
  if (out === undefined) return wrong(fault('list.noYear', { text: cut(cell('out')) }));
  if (years === undefined) return wrong(fault('list.noYear', { text: cut(cell('years')) }));
  const [seat, player] = [cell('seat'), playerIn(cells, columns)];
  if (seat === '' && player === '') return wrong(fault('list.neither'));
  // Our own file has both boards of a player as they were played.
  const twice = isYes(cell('twice')) || (columns.includes('status') && columns.includes('result'));
  return {
    line,
    round,
    board,
    seat,
    player,
    points,
    figures,
    place,
    ending,
    out,
    years,
    mail: cell('mail'),
    twice,
  };
}

function yearIn(text: string): number | null | undefined {
  return text === '' ? null : wholeNumber(text, 1, 9999);
}

const MOST_YEARS = 100;

/**
 * A year counted from 1, from a year counted like that or by the calendar of the game; undefined if no game is played
 * in it.
 */
export function yearCounted(played: PlayedGame, written: number): number | undefined {
  const { firstYear = Number.POSITIVE_INFINITY, yearsApart = 1 }: GameIdentity = identityOf(played);
  const year = written >= firstYear ? (written - firstYear) / yearsApart + 1 : written;
  return Number.isInteger(year) && year <= MOST_YEARS ? year : undefined;
}

/** The years on the lines of one board, counted from 1, and their problems. */
export function yearsOn(played: PlayedGame, lines: readonly ListedSeat[]) {
  const problems: Problem[] = [];
  const counted = (line: number, written: number | null): number | undefined => {
    const year = written === null ? undefined : yearCounted(played, written);
    if (written !== null && year === undefined)
      problems.push(problemAt(line, fault('list.noYear', { text: String(written) })));
    return year;
  };
  const out = new Map(lines.map(({ line, out: written }) => [line, counted(line, written)]));
  const numbers = [...new Set(lines.flatMap(({ line, years }) => counted(line, years) ?? []))];
  const [first] = lines;
  if (numbers.length > 1 && first !== undefined)
    problems.push(
      problemAt(first.line, fault('list.twoYears', { board: first.board, years: numbers.join(', ') })),
    );
  return { out, years: numbers[0], problems };
}

/** The form in which a game's results are written, with the names of the figures that its season defines. */
interface ResultForm extends WrittenResults {
  readonly figures: readonly string[];
  /** Whether figures may be negative. */
  readonly signed: boolean;
  /** The rounds whose results have this form; absent: all. */
  readonly rounds?: readonly number[];
}

function formOf(game: PlayedGame): ResultForm {
  const { results } = identityOf(game);
  const figures = results === undefined ? [] : measuresOf(game).map(({ id }) => id);
  return { kind: 'points', fewest: false, ...results, figures, signed: results !== undefined };
}

function columnsOf({ kind }: ResultForm, mail: boolean): readonly string[] {
  const all: readonly string[] = [...COLUMNS, ...(mail ? OPTIONAL : [])];
  if (kind === 'points') return all;
  return all.flatMap((one) => (one === 'points' ? (kind === 'wins' ? ['result'] : []) : [one]));
}

function isNamed(head: string | undefined, name: string): boolean {
  return head !== undefined && plainLetters(head) === plainLetters(name);
}

/** The points of a line; of a duel two for a win and one for a draw. A place needs none. */
function pointsIn(text: string, { kind, signed }: ResultForm): number | undefined {
  if (kind === 'places' || (kind === 'wins' && text === '')) return 0;
  if (kind === 'wins') return resultWorth(text);
  return signed ? signedNumber(text, MOST_POINTS) : wholeNumber(text, 0, MOST_POINTS);
}

/** A whole number that may be negative, with a hyphen or a minus sign. */
function signedNumber(text: string, most: number): number | undefined {
  const [, minus, digits = ''] = /^([-−]?)(.*)$/.exec(text) ?? [];
  const number = wholeNumber(digits, 0, most);
  return number === undefined || minus === '' || number === 0 ? number : -number;
}

/** Words and figures for the result of a duel, worth 0, 1 or 2. */
const DUEL_WORDS: readonly (readonly string[])[] = [
  ['0', 'l', 'loss', 'lost', 'lose', 'n', 'niederlage', 'verloren', 'd', 'derrota', 'perdido'],
  [
    '½',
    '1/2',
    '0.5',
    '0,5',
    '.5',
    '=',
    'draw',
    'drawn',
    'tie',
    'r',
    'remis',
    'unentschieden',
    'e',
    'empate',
    'tablas',
  ],
  ['1', 'w', 'win', 'won', 's', 'sieg', 'gewonnen', 'g', 'v', 'victoria', 'ganado'],
];

function resultWorth(text: string): number | undefined {
  const worth = DUEL_WORDS.findIndex((words) => words.includes(text.trim().toLowerCase()));
  return worth < 0 ? undefined : worth;
}

function noPoints(text: string, { kind, signed }: ResultForm): Message {
  if (kind === 'wins') return fault('list.noDuel', { text: cut(text) });
  const parts = { text: cut(text), most: MOST_POINTS };
  return signed ? fault('list.noFigure', parts) : fault('list.noPoints', parts);
}

/**
 * The place of a line without one: by points, of which the fewest may be best; of seats without points the one eliminated
 * later is ahead.
 */
export function placeAmong(
  { points, line }: ListedSeat,
  lines: readonly ListedSeat[],
  out: ReadonlyMap<number, number | undefined>,
  fewest = false,
): number {
  const lasted = (one: number) => out.get(one) ?? 0;
  const isAhead = (other: ListedSeat) =>
    (fewest ? other.points < points : other.points > points) ||
    (points === 0 && other.points === 0 && lasted(other.line) > lasted(line));
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
