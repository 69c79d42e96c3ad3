import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { DEADLINE_RETRIES, STREAM } from '../../infra/lib/workers';
import { type LoadProfile, profileClosing } from '../load/call-profile';
import { closeAtOnce } from '../load/closings';
import { simulateMail } from '../load/mail-simulation';
import { CHOSEN } from '../load/settings';
import { simulateLoad } from '../load/simulation';
import { quantile } from '../support/quantiles';

const SEED = 'a herd of the tests';
const MOST_SECONDS = 90;

test('no result is lost or doubled while timers and runs fail', async () => {
  const closings = await closeAtOnce(60, SEED);
  expect(closings).toMatchObject({ missing: 0, doubled: 0, sentTwice: 0, notSent: 0, left: 0 });
  // The seed produces every kind of failure, or this test would prove nothing.
  expect(closings.lost).toBeGreaterThan(0);
  expect(closings.fired).toBeGreaterThan(60 - closings.lost);
  expect(closings.killed).toBeGreaterThan(0);
  expect(closings.sent).toBeGreaterThan(0);
});

test('what is simulated is what infra/ deploys, with the runs that the handbook reserves for a large league', () => {
  const handbook = readFileSync('docs/operators.md', 'utf8');
  expect(CHOSEN).toMatchObject({
    reserved: Number(/"reservedConcurrency": \{ "deadline": (\d+) \}/.exec(handbook)?.[1]),
    retries: DEADLINE_RETRIES,
    parallel: STREAM.parallelizationFactor,
    batch: STREAM.batchSize,
  });
});

let profile: LoadProfile;
beforeAll(async () => {
  profile = await profileClosing();
});

test('the calls of a closing are those of the service: fence, transaction, next timer', () => {
  const kinds = profile.closing.flat().map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'write')).toHaveLength(1);
  expect(kinds.filter((kind) => kind === 'transaction')).toHaveLength(1);
  expect(kinds.at(-1)).toBe('schedule');
  expect(profile.repeated.flat().some(({ write }) => write > 0)).toBe(false);
});

test(`99 of 100 results of ten thousand are seen within ${MOST_SECONDS} seconds, and all in the end`, () => {
  const load = simulateLoad(profile, CHOSEN, SEED);
  expect(load.visible).toHaveLength(CHOSEN.games);
  expect(load.followed).toHaveLength(CHOSEN.games);
  expect(load.deadLetters).toBe(0);
  expect(quantile(load.visible, 0.99)).toBeLessThanOrEqual(MOST_SECONDS);
  // No schedule fires before its minute is over here, so few games can be earlier.
  expect(quantile(load.visible, 0.5)).toBeGreaterThan(55);
});

test('a table that is not warm for many deadlines at once would break the promise', () => {
  const herd = simulateLoad(profile, { ...CHOSEN, writes: 4000, reads: 12_000 }, SEED);
  expect(quantile(herd.visible, 0.99)).toBeGreaterThan(MOST_SECONDS);
});

test('mails that SES does not take at once are sent in the end, each once', () => {
  const written = Array.from({ length: 2000 }, (_, at) => 60 + at / 100);
  const post = simulateMail(written, 14, SEED);
  expect(post.sent).toBe(2000);
  expect(post.refused).toBeGreaterThan(0);
  // No earlier than the quota allows.
  expect(post.last).toBeGreaterThan(2000 / 14 / 60);
});

test('the same seed gives the same load', () => {
  const small = { ...CHOSEN, games: 500 };
  expect(simulateLoad(profile, small, SEED)).toEqual(simulateLoad(profile, small, SEED));
  expect(simulateLoad(profile, small, 'another')).not.toEqual(simulateLoad(profile, small, SEED));
});
