import { expect, test } from 'vitest';
import { hoodOf } from '../../../../engine/nyc-risk/data/map';
import { pointOn } from '../../../components/map/curve';
import type { Point } from '../../../components/map/places';
import { arrowCurve, isAround } from './arrow-curve';
import { GEOGRAPHY } from './shapes';

const BULLET = 14.5;
/** Half the height of the number on an arrow. */
const NUMBER = 11;

function distance(one: Point, other: Point): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1]);
}

/** The visible length of an arrow beside the bullets and its own number. */
function seen(from: Point, to: Point): number {
  const curve = arrowCurve(from, to);
  const number = isAround(from, to) ? curve.bend : pointOn(curve, 0.5);
  const points = Array.from({ length: 101 }, (_, at) => pointOn(curve, at / 100));
  const isClear = (point: Point) =>
    distance(point, from) >= BULLET && distance(point, to) >= BULLET && distance(point, number) >= NUMBER;
  return points.reduce((sum, point, at) => {
    const before = points[at - 1];
    return before !== undefined && isClear(point) && isClear(before) ? sum + distance(before, point) : sum;
  }, 0);
}

test.each(['full', 'compact'] as const)('each arrow of the %s plan shows beside its number', (layout) => {
  const anchors = new Map(GEOGRAPHY.places.map((place) => [place.id, place[layout].unit]));
  const hidden = [...anchors].flatMap(([id, from]) =>
    hoodOf(id).adj.filter((next) => {
      const to = anchors.get(next);
      return to === undefined || seen(from, to) < 20;
    }),
  );
  expect(hidden).toEqual([]);
});
