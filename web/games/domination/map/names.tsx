import type { LayoutName } from '../../../components/map/map-frame';
import { PlaceName } from '../../../components/map/place-name';
import { PlaceNames } from '../../../components/map/place-names';
import type { Place } from './geometry';

const LARGEST_SHORT = 22;
const shortSize = (size: number) => Math.min(LARGEST_SHORT, size);

interface NamesProps {
  readonly places: readonly Place[];
  readonly layout: LayoutName;
  /** Areas whose names are written out in any layout. */
  readonly prompted?: readonly string[];
}

/** The names of all areas, and the second ones of seas that the map's edge cuts. */
export function Names({ places, layout, prompted }: NamesProps) {
  const short = layout === 'compact';
  return (
    <PlaceNames
      {...{ places, layout, shortSize, prompted }}
      on={({ sea }) => (sea ? 'sea' : 'land')}
      beside={({ name, abbr, echo, ...place }) =>
        echo === null ? null : (
          <PlaceName
            lines={short ? [abbr] : (echo.lines ?? [name])}
            at={echo}
            size={short ? shortSize(place[layout].label.size) * 0.75 : echo.size}
            on="sea"
          />
        )
      }
    />
  );
}
