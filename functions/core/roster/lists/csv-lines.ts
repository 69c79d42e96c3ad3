import { plainLetters } from '../../../../engine/core/plain-letters';
import { fault } from '../../../../engine/fault';
import type { Problem } from '../../../../engine/game';
import type { StoredText } from '../../platform/message.records';

/**
 * A whole number of at most six digits between two others; undefined for anything else. A spreadsheet may write it with
 * a decimal comma or point and nothing behind it: "33,0".
 */
export function wholeNumber(text: string, least: number, most: number): number | undefined {
  const [, digits = ''] = /^(\d{1,6})(?:[.,]0{1,4})?$/.exec(text) ?? [];
  const number = digits === '' ? Number.NaN : Number(digits);
  return number >= least && number <= most ? number : undefined;
}

/** The number of a round, a board or a place, however it is written: "3", "3.", "3rd", "Round 3", "Mesa 3". */
export function countedNumber(text: string, least: number, most: number): number | undefined {
  const [, digits = text] =
    /^(?:[\p{L}.]{0,12} ?#?|[=#])(\d{1,6})(?:[.)ºª°]|st|nd|rd|th|er|º|ª)?$/u.exec(text.trim()) ?? [];
  return wholeNumber(digits, least, most);
}

const YES: ReadonlySet<string> = new Set(['yes', 'y', 'x', '1', 'true', 'ja', 'j', 'si', 's']);

/** Whether a cell says yes: to playing two boards of a round, for one. */
export function isYes(text: string): boolean {
  return YES.has(plainLetters(text).trim());
}

/** As much of a cell as a refusal repeats. */
export const cut = (text: string) => text.slice(0, 40);

/** A problem in a line of a list. */
export function problemAt(line: number, problem: StoredText): Problem {
  const message = fault('list.line', { line, problem });
  return { code: 'bad-line', path: ['text', line], rule: '', message };
}

/** Sorted by line; problems of the whole list come first. */
export function byLine(problems: readonly Problem[]): readonly Problem[] {
  return [...problems].sort((one, other) => Number(one.path[1] ?? 0) - Number(other.path[1] ?? 0));
}

/** The refusal of a list as a whole. */
export function wrongList(message: StoredText) {
  return { code: 'invalid', problems: [{ code: 'bad-list', path: ['text'], rule: '', message }] } as const;
}
