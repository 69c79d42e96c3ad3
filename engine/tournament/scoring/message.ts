import { type Message, messagesOf, type Part } from '../../game/message';

/** Creates messages about scoring and totals. */
export const message = messagesOf('scoring');

/** A number for lines: at most two decimals. */
export function shown(number: number): Part {
  return figure(Math.round(number * 100) / 100);
}

/** An exact number; fractions are formatted in the reader's language, with at most three decimals. */
export function figure(number: number): Part {
  return Number.isInteger(number) ? String(number) : message('number', { number });
}

/** Numbers one after the other: "270, 70, 50". */
export function series(numbers: readonly number[]): Part {
  const whole = numbers.every((number) => Number.isInteger(Math.round(number * 100) / 100));
  if (whole) return numbers.map((number) => shown(number)).join(', ');
  return inRow(numbers.map(shown), (before, next) => message('series', { before, next }));
}

/** Combines several parts into one, appending each to those before it. */
export function inRow(parts: readonly Part[], behind: (before: Part, next: Part) => Message): Part {
  const [first = '', ...others] = parts;
  return others.reduce(behind, first);
}
