import { CALLERS, type CallerName } from './callers';
import { EXPECTED } from './expected';
import { nameOf, type Row } from './row';

/** The callers that a row should answer well, or whose act it should propose, by the answer. */
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
