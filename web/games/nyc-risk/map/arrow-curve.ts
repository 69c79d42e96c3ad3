import { around, type Curve, straight } from '../../../components/map/curve';
import type { Point } from '../../../components/map/places';

/** The room between an arrow and the bullets at its ends. */
const ROOM = { leave: 18, meet: 22 };
/** With bullets closer than this, a straight arrow is hidden under its own number. */
const CLOSE = 84;
const SWING = 26;

/** Whether two hoods are so close that an arrow between them goes around. */
export function isAround(from: Point, to: Point): boolean {
  return Math.hypot(to[0] - from[0], to[1] - from[1]) < CLOSE;
}

/** The path of an arrow from one hood's bullet to another's. */
export function arrowCurve(from: Point, to: Point): Curve {
  if (isAround(from, to)) return around(from, to, ROOM, SWING);
  return straight(toward(from, to, ROOM.leave), toward(to, from, ROOM.meet));
}

/** The point at this distance from one point in the direction of another. */
function toward(from: Point, to: Point, distance: number): Point {
  const share = distance / Math.hypot(to[0] - from[0], to[1] - from[1]);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}
