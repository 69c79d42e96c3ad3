import { parse } from 'csv-parse/sync';
import type { Problem } from '../../engine/game';
import { done, type Outcome, refuse } from './errors';

/** A line of a list that somebody pasted. */
export interface Line {
  /** Where it stands; 1 is the first. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** The lines that say something; a spreadsheet separates its cells by tabs or semicolons. */
export function csvLines(text: string): Outcome<readonly Line[]> {
  const lines: Line[] = [];
  for (const [at, line] of text.split(/\r\n|\r|\n/).entries()) {
    const delimiter = ['\t', ';'].find((one) => line.includes(one)) ?? ',';
    try {
      const [cells = []] = parse(line, {
        ...{ delimiter, trim: true, bom: true, relax_quotes: false },
      }) as string[][];
      if (cells.some((cell) => cell !== '')) lines.push({ line: at + 1, cells });
    } catch {
      return refuse(wrongList(`Line ${at + 1}: A quotation mark is opened and not closed.`));
    }
  }
  return done(lines);
}

/** A whole number of at most six digits between two others; undefined for anything else. */
export function wholeNumber(text: string, least: number, most: number): number | undefined {
  const number = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  return number >= least && number <= most ? number : undefined;
}

/** As much of a cell as a refusal repeats. */
export const cut = (text: string) => text.slice(0, 40);

/** Something wrong with a line of a list. */
export function problemAt(line: number, message: string): Problem {
  return { code: 'bad-line', path: ['text', line], rule: '', message: `Line ${line}: ${message}` };
}

/** The refusal of a list as a whole. */
export function wrongList(message: string) {
  return { code: 'invalid', problems: [{ code: 'bad-list', path: ['text'], rule: '', message }] } as const;
}
