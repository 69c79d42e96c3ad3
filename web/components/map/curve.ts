import type { Point } from './places';

/** An arrow as a quadratic curve; a straight one has its control point in the middle. */
export interface Curve {
  readonly start: Point;
  readonly bend: Point;
  readonly end: Point;
}

/** The distance of an arrow from the middle of the piece that it leaves, and of the one that it goes to. */
export interface Room {
  readonly leave: number;
  readonly meet: number;
}

/** The angles at which a curved arrow leaves one piece and meets the other, from the line between the two. */
const TURN = Math.PI / 3;

/**
 * The curve around two pieces that are so close that they would hide a straight arrow. It bends to its own left, so two
 * units that exchange places show two arrows.
 * @param swing the distance of the curve from the line between its ends
 */
export function around(from: Point, to: Point, { leave, meet }: Room, swing: number): Curve {
  const whole = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [ux, uy] = [(to[0] - from[0]) / whole, (to[1] - from[1]) / whole];
  const at = ([x, y]: Point, ahead: number, aside: number): Point => [
    x + ux * ahead + uy * aside,
    y + uy * ahead - ux * aside,
  ];
  const start = at(from, leave * Math.cos(TURN), leave * Math.sin(TURN));
  const end = at(to, -meet * Math.cos(TURN), meet * Math.sin(TURN));
  return { start, bend: at(between(start, end, 0.5), 0, swing), end };
}

export function straight(start: Point, end: Point): Curve {
  return { start, bend: between(start, end, 0.5), end };
}

/** The point of a curve at a fraction of it, from 0 to 1. */
export function pointOn({ start, bend, end }: Curve, share: number): Point {
  return between(between(start, bend, share), between(bend, end, share), share);
}

/** The first part of a curve, up to a fraction of it. */
export function upTo(curve: Curve, share: number): Curve {
  return { start: curve.start, bend: between(curve.start, curve.bend, share), end: pointOn(curve, share) };
}

/** The curve as the `d` of a path, to a tenth of a unit. */
export function pathOf({ start, bend, end }: Curve): string {
  return `M${written(start)}Q${written(bend)} ${written(end)}`;
}

/** The last piece of a curve, long enough to give its head a direction. */
export function tipOf({ bend, end }: Curve): string {
  const length = Math.hypot(end[0] - bend[0], end[1] - bend[1]) || 1;
  return `M${written(between(end, bend, 1 / length))}L${written(end)}`;
}

/** The direction of a curve at its end, in degrees clockwise from east. */
export function headingOf({ bend, end }: Curve): number {
  return (Math.atan2(end[1] - bend[1], end[0] - bend[0]) * 180) / Math.PI;
}

function between(one: Point, other: Point, share: number): Point {
  return [one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share];
}

function written([x, y]: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
