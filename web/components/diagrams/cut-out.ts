import type { Point } from '../map/places';
import type { Size } from '../map/use-view';

/** A part of a map, in its units. */
export interface CutOut {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Room around the outermost points, for the pieces and names there. */
const MARGIN = 66;
const LEAST_WIDTH = 300;
/** At least as wide as high, and at most this much wider: the pictures of a page should look alike. */
const WIDEST = 1.6;

/** The part of a map around some of its points, never beyond its edges. */
export function cutOut(points: readonly Point[], size: Size): CutOut {
  if (points.length === 0) return { x: 0, y: 0, ...size };
  const [left, right] = rangeOf(points.map(([x]) => x));
  const [top, bottom] = rangeOf(points.map(([, y]) => y));
  const high = bottom - top + 2 * MARGIN;
  const width = Math.min(size.width, Math.max(LEAST_WIDTH, right - left + 2 * MARGIN, high));
  const height = Math.min(size.height, Math.max(high, width / WIDEST));
  return {
    x: kept((left + right - width) / 2, size.width - width),
    y: kept((top + bottom - height) / 2, size.height - height),
    width: Math.round(width),
    height: Math.round(height),
  };
}

/** Whether a drawing at a point is visible in a part of the map, or reaches into it. */
export function reaches({ x, y, width, height }: CutOut, [atX, atY]: Point): boolean {
  return atX > x - MARGIN && atX < x + width + MARGIN && atY > y - MARGIN && atY < y + height + MARGIN;
}

function rangeOf(values: readonly number[]): readonly [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

function kept(start: number, most: number): number {
  return Math.round(Math.min(Math.max(0, start), most));
}
