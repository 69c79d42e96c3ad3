import { fault } from '../../../../engine/fault';
import type { Message, Problem } from '../../../../engine/game';
import { bots } from '../../game/bots';
import { isAddress } from '../../platform/addresses.schema';
import { done, type Outcome, refuse } from '../../platform/errors';
import { guestNameProblem, tidyName } from '../../platform/names';
import { problemAt } from './csv-lines';
import { type Column, columnOf, withHalves } from './heads';
import { type Cells, type Line, linesOf, separatorOf } from './lines';
import { commaParts, inOrder, nameKey, withoutNumber } from './person-name';
import { asText } from './read-table';

/** A person in a list: by name, by mail address, or both. */
export interface ListedPlayer {
  /** Their line in the list; 1 is the first. */
  readonly line: number;
  readonly name: string | null;
  readonly email: string | null;
  /** Whether the list marks this person as different from all others of that name: "Ann Lee (new)". */
  readonly isNew: boolean;
}

/** A list of people as read. */
export interface PeopleList {
  readonly players: readonly ListedPlayer[];
  /** Heads of the columns that are not used. */
  readonly skipped: readonly string[];
}

/** The most players in one list. */
export const LONGEST_LIST = 500;

const LONGEST_NAME = 40;
/** Lines above the heads of columns: a title, a date. */
const MOST_TITLES = 10;

/**
 * Reads a list of people in any usual form: one per line, by name ("Ana Ruiz", "Ruiz, Ana"), address or both; a table
 * copied from a spreadsheet or CSV, with or without heads of its columns in any of our languages; or a mail program's
 * "To:" line. Numbers in front of names, comments and unused columns are skipped.
 * @returns the people in the order of the list, or every line that cannot be read, with the reason
 */
export async function readPeople(text: string): Promise<Outcome<PeopleList>> {
  const { players, problems, skipped } = await peopleIn(text);
  if (problems.length > 0) return refuse({ code: 'invalid', problems });
  if (players.length === 0) return refuse(invalid(fault('list.nobody')));
  if (players.length > LONGEST_LIST)
    return refuse(invalid(fault('list.tooLong', { players: players.length, most: LONGEST_LIST })));
  return done({ players, skipped });
}

async function peopleIn(text: string): Promise<PeopleList & { readonly problems: readonly Problem[] }> {
  const { lines, problems: unread, split } = await linesOf(text);
  const at = lines.slice(0, MOST_TITLES).findIndex(({ cells }, place) => isHead(cells, place));
  const table = tableUnder(lines, at, split);
  const body = lines.slice(at + 1).filter(({ text: one }) => !isTitle(one));
  const free = () => withoutCount(body).flatMap((line) => freeRows(line, split));
  const rows = table === undefined ? free() : table.rows(body);
  const read = rows.map((row) => personOf(row, isPair(row, rows, at >= 0)));
  const players = read.flatMap((one) => ('problem' in one ? [] : [one]));
  const wrong = read.flatMap((one) => ('problem' in one ? [one.problem] : []));
  const once = table?.namesAgain ? onceEach(players) : players;
  const problems = [...unread, ...wrong, ...doubles(once)].sort(
    (one, other) => Number(one.path[1] ?? 0) - Number(other.path[1] ?? 0),
  );
  return { players: once, problems, skipped: table?.skipped ?? [] };
}

/** A line's data on one person, before it is known whether a comma separates one name or two. */
interface Row {
  readonly line: number;
  /** Names; two may be last and first name of one person. */
  readonly names: readonly string[];
  readonly addresses: readonly string[];
  /** Whether the names certainly belong to one person: they are in one cell of a table. */
  readonly isOne: boolean;
  /** Whether only a comma is between them. */
  readonly byComma: boolean;
}

const NAMES: readonly Column[] = ['name', 'first', 'last', 'nick'];
/** Heads that are not names of people. */
const PLAIN_HEADS = /name|nombre|mail|correo|apellido/i;

/**
 * Whether a line contains heads of columns: heads of names or addresses, and not one person beside a word that is also
 * a head.
 */
function isHead(cells: readonly string[], place: number): boolean {
  const filled = cells.filter((cell) => cell !== '');
  if (filled.some((cell) => cell.includes('@'))) return false;
  const [only = ''] = filled;
  // "Name / E-Mail" above lines that contain both.
  if (filled.length === 1)
    return (
      place === 0 &&
      (isPersons(columnOf(only)) || only.split(/[/+&]/).every((one) => isPersons(columnOf(one))))
    );
  const columns = filled.map(columnOf);
  const known = columns.filter((one) => one !== undefined);
  if (!known.some(isPersons)) return false;
  if (place > 0 && known.length < 2) return false;
  return known.length * 2 >= filled.length || filled.some((cell) => PLAIN_HEADS.test(cell));
}

/** Whether a column contains names or addresses of people. */
function isPersons(column: Column | undefined): boolean {
  return column !== undefined && (NAMES.includes(column) || column === 'mail' || column === 'contact');
}

/** A line above a list: "Players of the evening:". */
function isTitle(text: string): boolean {
  return /[:：]$/.test(text) && !text.includes('@');
}

/** Lines without bare numbers before them, if these number all lines: "1 Ana Ruiz", "2 Ben". */
function withoutCount(lines: readonly Line[]): readonly Line[] {
  const numbers = lines.map(({ text }) => Number(/^ *(\d{1,3}) +\D/.exec(text)?.[1] ?? Number.NaN));
  const first = numbers[0] ?? Number.NaN;
  const counts = lines.length > 1 && numbers.every((number, at) => number === first + at);
  if (!counts) return lines;
  const bare = (text: string) => text.replace(/^ *\d{1,3} +/, '');
  return lines.map(({ line, text, cells: [cell = '', ...cells] }) => ({
    ...{ line, text: bare(text), cells: [bare(cell), ...cells] },
  }));
}

/** The table under its heads; undefined for a list without columns. */
function tableUnder(lines: readonly Line[], at: number, split: Cells) {
  const head = lines[at];
  if (head === undefined || head.cells.length < 2) return undefined;
  const separator = separatorOf(head.text);
  const cellsOf = ({ text }: Line) => (text.includes(separator ?? ',') ? split(text, separator) : undefined);
  const all = lines.slice(at + 1).map(cellsOf);
  const columns = chosenColumns(head.cells, all);
  const namesAgain = ['round', 'board', 'kind'].some((one) => columns.includes(one as Column));
  const used = new Set<Column | undefined>(['name', 'first', 'last', 'nick', 'mail', 'kind']);
  const isRow = (cells: readonly string[]) => cells.join('\n') !== head.cells.join('\n');
  return {
    /** Whether a person may be in several lines, as in a list of results. */
    namesAgain,
    skipped: head.cells.filter((cell, place) => cell !== '' && !used.has(columns[place])),
    rows: (body: readonly Line[]): readonly Row[] =>
      body.flatMap((line) => {
        const cells = cellsOf(line);
        if (cells === undefined) return freeRows(line, split);
        if (!isRow(cells)) return [];
        if (cells.slice(columns.length).some((cell) => cell !== '')) return freeRows(line, split);
        return tableRows(line.line, cells, columns, namesAgain);
      }),
  };
}

/** The purpose of each column; of several columns with the same purpose, the best one. */
function chosenColumns(
  heads: readonly string[],
  rows: readonly (readonly string[] | undefined)[],
): readonly (Column | undefined)[] {
  const columns = withHalves(heads.map(columnOf));
  const has = (one: Column) => columns.includes(one);
  return columns.map((column, at) => {
    if (column === 'contact') {
      const holdsMail = rows.some((cells) => cells?.[at]?.includes('@'));
      return holdsMail && !has('mail') ? 'mail' : 'other';
    }
    if (column === 'nick' && (has('name') || has('first') || has('last'))) return 'other';
    if ((column === 'first' || column === 'last') && has('name') && has('first') && has('last'))
      return 'other';
    return column;
  });
}

function tableRows(
  line: number,
  cells: readonly string[],
  columns: readonly (Column | undefined)[],
  ofResults: boolean,
): readonly Row[] {
  const inColumn = (...wanted: readonly Column[]) =>
    cells.filter((cell, at) => cell !== '' && wanted.includes(columns[at] ?? 'other'));
  if (inColumn('kind').some((cell) => /^bot$/i.test(cell))) return [];
  const named = [inColumn('first'), inColumn('last'), inColumn('name', 'nick')].flat().join(' ');
  const { names, addresses } = partsOf(asText(named), []);
  const given = inColumn('mail').map(bareAddress);
  if (names.length === 0 && addresses.length === 0 && given.length === 0) return [];
  if (ofResults && BOT_NAMES.has(named)) return [];
  return [
    {
      ...{ line, addresses: [...addresses, ...given], isOne: true, byComma: true },
      names: names.flatMap(commaParts),
    },
  ];
}

const BOT_NAMES: ReadonlySet<string> = new Set(bots().map(({ name }) => name));

function bareAddress(cell: string): string {
  const [, inside] = /^.*<([^<>]*)>$/.exec(cell) ?? [];
  return (inside ?? cell)
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/[,;]$/, '');
}

/** An address in a text, with the text before it that belongs to no other. */
interface Mailbox {
  readonly before: string;
  readonly address: string;
  /** Where the text after it begins. */
  readonly end: number;
}

const NOT_IN_ADDRESS = /[\s<>()[\],;:"|]/;
const BEFORE_ADDRESS = /(?:<\s*)?(?:mailto:)?$/i;
const AFTER_ADDRESS = /\s*[>)\]]?/y;

/**
 * Addresses in a text: "Ann Lee <ann@x.org>, Bob <bob@y.org>;". A regular expression for all of it would take time with
 * the square of a long line's length.
 */
function mailboxesIn(text: string): readonly Mailbox[] {
  const found: Mailbox[] = [];
  for (let from = 0, at = text.indexOf('@'); at !== -1; at = text.indexOf('@', from)) {
    let [start, end] = [at, at + 1];
    while (start > from && !NOT_IN_ADDRESS.test(text.charAt(start - 1))) start -= 1;
    while (end < text.length && !NOT_IN_ADDRESS.test(text.charAt(end))) end += 1;
    const address = text.slice(start, end);
    const before = text.slice(from, start).replace(BEFORE_ADDRESS, '');
    AFTER_ADDRESS.lastIndex = end;
    from = end + (AFTER_ADDRESS.exec(text)?.[0].length ?? 0);
    found.push({ before, address, end: from });
  }
  return found;
}

const RECIPIENTS = /^\s*(?:to|cc|bcc|from|an|von|para|de|cco)\s*:\s*/i;
/** Separators between a name and an address, and signs around either of them. */
const EDGES = /^[\s,;:|/<([–—-]+|[\s,;:|/<([–—-]+$/g;
/** A remark after a name: "Ann Lee # late". */
const REMARK = /\s+(?:#|\/\/)\s.*$/;
/** A head before each name: "Name: Ann Lee". */
const LABEL = /^([^:@<>]{1,30}):\s+(?=\S)/;
/** Forms of address, in a separate cell. */
const TITLES = /^(?:mr|mrs|ms|miss|mx|herr|frau|dr|prof|sra|srta|don|doña)\.?$/i;

/** The people in a line without columns: one, or several with their addresses. */
function freeRows({ line, text: written }: Line, split: Cells): readonly Row[] {
  const [, label = ''] = LABEL.exec(written) ?? [];
  const text = (isPersons(columnOf(label)) ? written.replace(LABEL, '') : written).replace(REMARK, '');
  const addresses = mailboxesIn(text);
  const [first] = addresses;
  const rest = text.slice(addresses.at(-1)?.end ?? 0);
  const isBare = addresses.every(({ before }) => before.replace(RECIPIENTS, '').replace(EDGES, '') === '');
  const inAngles = /<[^<>]*@[^<>]*>/.test(text);
  const onItsOwn = rest.replace(/[\s,;|>)\]]/g, '') === '';
  if (first !== undefined && onItsOwn && (inAngles || (isBare && addresses.length > 1)))
    return addresses.map(({ before, address }) => {
      const name = unquoted(withoutNumber(before.replace(RECIPIENTS, '').replace(EDGES, '')));
      return { line, names: commaParts(name), addresses: [address], isOne: true, byComma: true };
    });
  const bare = withoutNumber(text.replace(addresses.length > 0 ? RECIPIENTS : /^$/, ''));
  const separator = separatorOf(bare);
  const filled = (split(bare) ?? [bare]).filter((cell) => cell !== '');
  const cells = filled.filter((cell) => filled.length === 1 || !TITLES.test(cell));
  const parts = cells.map((cell) => partsOf(cell, cells));
  const names = parts.flatMap((part) => part.names);
  const [only] = names;
  const quoted = names.length === 1 && only !== undefined && only.includes(',');
  return [
    {
      ...{ line, addresses: parts.flatMap((part) => part.addresses) },
      names: quoted ? commaParts(only) : names,
      ...{ isOne: quoted, byComma: separator === ',' },
    },
  ];
}

/** The names and addresses in a cell; a mere number is ignored if there is more. */
function partsOf(cell: string, beside: readonly string[]): Pick<Row, 'names' | 'addresses'> {
  if (cell.includes('@')) {
    const found = mailboxesIn(cell);
    const before = found.map((one) => unquoted(one.before.replace(EDGES, '')));
    const addresses = found.map(({ address }) => address);
    return { names: before.map(withoutNumber).filter((one) => one !== ''), addresses };
  }
  if (beside.length > 1 && /^[\s\d#+()/.,°ºª–-]+$/.test(cell)) return { names: [], addresses: [] };
  const [, name = '', inside = ''] = /^(.*)<([^<>]*)>$/.exec(cell) ?? [];
  const parts = inside === '' ? [cell] : [name, inside];
  return { names: parts.map((one) => withoutNumber(one).trim()).filter((one) => one !== ''), addresses: [] };
}

function unquoted(name: string): string {
  return name
    .trim()
    .replace(/^"((?:[^"\\]|\\.|"")*)"$/, '$1')
    .replace(/^'([^']*)'$/, '$1')
    .replace(/\\(.)/g, '$1')
    .trim();
}

/**
 * Whether two names with a comma between them are the last and the first name of one person, not two people. A list is
 * written in one way: beside single words, two words with a comma may be two people; two full names are, unless every
 * line of the list has a comma; under the head of one column, a last name may have two words.
 */
function isPair(row: Row, rows: readonly Row[], hasHead: boolean): boolean {
  const [last = '', first = ''] = row.names;
  if (row.isOne) return true;
  if (!row.byComma || row.names.length > 2) return false;
  if (/^(?:jr|sr|ii|iii|iv)\.?$/i.test(first)) return true;
  const all = rows.filter(({ names }) => names.length > 0);
  const inPairs = all.every(({ names, byComma }) => byComma && names.length === 2);
  const isClear = (one: Row) => one.names.some((name) => !name.includes(' '));
  const isAlone = !hasHead || first.includes(' ');
  if (last.includes(' ') && !/^\p{Ll}/u.test(last) && isAlone)
    return inPairs && all.length > 1 && all.some(isClear);
  return !all.some(({ names }) => names.length === 1 && !names[0]?.includes(' '));
}

type Read = ListedPlayer | { readonly problem: Problem };

const NEW = /\s*[([](?:new|neu|nuevo|nueva)[)\]]$/i;

function personOf({ line, names, addresses }: Row, pair: boolean): Read {
  const wrong = (message: Message): Read => ({ problem: problemAt(line, message) });
  const [address, ...further] = addresses.map((one) => one.toLowerCase());
  const email = address ?? null;
  if (further.length > 0) return wrong(fault('list.twoMails'));
  const isOne = names.length < 2 || (pair && names.length <= 3);
  if (!isOne) return wrong(fault('list.manyNames', { count: names.length }));
  if (email !== null && !isAddress(email)) return wrong(fault('list.noMail', { text: email.slice(0, 60) }));
  const written = names.length < 2 ? tidyName(names[0] ?? '') : inOrder(names);
  if (written === '' && email !== null) return { line, name: null, email, isNew: false };
  const name = written.replace(NEW, '');
  const unreadable = playerNameProblem(name);
  return unreadable === undefined
    ? { line, name, email, isNew: name !== written && email === null }
    : wrong(unreadable);
}

/** The problem of a player's name that another person writes. */
export function playerNameProblem(name: string): Message | undefined {
  if (name.length < 2 || name.length > LONGEST_NAME)
    return fault('list.noName', { text: name.slice(0, LONGEST_NAME), most: LONGEST_NAME });
  return guestNameProblem(name);
}

function keyOfPlayer({ name, email, isNew }: ListedPlayer): string {
  return email ?? `${isNew ? 'new' : 'name'} ${nameKey(name ?? '')}`;
}

function onceEach(players: readonly ListedPlayer[]): readonly ListedPlayer[] {
  const keys = players.map(keyOfPlayer);
  return players.filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
}

/** Players who are in a list twice, by address or, without one, by name. */
function doubles(players: readonly ListedPlayer[]): readonly Problem[] {
  const first = new Map<string, number>();
  return players.flatMap((player) => {
    const { line, name, email } = player;
    const key = keyOfPlayer(player);
    const before = first.get(key);
    if (before === undefined) {
      first.set(key, line);
      return [];
    }
    return [
      problemAt(
        line,
        email === null
          ? fault('list.againUnnamed', { name: name ?? '', line: before })
          : fault('list.again', { name: email, line: before }),
      ),
    ];
  });
}

function invalid(message: Message) {
  return {
    code: 'invalid',
    problems: [{ code: 'bad-list', path: ['text'], rule: '', message }],
  } as const;
}
