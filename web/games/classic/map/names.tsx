import { memo } from 'react';
import type { LayoutName } from '../../../components/map/map-frame';
import { PlaceName } from '../../../components/map/place-name';
import { PlaceNames } from '../../../components/map/place-names';
import type { Place } from './geometry';

/** The names of all provinces, and the letters of coasts. */
export const Names = memo(function Names({
  places,
  layout,
  prompted,
}: {
  places: readonly Place[];
  layout: LayoutName;
  /** Places whose names are written out in any layout. */
  prompted?: readonly string[];
}) {
  return (
    <PlaceNames
      {...{ places, layout, prompted }}
      on={({ water }) => (water ? 'water' : 'land')}
      shortSize={(size) => size * 0.92}
      beside={(place) =>
        Object.entries(place[layout].coasts).map(([coast, { label }]) => (
          <PlaceName
            key={coast}
            lines={[coast.slice(-2).toUpperCase()]}
            at={label}
            size={label.size}
            on="land"
          />
        ))
      }
    />
  );
});
