import { Fragment, type ReactNode } from 'react';
import type { LayoutName } from './map-frame';
import { PlaceName } from './place-name';
import type { Label, MapPlace } from './places';

interface PlaceNamesProps<Place extends MapPlace> {
  readonly places: readonly Place[];
  readonly layout: LayoutName;
  readonly on: (place: Place) => 'land' | 'water' | 'sea';
  /** The size of an abbreviation, by the size of the name. */
  readonly shortSize: (size: number) => number;
  /** The position of a name, if it differs from that of its place on the map. */
  readonly labelOf?: (place: Place) => Label;
  /** Written beside a name. */
  readonly beside?: (place: Place) => ReactNode;
}

/** The names of all places: written out if there is room, otherwise as abbreviations. */
export function PlaceNames<Place extends MapPlace>(props: PlaceNamesProps<Place>) {
  const { places, layout, on, shortSize, labelOf, beside } = props;
  return (
    <g pointerEvents="none">
      {places.map((place) => {
        const label = labelOf?.(place) ?? place[layout].label;
        const isShort = layout === 'compact';
        return (
          <Fragment key={place.id}>
            <PlaceName
              lines={isShort ? [place.abbr] : (label.lines ?? [place.name])}
              at={label}
              size={isShort ? shortSize(label.size) : label.size}
              on={on(place)}
            />
            {beside?.(place)}
          </Fragment>
        );
      })}
    </g>
  );
}
