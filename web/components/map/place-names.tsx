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
  /** Places that a prompt speaks of: their names are written out even where there is little room. */
  readonly prompted?: readonly string[] | undefined;
  /** Written beside a name. */
  readonly beside?: (place: Place) => ReactNode;
}

/** The names of all places: written out if there is room, otherwise as abbreviations. */
export function PlaceNames<Place extends MapPlace>(props: PlaceNamesProps<Place>) {
  const { places, layout, on, shortSize, labelOf, prompted = [], beside } = props;
  return (
    <g pointerEvents="none">
      {places.map((place) => {
        const label = labelOf?.(place) ?? place[layout].label;
        const isShort = layout === 'compact';
        return (
          <Fragment key={place.id}>
            <PlaceName
              {...(isShort && prompted.includes(place.id)
                ? { lines: inLines(place), size: shortSize(label.size) * PROMPTED }
                : isShort
                  ? { lines: [place.abbr], size: shortSize(label.size) }
                  : { lines: label.lines ?? [place.name], size: label.size })}
              at={label}
              on={on(place)}
            />
            {beside?.(place)}
          </Fragment>
        );
      })}
    </g>
  );
}

/** The size of a name that is written out in place of its abbreviation, by the size of the latter. */
const PROMPTED = 0.78;

/** A name in the lines of the wide map, or a word a line. */
function inLines({ name, full }: MapPlace): readonly string[] {
  return full.label.lines ?? name.split(' ');
}
