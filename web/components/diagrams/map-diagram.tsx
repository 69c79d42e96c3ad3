import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { LayoutName } from '../map/map-frame';
import type { MapPlace, Point } from '../map/places';
import type { Size } from '../map/use-view';

/** A part of a map, in its units. */
interface CutOut {
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
function cutOut(points: readonly Point[], size: Size): CutOut {
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
function reaches({ x, y, width, height }: CutOut, [atX, atY]: Point): boolean {
  return atX > x - MARGIN && atX < x + width + MARGIN && atY > y - MARGIN && atY < y + height + MARGIN;
}

function rangeOf(values: readonly number[]): readonly [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

function kept(start: number, most: number): number {
  return Math.round(Math.min(Math.max(0, start), most));
}

interface SharedMapProps {
  readonly definitions: ReactNode;
  readonly ground: ReactNode;
  readonly relief: ReactNode;
}

/** The parts that all diagrams of a map share, once per page: each diagram refers to them. */
export function SharedMap({ definitions, ground, relief }: SharedMapProps) {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true" focusable="false">
      {definitions}
      <defs>
        <g id="diagram-ground">{ground}</g>
        <g id="diagram-relief">{relief}</g>
      </defs>
    </svg>
  );
}

interface MapDiagramProps<Place extends MapPlace> {
  readonly size: Size;
  readonly places: readonly Place[];
  /** The places that the map is cropped to. */
  readonly around: readonly string[];
  /** The content of the map: orders with their results, the actions of a step, or the board after a step or turn. */
  readonly shows: 'orders' | 'done' | 'left' | 'turn';
  /** Between the ground and its relief: the owners of the land. */
  readonly below: ReactNode;
  /** Everything above, for the places that the picture covers. */
  readonly above: (seen: readonly Place[], layout: LayoutName) => ReactNode;
}

/** Up to this width of the visible part there is room for names, on phones too. */
const ROOM_FOR_NAMES = 330;

/** A part of a map, as a still picture. */
export function MapDiagram<Place extends MapPlace>(props: MapDiagramProps<Place>) {
  const { size, places, around, shows, below, above } = props;
  const t = useTranslations('rules');
  const names = useNames();
  const middle = places.filter(({ id }) => around.includes(id));
  const box = cutOut(
    middle.map(({ compact }) => compact.unit),
    size,
  );
  const layout = box.width <= ROOM_FOR_NAMES ? 'full' : 'compact';
  const seen = places.filter((place) => reaches(box, place[layout].unit));
  const isNamed = middle.length > 0 && middle.length <= MOST_NAMED;
  const named = isNamed ? names(middle.map(({ name }) => name)) : t('board');
  return (
    <svg
      className="map"
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      role="img"
      aria-label={t('map', { places: named, shows })}
    >
      <use href="#diagram-ground" />
      {below}
      <use href="#diagram-relief" />
      {above(seen, layout)}
    </svg>
  );
}

const MOST_NAMED = 8;

function useNames(): (names: readonly string[]) => string {
  const list = new Intl.ListFormat(useLocale(), { type: 'conjunction' });
  return (names) => list.format(names);
}
