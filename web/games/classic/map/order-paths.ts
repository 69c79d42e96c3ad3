import { around, type Curve, pathOf, pointOn, upTo } from '../../../components/map/curve';
import type { Point } from '../../../components/map/places';

/** The radius of a piece with its halo, and the gap between an arrow's head and the next piece. */
const PIECE = 16;
const HEAD = 4;
/** How far a path bends to its left, as a share of its length: two units that swap spaces show two arrows. */
const BEND = 0.13;
/** Two pieces closer than this hide an arrow between them. */
const CLOSE = 62;

/** The path from one piece to another, slightly bent, or around the two if they are close. */
export function pathBetween(from: Point, to: Point, scale: number): Curve {
  const room = { leave: PIECE * scale, meet: (PIECE + HEAD) * scale };
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (length < CLOSE * scale) return around(from, to, room, 16 * scale);
  const bend: Point = [
    (from[0] + to[0]) / 2 + (to[1] - from[1]) * BEND,
    (from[1] + to[1]) / 2 - (to[0] - from[0]) * BEND,
  ];
  return { start: pointTowards(from, bend, room.leave), bend, end: pointTowards(to, bend, room.meet) };
}

/** The path of an army over the waters of its convoy: one curve after the other, each bending at a fleet. */
export function convoyPath(from: Point, over: readonly Point[], to: Point, scale: number): readonly Curve[] {
  const [first] = over;
  const last = over.at(-1);
  if (first === undefined || last === undefined) return [pathBetween(from, to, scale)];
  const start = pointTowards(from, first, PIECE * scale);
  const end = pointTowards(to, last, (PIECE + HEAD) * scale);
  const ends = over.map((fleet, at) => {
    const next = over[at + 1];
    return next === undefined ? end : middle(fleet, next);
  });
  return over.map((bend, at) => ({ start: ends[at - 1] ?? start, bend, end: ends[at] ?? end }));
}

/** Consecutive paths as the `d` of one path. */
export function svgPath(curves: readonly Curve[]): string {
  return curves
    .map((curve, at) => (at === 0 ? pathOf(curve) : pathOf(curve).replace(/^M[^Q]*/, '')))
    .join('');
}

/** The first part of a path that failed: it ends between the two spaces. */
export function failedPart(curves: readonly Curve[]): readonly Curve[] {
  const last = curves.at(-1);
  return last === undefined ? [] : [...curves.slice(0, -1), upTo(last, 0.62)];
}

/** The middle of a path, to which the lines of its supports are drawn. */
export function midpoint(curves: readonly Curve[]): Point {
  const curve = curves[Math.floor((curves.length - 1) / 2)];
  return curve === undefined ? [0, 0] : pointOn(curve, curves.length % 2 === 0 ? 1 : 0.5);
}

/** The point at this distance from the first one towards the second. */
export function pointTowards(from: Point, to: Point, length: number): Point {
  const share = length / (Math.hypot(to[0] - from[0], to[1] - from[1]) || 1);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

function middle(from: Point, to: Point): Point {
  return [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
}
