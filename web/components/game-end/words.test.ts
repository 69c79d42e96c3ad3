import { expect, test } from 'vitest';
import { endTitle, isLevel, ownTitle, winnerAlone } from './words';

/** A translation that shows its key and values. */
const t = ((key: string, values?: object) =>
  values === undefined ? key : `${key} ${JSON.stringify(values)}`) as unknown as Parameters<
  typeof endTitle
>[1];
type End = Parameters<typeof endTitle>[0];

function endOf(...winners: readonly boolean[]): End {
  const seats = winners.map((winner, at) => ({
    seat: `s${at}`,
    player: { id: `p${at}`, name: `P${at}` },
    winner,
    place: winner ? 1 : 2,
  }));
  return { state: 'played', seats } as unknown as End;
}

test('a game in which all seats are first is drawn, and one in which some are is shared', () => {
  expect(endTitle(endOf(true, true), t, 'en')).toBe('title.drawn');
  expect(ownTitle(endOf(true, true), 's0', t)).toBe('mine.drawn');
  expect(endTitle(endOf(true, true, false), t, 'en')).toMatch(/^title\.share /);
  expect(ownTitle(endOf(true, true, false), 's0', t)).toBe('mine.shared');
  expect(endTitle(endOf(true, false), t, 'en')).toMatch(/^title\.wins /);
});

test('a seat that has won alone may have been level with another in the leading measure', () => {
  const progressOf = (...last: readonly number[]) => ({
    seats: last.map((value, at) => ({ seat: `s${at}`, values: [0, value] })),
  });
  const end = { ...endOf(true, false), state: 'as-played' } as End;
  expect(winnerAlone(end)).toBe('s0');
  expect(isLevel(end, { end: 'points' }, progressOf(6, 6))).toBe(true);
  expect(isLevel(end, { end: 'time' }, progressOf(6, 6))).toBe(true);
  expect(isLevel(end, { end: 'solo' }, progressOf(6, 6))).toBe(false);
  expect(isLevel(end, { end: 'points' }, progressOf(7, 6))).toBe(false);
  expect(isLevel({ ...end, state: 'corrected' }, { end: 'points' }, progressOf(6, 6))).toBe(false);
  expect(winnerAlone(endOf(true, true, false))).toBeNull();
});
