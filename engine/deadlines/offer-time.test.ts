import { expect, test } from 'vitest';
import { offerUntil } from './offer-time';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test.each([
  ['a turn of three minutes', 3 * MINUTE, 5 * MINUTE],
  ['an evening', 10 * MINUTE, 5 * MINUTE],
  ['a turn of an hour', HOUR, 30 * MINUTE],
  ['a turn a day', 24 * HOUR, 12 * HOUR],
  ['two days', 48 * HOUR, 24 * HOUR],
  ['a turn a week', 7 * 24 * HOUR, 24 * HOUR],
])('an offer in a game with %s', (_, turn, stands) => {
  expect(offerUntil(1000, turn)).toBe(1000 + stands);
});
