import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { LayoutName } from '../map/map-frame';
import type { MapPlace } from '../map/places';
import type { Size } from '../map/use-view';
import { cutOut, reaches } from './cut-out';

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
