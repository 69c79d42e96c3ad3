import { describe, expect, test } from 'vitest';
import { SPACES } from '../../../../engine/ny2047/data/map';
import { type Curve, pointOn } from '../../../components/map/curve';
import type { LayoutName } from '../../../components/map/map-frame';
import type { Point } from '../../../components/map/places';
import { arrowCurve, supportCurve } from './arrow-curve';
import { distance, nameBoxOf } from './arrow-geometry';
import { PLACES } from './shapes';

const BY_ID = new Map(PLACES.map((place) => [place.id, place]));
/** The scale of pieces and arrows, smaller where names are written out. */
const SCALES: Readonly<Record<LayoutName, number>> = { full: 0.75, compact: 1 };
const COUNTER = 15;

/** The position of a space's counter. */
function counterIn(space: string, layout: LayoutName): Point {
  const place = BY_ID.get(space);
  if (place === undefined) throw new Error(`no space ${space}`);
  return place[layout].unit;
}

/** The visible length of a path beside the counters of these spaces. */
function seen(curve: Curve, spaces: readonly string[], layout: LayoutName): number {
  const counters = spaces.map((space) => counterIn(space, layout));
  const points = Array.from({ length: 101 }, (_, at) => pointOn(curve, at / 100));
  const isClear = (point: Point) =>
    counters.every((counter) => distance(counter, point) >= COUNTER * SCALES[layout] - 0.1);
  return points.reduce((sum, point, at) => {
    const before = points[at - 1];
    return before !== undefined && isClear(point) && isClear(before) ? sum + distance(before, point) : sum;
  }, 0);
}

function curveBetween(from: string, to: string, layout: LayoutName): Curve {
  const goal = BY_ID.get(to);
  if (goal === undefined) throw new Error(`no space ${to}`);
  return arrowCurve(counterIn(from, layout), counterIn(to, layout), nameBoxOf(goal, layout), SCALES[layout]);
}

describe.each(['full', 'compact'] as const)('on the %s chart', (layout) => {
  const moves = SPACES.flatMap(({ id, adj }) => adj.map((to) => [id, to] as const));
  const least = 24 * SCALES[layout];

  test('each move shows more than the head of its arrow', () => {
    const hidden = moves.filter(
      ([from, to]) => seen(curveBetween(from, to, layout), [from, to], layout) < least,
    );
    expect(hidden).toEqual([]);
  });

  test('each support of a unit that holds shows its dashes', () => {
    const hidden = moves.filter(([by, at]) => {
      const curve = supportCurve(counterIn(by, layout), undefined, counterIn(at, layout), SCALES[layout]);
      return seen(curve, [by, at], layout) < least;
    });
    expect(hidden).toEqual([]);
  });

  test('two units that swap places show two arrows', () => {
    const there = curveBetween('village', 'lower-hudson', layout);
    const back = curveBetween('lower-hudson', 'village', layout);
    expect(distance(pointOn(there, 0.5), pointOn(back, 0.5))).toBeGreaterThan(30 * SCALES[layout]);
  });

  test('a support ends on the move that it helps, however short', () => {
    const curve = arrowCurve(
      counterIn('village', layout),
      counterIn('lower-hudson', layout),
      null,
      SCALES[layout],
    );
    const support = supportCurve(
      counterIn('hoboken', layout),
      counterIn('village', layout),
      counterIn('lower-hudson', layout),
      SCALES[layout],
    );
    expect(support.end).toEqual(pointOn(curve, 0.5));
  });
});
