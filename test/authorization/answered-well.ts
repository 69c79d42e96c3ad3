import { CALLERS, type CallerName } from './callers';
import { EXPECTED } from './expected';
import { nameOf, type Row } from './row';

/** Whom a row is expected to answer well, or to propose for, by the answer. */
export function answeredWell(row: Row): Readonly<Record<string, readonly CallerName[]>> {
  const lines = EXPECTED[nameOf(row)] ?? {};
  const named = Object.values(lines).flatMap((names) => names.split(' '));
  const callers = (names: string) =>
    CALLERS.filter((one) => names.split(' ').includes(named.includes(one) ? one : 'rest'));
  return Object.fromEntries(
    Object.entries(lines)
      .filter(([answer]) => answer.startsWith('ok') || answer === 'proposed')
      .map(([answer, names]) => [answer, callers(names)]),
  );
}
