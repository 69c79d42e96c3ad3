import { type Message, messagesOf, type Part } from '../../game/message';

/** What is said of scoring and totals. */
export const message = messagesOf('scoring');

/** A number as lines show it: two decimals at most. */
export function shown(number: number): Part {
  return figure(Math.round(number * 100) / 100);
}

/** A number as it stands; what is not whole is written as its reader's language writes it, with three decimals at most. */
export function figure(number: number): Part {
  return Number.isInteger(number) ? String(number) : message('number', { number });
}

/** Numbers one after the other: "270, 70, 50". */
export function series(numbers: readonly number[]): Part {
  const whole = numbers.every((number) => Number.isInteger(Math.round(number * 100) / 100));
  if (whole) return numbers.map((number) => shown(number)).join(', ');
  return inRow(numbers.map(shown), (before, next) => message('series', { before, next }));
}

/** Several parts in one, each but the first put behind those before it. */
export function inRow(parts: readonly Part[], behind: (before: Part, next: Part) => Message): Part {
  const [first = '', ...others] = parts;
  return others.reduce(behind, first);
}
