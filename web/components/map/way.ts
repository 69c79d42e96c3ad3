import type { Point } from './places';

/** The way of an arrow as a quadratic curve; a straight one has its control point in the middle. */
export interface Way {
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
 * The way around two pieces that are so close that they would hide a straight arrow. It bends to its own left, so two
 * units that exchange places show two arrows.
 * @param swing the distance of the curve from the line between its ends
 */
export function around(from: Point, to: Point, { leave, meet }: Room, swing: number): Way {
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

export function straight(start: Point, end: Point): Way {
  return { start, bend: between(start, end, 0.5), end };
}

/** The point of a way at a fraction of it, from 0 to 1. */
export function pointOn({ start, bend, end }: Way, share: number): Point {
  return between(between(start, bend, share), between(bend, end, share), share);
}

/** The first part of a way, up to a fraction of it. */
export function upTo(way: Way, share: number): Way {
  return { start: way.start, bend: between(way.start, way.bend, share), end: pointOn(way, share) };
}

/** The way as the `d` of a path, to a tenth of a unit. */
export function pathOf({ start, bend, end }: Way): string {
  return `M${written(start)}Q${written(bend)} ${written(end)}`;
}

/** The last piece of a way, long enough to give its head a direction. */
export function tipOf({ bend, end }: Way): string {
  const length = Math.hypot(end[0] - bend[0], end[1] - bend[1]) || 1;
  return `M${written(between(end, bend, 1 / length))}L${written(end)}`;
}

/** The direction of a way at its end, in degrees clockwise from east. */
export function headingOf({ bend, end }: Way): number {
  return (Math.atan2(end[1] - bend[1], end[0] - bend[0]) * 180) / Math.PI;
}

function between(one: Point, other: Point, share: number): Point {
  return [one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share];
}

function written([x, y]: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
