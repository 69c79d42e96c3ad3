import { afterEach, expect, test, vi } from 'vitest';
import { fetchScript } from './fetch-script';

const LOST = new Error('Failed to load chunk /_next/static/chunks/press.js');

afterEach(() => vi.unstubAllGlobals());

/** Fetches a script that loads after this number of failures, online or offline, and returns the waits. */
async function fetched(failures: number, onLine: boolean, failure: Error = LOST) {
  vi.stubGlobal('navigator', { onLine });
  const waits: number[] = [];
  let asked = 0;
  const load = async () => {
    asked += 1;
    if (asked <= failures) throw failure;
    return 'the part';
  };
  const part = await fetchScript(load, (milliseconds, then) => {
    waits.push(milliseconds);
    then();
    return () => undefined;
  }).catch((error: unknown) => error);
  return { part, waits };
}

test.each([
  ['comes at once', 0, true, 'the part', []],
  ['is fetched again where it was lost', 3, true, 'the part', [1_000, 2_000, 4_000]],
  ['is gone with its release after four failures', 4, true, LOST, [1_000, 2_000, 4_000]],
  ['is waited for without network', 5, false, 'the part', [1_000, 2_000, 4_000, 8_000, 16_000]],
])('a script %s', async (_, failures, onLine, part, waits) => {
  expect(await fetched(failures, onLine)).toEqual({ part, waits });
});

test('a script that came and failed is not fetched again', async () => {
  const failure = new TypeError('x is not a function');
  expect(await fetched(1, true, failure)).toEqual({ part: failure, waits: [] });
});
