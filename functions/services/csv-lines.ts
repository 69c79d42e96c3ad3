import { fault } from '../../engine/fault';
import type { Problem } from '../../engine/game';
import type { StoredText } from '../store/records';
import { done, type Outcome, refuse } from './errors';

/** A line of a pasted list. */
export interface Line {
  /** Its line number; 1 is the first. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** Splits a line into cells; undefined if its quotation marks do not match. */
export type Cells = (line: string) => readonly string[] | undefined;

/** Loads the CSV parser, which only pasted lists need. Spreadsheets separate cells by tabs or semicolons. */
export async function csvCells(): Promise<Cells> {
  const { parse } = await import('csv-parse/sync');
  return (line) => {
    const delimiter = ['\t', ';'].find((one) => line.includes(one)) ?? ',';
    try {
      const [cells = []] = parse(line, {
        delimiter,
        trim: true,
        bom: true,
        relax_quotes: false,
      }) as string[][];
      return cells;
    } catch {
      return undefined;
    }
  };
}

/** The lines that are not empty. */
export async function csvLines(text: string): Promise<Outcome<readonly Line[]>> {
  const cellsOf = await csvCells();
  const lines: Line[] = [];
  for (const [at, line] of text.split(/\r\n|\r|\n/).entries()) {
    const cells = cellsOf(line);
    if (cells === undefined)
      return refuse(wrongList(fault('list.line', { line: at + 1, problem: fault('list.quote') })));
    if (cells.some((cell) => cell !== '')) lines.push({ line: at + 1, cells });
  }
  return done(lines);
}

/** A whole number of at most six digits between `least` and `most`; undefined for anything else. */
export function wholeNumber(text: string, least: number, most: number): number | undefined {
  const number = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  return number >= least && number <= most ? number : undefined;
}

/** The part of a cell that a refusal quotes. */
export const cut = (text: string) => text.slice(0, 40);

/** A problem in a line of a list. */
export function problemAt(line: number, problem: StoredText): Problem {
  const message = fault('list.line', { line, problem });
  return { code: 'bad-line', path: ['text', line], rule: '', message };
}

/** The refusal of a list as a whole. */
export function wrongList(message: StoredText) {
  return { code: 'invalid', problems: [{ code: 'bad-list', path: ['text'], rule: '', message }] } as const;
}
