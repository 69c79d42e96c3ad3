import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { HELD_BY } from './held-by';
import { boundariesNow, boundariesRecorded } from './record';

const now = boundariesNow();

/**
 * A window, limit, count or threshold that is changed, or whose unit is swapped, is changed here as well: with
 * `npm run record-limits`, if it is meant.
 */
test('every constant has the value that is recorded, and every comparison its number', () => {
  expect(now).toEqual(boundariesRecorded());
});

/** Windows of time that players or organizers notice: beyond the units in which they are written. */
const WINDOW = /^functions\/(core|api|mail-in)\//;
const UNITS = ['DAY_MS', 'HOUR_MS', 'MINUTE_MS', 'DAY', 'HOUR', 'MINUTE', 'YEAR_SECONDS', 'HOUR_SECONDS'];
const isWindow = (name: string) =>
  !UNITS.includes(name) && /(_MS|_DAYS|_MINUTES|_SECONDS|_FOR)$|^(DAYS|TWO_DAYS)/.test(name);

test('every window of time is in the list, with the test of its edge', () => {
  const windows = Object.entries(now.constants)
    .filter(([file]) => WINDOW.test(file))
    .flatMap(([file, own]) =>
      Object.keys(own)
        .filter(isWindow)
        .map((name) => `${file} ${name}`),
    );
  expect(Object.keys(HELD_BY).sort()).toEqual([...windows].sort());
});

test('these tests exist, and have the case', () => {
  for (const [window, held] of Object.entries(HELD_BY)) {
    const { file, says } = held;
    expect(existsSync(file), `${window}: ${file}`).toBe(true);
    expect(readFileSync(file, 'utf8'), `${window}: ${file}`).toContain(says);
  }
});
