import { fault } from '../../../../engine/fault';
import type { Problem } from '../../../../engine/game';
import { problemAt } from './csv-lines';

/** A line of a pasted list. */
export interface Line {
  /** Its number in the list; 1 is the first. */
  readonly line: number;
  readonly text: string;
  readonly cells: readonly string[];
}

/** Divides a line into its cells; undefined if its quotation marks do not match. */
export type Cells = (line: string, separator?: string) => readonly string[] | undefined;

const SEPARATORS = ['\t', ';', '|', ','] as const;

/** The separator of a line's cells; undefined for a line of one cell. */
export function separatorOf(line: string): string | undefined {
  return SEPARATORS.find((one) => line.includes(one));
}

/** Loads the CSV parser, which only pasted lists need. Quotation marks within a cell are kept: Bob "Ace" Smith. */
export async function loadCells(): Promise<Cells> {
  const { parse } = await import('csv-parse/sync');
  const cells = (line: string, delimiter: string, quote: '"' | false) =>
    (parse(line, { delimiter, quote, trim: true, relax_quotes: true }) as string[][])[0] ?? [''];
  return (line, separator = separatorOf(line)) => {
    const bare = separator === '|' ? line.trim().replace(/^\||\|$/g, '') : line;
    const delimiter = separator ?? ',';
    try {
      return cells(bare, delimiter, '"').map(trimmed);
    } catch {
      // A quotation that begins a cell and ends within it is part of the text: "Ace" Bob Smith.
      if (bare.split('"').length % 2 === 0) return undefined;
      const kept = bare.replace(/"[^"]*"/g, (quoted) => quoted.replaceAll(delimiter, KEPT));
      return cells(kept, delimiter, false).map((cell) => trimmed(cell.replaceAll(KEPT, delimiter)));
    }
  };
}

/** Replaces a separator between quotation marks. */
const KEPT = '\ue000';

/** A line of comment: "# players", "// late". "#3 Cho" is a number, and "#;Name" a head. */
const COMMENT = /^\s*(?:#(?!\d+\S*\s|\s*[,;\t|]|\s*$)|\/\/)/;
/** Excel's first line of a CSV file: "sep=;". */
const SEPARATOR_LINE = /^sep=.$/i;
/** A line between rows of signs: "-- late --". */
const TITLE = /^\s*([-=*_~#])\1+.*\1\1+\s*$/;
/** A line that only separates: "-----", "|---|:--:|", ";;;". */
const RULE = /^[\s|:+=_\-–—*.,;]*$/;

/** The lines of a list with content, and those whose quotation marks do not match. */
export async function linesOf(text: string): Promise<{
  readonly lines: readonly Line[];
  readonly problems: readonly Problem[];
  readonly split: Cells;
}> {
  const split = await loadCells();
  const lines: Line[] = [];
  const problems: Problem[] = [];
  for (const [at, raw] of text.split(/\r\n|[\r\n\u2028\u2029\u0085\v\f]/).entries()) {
    const line = trimmed(raw);
    if ([COMMENT, TITLE, RULE, SEPARATOR_LINE].some((one) => one.test(line))) continue;
    const cells = split(line);
    if (cells === undefined) problems.push(problemAt(at + 1, fault('list.quote')));
    else lines.push({ line: at + 1, text: line, cells });
  }
  return { lines, problems, split };
}

/** Removes spaces and invisible characters at both ends. A tab at an end is an empty cell. */
function trimmed(text: string): string {
  return text.replace(
    /^[ \u00a0\ufeff\u200b\u2060\u200e\u200f]+|[ \u00a0\ufeff\u200b\u2060\u200e\u200f]+$/g,
    '',
  );
}
