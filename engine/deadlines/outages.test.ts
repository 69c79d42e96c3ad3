import { expect, test } from 'vitest';
import { type GivenBack, type Outage, timeToGiveBack } from './outages';

const HOUR = 3_600_000;
const DAY = { openedAt: 0, deadline: 24 * HOUR };

const hours = (from: number, to: number): Outage => ({ from: from * HOUR, to: to * HOUR });
const given = (until: number, total: number): GivenBack => ({ until: until * HOUR, total: total * HOUR });

type Case = readonly [
  shows: string,
  outages: readonly Outage[],
  before: GivenBack | undefined,
  after: GivenBack | null,
];

const cases: readonly Case[] = [
  ['no outage', [], undefined, null],
  ['one before the step', [hours(-5, -1)], undefined, null],
  ['one that began before the step counts from its opening', [hours(-5, 3)], undefined, given(3, 3)],
  ['a short one early in the day', [hours(3, 4)], undefined, null],
  ['a tenth of the turn', [hours(3, 5.4)], undefined, given(5.4, 2.4)],
  ['short ones together', [hours(3, 4), hours(6, 7.4)], undefined, given(7.4, 2.4)],
  ['a short one in the last hour', [hours(23, 23.2)], undefined, given(23.2, 0.2)],
  ['one over the deadline: what was left is left', [hours(22, 30)], undefined, given(30, 8)],
  ['one after the deadline', [hours(25, 30)], undefined, null],
  [
    'one after the old deadline and before the moved one',
    [hours(20, 23), hours(26, 28)],
    undefined,
    given(28, 5),
  ],
  ['what was given back is not given again', [hours(22, 30)], given(30, 8), null],
  ['a second one', [hours(3, 6), hours(22, 30)], given(6, 3), given(30, 11)],
  ['in whatever order they are listed', [hours(12, 15), hours(10, 14)], undefined, given(15, 5)],
  ['one from the deadline on', [hours(24, 30)], undefined, null],
  ['one from the moved deadline on', [hours(20, 23), hours(27, 30)], undefined, given(23, 3)],
  ['one of no length brings none close', [hours(3, 4), hours(23.5, 23.5)], undefined, null],
  ['one that ends an hour before the deadline', [hours(22.5, 23)], undefined, null],
  ['two that overlap count once', [hours(10, 14), hours(12, 15)], undefined, given(15, 5)],
];

test.each(cases)('%s', (_shows, outages, before, after) => {
  const answer = timeToGiveBack(DAY, before, outages);
  const rounded = answer && { until: Math.round(answer.until), total: Math.round(answer.total) };
  expect(rounded).toEqual(after && { until: Math.round(after.until), total: Math.round(after.total) });
});

test('the shortest one in the last hour is given back', () => {
  const to = 23.5 * HOUR;
  expect(timeToGiveBack(DAY, undefined, [{ from: to - 1, to }])).toEqual({ until: to, total: 1 });
});

test('a tenth of the turn is one of its own length, whenever it opened', () => {
  const step = { openedAt: 100 * HOUR, deadline: 124 * HOUR };
  expect(timeToGiveBack(step, undefined, [hours(103, 106)])).toEqual(given(106, 3));
});
