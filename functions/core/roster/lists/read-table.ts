import type { Problem } from '../../../../engine/game';
import { type Column, columnOf, withHalves } from './heads';
import { linesOf, separatorOf } from './lines';

/** A line of a table under its heads. */
export interface Row {
  /** Its line number in the list; 1 is the first. */
  readonly line: number;
  readonly cells: readonly string[];
}

export interface ReadTable {
  /** The purpose of each column. */
  readonly columns: readonly (Column | undefined)[];
  /** Heads of the columns that are not used. */
  readonly skipped: readonly string[];
  readonly rows: readonly Row[];
}

/** Lines above the heads of columns: a title, a date. */
const MOST_TITLES = 10;

/**
 * Reads a table with heads of its columns, in any order and in any of our languages, wherever they begin.
 * @param choose the purpose for which each column is read; `other` is not read
 * @returns no table if no line contains heads
 */
export async function readTable(
  text: string,
  choose: (given: readonly (Column | undefined)[]) => readonly (Column | undefined)[],
  isHead: (given: readonly (Column | undefined)[]) => boolean,
): Promise<{ readonly table: ReadTable | undefined; readonly problems: readonly Problem[] }> {
  const { lines, problems, split } = await linesOf(text);
  const at = lines.slice(0, MOST_TITLES).findIndex(({ cells }) => isHead(cells.map(columnOf)));
  const head = lines[at];
  if (head === undefined) return { table: undefined, problems };
  const separator = separatorOf(head.text);
  const columns = choose(withHalves(head.cells.map(columnOf)));
  const skipped = head.cells.filter((cell, place) => cell !== '' && (columns[place] ?? 'other') === 'other');
  const rows = lines.slice(at + 1).flatMap(({ line, text: one, cells: usual }): readonly Row[] => {
    const cells = (one.includes(separator ?? ',') ? split(one, separator) : usual) ?? usual;
    return cells.join('\n') === head.cells.join('\n') ? [] : [{ line, cells: cells.map(asText) }];
  });
  return { table: { columns, skipped, rows }, problems };
}

/** A cell without the apostrophe that our own files put before text that a spreadsheet would read as a formula. */
export function asText(cell: string): string {
  return cell.replace(/^'(?=[=+\-@\t\r])/, '');
}
