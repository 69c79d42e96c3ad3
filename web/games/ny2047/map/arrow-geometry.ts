import type { LayoutName } from '../../../components/map/map-frame';
import type { Point } from '../../../components/map/places';
import type { Place } from './shapes';

export function distance([x1, y1]: Point, [x2, y2]: Point): number {
  return Math.hypot(x2 - x1, y2 - y1);
}

/** The point at this distance from the first one on the way to the second, to a tenth of a unit. */
export function along(from: Point, to: Point, length: number): Point {
  const share = length / (distance(from, to) || 1);
  return [round(from[0] + (to[0] - from[0]) * share), round(from[1] + (to[1] - from[1]) * share)];
}

export function middle(from: Point, to: Point): Point {
  return [round((from[0] + to[0]) / 2), round((from[1] + to[1]) / 2)];
}

/** A control point beside the straight line, so that a stack-mate's support shows beside the move. */
export function bent(from: Point, to: Point): Point {
  const [x, y] = middle(from, to);
  return [round(x + (to[1] - from[1]) * 0.6), round(y - (to[0] - from[0]) * 0.6)];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The box of a space's name: its middle, and its rotation. */
export interface NameBox {
  readonly middle: Point;
  readonly turn: number;
  readonly halfWidth: number;
  readonly halfHeight: number;
}

/** The approximate width of a letter, in multiples of the font size, with a little space. */
const LETTER = 0.8;

export function nameBoxOf(place: Place, layout: LayoutName): NameBox {
  const { label } = place[layout];
  const lines = layout === 'compact' ? [place.abbr] : (label.lines ?? [place.name]);
  return {
    middle: [label.x, label.y],
    turn: ((label.rotate ?? 0) * Math.PI) / 180,
    halfWidth: (Math.max(...lines.map((line) => line.length)) * LETTER * label.size) / 2,
    halfHeight: (lines.length * label.size) / 2,
  };
}

/** The distance from the first point towards the second before the name; the whole distance if it is not crossed. */
export function lengthBefore(box: NameBox, from: Point, to: Point): number {
  const whole = distance(from, to);
  for (let length = 0; length < whole; length += 1) if (covers(box, along(from, to, length))) return length;
  return whole;
}

function covers({ middle: [x, y], turn, halfWidth, halfHeight }: NameBox, point: Point): boolean {
  const [dx, dy] = [point[0] - x, point[1] - y];
  const across = dx * Math.cos(turn) + dy * Math.sin(turn);
  const down = dy * Math.cos(turn) - dx * Math.sin(turn);
  return Math.abs(across) < halfWidth && Math.abs(down) < halfHeight;
}
