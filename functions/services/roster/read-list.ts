import { fault } from '../../../engine/fault';
import type { Message, Problem } from '../../../engine/game';
import { type Cells, csvCells, problemAt } from '../csv-lines';
import { done, type Outcome, refuse } from '../errors';
import { isReserved, nameProblem, tidyName } from '../names';

/** A player of a list: by name, by mail address, or both. */
export interface ListedPlayer {
  /** The line in the list; 1 is the first. */
  readonly line: number;
  readonly name: string | null;
  readonly email: string | null;
}

/** The most players that one list may name. */
export const LONGEST_LIST = 200;

const LONGEST_NAME = 40;
const LONGEST_ADDRESS = 254;
const ADDRESS = /^[^\s@<>"(),;:]+@[^\s@<>"(),;:]+\.[^\s@<>"(),;:.]+$/;
/** Column headings used in tables and spreadsheets. */
const NAME_HEAD = /^(name|full name|player|players)$/i;
const MAIL_HEAD = /^(e-?mail|mail|e-?mail address|mail address|address)$/i;

/**
 * Parses a list of players, one per line: "Ana Ruiz", "Ana Ruiz, ana@example.org", "Ana Ruiz <ana@example.org>" or
 * "ana@example.org"; also a table copied from a spreadsheet, or CSV with or without column headings.
 * @returns the players in the order of the list, or every line that cannot be parsed, and why
 */
export async function readList(text: string): Promise<Outcome<readonly ListedPlayer[]>> {
  const rows = rowsOf(text, await csvCells());
  if (!rows.ok) return rows;
  const read = rows.value.map(readRow);
  const players = read.flatMap((one) => ('problem' in one ? [] : [one]));
  const problems = [...read.flatMap((one) => ('problem' in one ? [one.problem] : [])), ...doubles(players)];
  if (problems.length > 0) return refuse({ code: 'invalid', problems });
  if (players.length === 0) return refuse(invalid(fault('list.nobody')));
  if (players.length > LONGEST_LIST)
    return refuse(invalid(fault('list.tooLong', { players: players.length, most: LONGEST_LIST })));
  return done(players);
}

interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

/** The lines of a list that are not empty, without column headings. */
function rowsOf(text: string, split: Cells): Outcome<readonly Row[]> {
  const rows: Row[] = [];
  for (const [at, line] of text.split(/\r\n|\r|\n/).entries()) {
    const cells = cellsOf(line, split);
    if (cells === undefined)
      return refuse(invalid(fault('list.line', { line: at + 1, problem: fault('list.quote') })));
    if (cells.length > 0) rows.push({ line: at + 1, cells });
  }
  const [first] = rows;
  const isHead = first?.cells.every((cell) => NAME_HEAD.test(cell) || MAIL_HEAD.test(cell)) ?? false;
  return done(isHead ? rows.slice(1) : rows);
}

/** The cells of a line that are not empty; undefined if its quotation marks do not match. */
function cellsOf(line: string, split: Cells): readonly string[] | undefined {
  const [, quoted, address] = /^\s*"([^"]*)"\s*<([^<>]*)>\s*$/.exec(line) ?? [];
  if (quoted !== undefined && address !== undefined) return [quoted, address];
  return split(line)?.filter((cell) => cell !== '');
}

type Read = ListedPlayer | { readonly problem: Problem };

function readRow({ line, cells }: Row): Read {
  const wrong = (message: Message): Read => ({ problem: problemAt(line, message) });
  const parts = cells.flatMap((cell) => {
    const [, name = '', address = ''] = /^(.*)<([^<>]*)>$/.exec(cell) ?? [];
    return (address === '' ? [cell] : [name, address])
      .map((part) => part.trim())
      .filter((part) => part !== '');
  });
  const addresses = parts.filter((part) => part.includes('@')).map((part) => part.toLowerCase());
  const names = parts.filter((part) => !part.includes('@')).map(tidyName);
  const [email = null] = addresses;
  const [name = null] = names;
  if (addresses.length > 1) return wrong(fault('list.twoMails'));
  if (names.length > 1) return wrong(fault('list.manyNames', { count: names.length }));
  if (email !== null && !isAddress(email)) return wrong(fault('list.noMail', { text: email.slice(0, 60) }));
  const unreadable = name === null ? undefined : playerNameProblem(name);
  if (unreadable !== undefined) return wrong(unreadable);
  return { line, name, email };
}

/** Whether a text can be a mail address. */
export function isAddress(text: string): boolean {
  return text.length <= LONGEST_ADDRESS && ADDRESS.test(text);
}

/** The problem of a player's name that someone else enters; the rules are the same as for their own names. */
export function playerNameProblem(name: string): Message | undefined {
  if (name.length < 2 || name.length > LONGEST_NAME)
    return fault('list.noName', { text: name.slice(0, LONGEST_NAME), most: LONGEST_NAME });
  if (isReserved(name)) return fault('list.reservedName', { name });
  return nameProblem(name);
}

/** Players who occur twice in a list, by address or by name without one. */
function doubles(players: readonly ListedPlayer[]): readonly Problem[] {
  const first = new Map<string, number>();
  return players.flatMap(({ line, name, email }) => {
    const key = email ?? `name ${name?.toLowerCase()}`;
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
