import { describe, expect, test } from 'vitest';
import { bandPath, linePath } from './paths';
import { evenly, figureScale, figureText, shareScale, timeScale } from './scales';
import { spread } from './spread';

/** The results of each scale: where the least and the greatest value lie on 100 pixels, and its marks. */
const SCALES = [
  ['holds 0 where it should', [20, 95], { fromZero: true }, [80, 5], ['0', '20', '40', '60', '80', '100']],
  ['leaves 0 out where it may', [1420, 1580], {}, [90, 10], ['1400', '1450', '1500', '1550', '1600']],
  ['has whole marks for whole things', [0, 2], { whole: true }, [100, 0], ['0', '1', '2']],
  ['holds what is below 0', [-5, 10], { fromZero: true }, [100, 0], ['−5', '0', '5', '10']],
  ['puts a single value in the middle', [1500], {}, [50, 50], ['1499', '1499.5', '1500', '1500.5', '1501']],
] as const;

describe('a scale of figures', () => {
  test.each(SCALES)('%s: %j', (_, values, more, at, labels) => {
    const scale = figureScale(values, { range: [100, 0], ticks: 4, ...more });
    expect([Math.min(...values), Math.max(...values)].map((value) => Math.round(scale.at(value)))).toEqual(
      at,
    );
    expect(scale.ticks.map(({ label }) => label)).toEqual(labels);
    for (const value of values) {
      expect(scale.at(value)).toBeGreaterThanOrEqual(0);
      expect(scale.at(value)).toBeLessThanOrEqual(100);
    }
  });

  test('without values there is an axis all the same', () => {
    expect(figureScale([], { range: [100, 0], ticks: 2 }).ticks.length).toBeGreaterThan(1);
  });

  test('has a minus of its own', () => expect(figureText(-2.5)).toBe('−2.5'));
});

describe('other scales', () => {
  test('shares begin at 0 and end at 100 % at the most', () => {
    expect(shareScale([1], [0, 100]).ticks.map(({ label }) => label)).toEqual([
      '0 %',
      '20 %',
      '40 %',
      '60 %',
      '80 %',
      '100 %',
    ]);
    expect(shareScale([0], [0, 100]).at(0)).toBe(0);
  });

  test('days have dates, and an evening has none', () => {
    const [first, last] = [Date.UTC(2049, 0, 1), Date.UTC(2049, 2, 2)];
    const scale = timeScale([first, last], [0, 100]);
    expect([scale?.at(first), scale?.at(last), scale?.at(Date.UTC(2049, 0, 31))]).toEqual([0, 100, 50]);
    expect(scale?.ticks.map(({ label }) => label)).toEqual(['1 Jan', '1 Feb', '1 Mar']);
    expect(timeScale([first, first + 3_600_000], [0, 100])).toBeUndefined();
    expect(timeScale([], [0, 100])).toBeUndefined();
  });

  test('things stand at equal distances, one alone in the middle', () => {
    expect([0, 1, 2].map(evenly(3, [0, 100]))).toEqual([0, 50, 100]);
    expect(evenly(1, [0, 100])(0)).toBe(50);
  });
});

describe('paths', () => {
  test('go through their points, and a gap begins another line', () => {
    expect(linePath([[0, 10], [50, 20], null, [100, 0]])).toBe('M0,10L50,20M100,0Z');
    expect(
      linePath(
        [
          [0, 10],
          [50, 20],
        ],
        'steps',
      ),
    ).toBe('M0,10L50,10L50,20');
    expect(linePath([])).toBe('');
  });

  test('a band goes there along its lower edge and back along its upper one', () => {
    expect(
      bandPath([
        { low: [0, 30], high: [0, 10] },
        { low: [100, 25], high: [100, 15] },
      ]),
    ).toBe('M0,10L100,15L100,25L0,30Z');
  });
});

/** The wanted positions of labels, and their actual ones with a gap of 10 on 0 to 100. */
const LABELS = [
  ['far apart they stay', [10, 50, 90], [10, 50, 90]],
  ['close ones move down', [10, 12, 14], [10, 20, 30]],
  ['at the foot they move up', [95, 98, 100], [80, 90, 100]],
  ['in any order', [14, 10, 12], [30, 10, 20]],
  ['above the top they come in', [-5, 0], [0, 10]],
  ['none', [], []],
] as const;

test.each(LABELS)('labels: %s', (_, wanted, placed) => {
  expect(spread(wanted, 10, [0, 100])).toEqual(placed);
});
