import type { LayoutName } from '../../../components/map/map-frame';
import { PlaceNames } from '../../../components/map/place-names';
import type { Label, PlaceLayout } from '../../../components/map/places';
import type { Place } from './geometry';

const LARGEST_SHORT = 18.5;

interface NamesProps {
  readonly places: readonly Place[];
  /** The hoods of mayors: their hats need the room above the armies. */
  readonly mayors: readonly (string | null)[];
  readonly layout: LayoutName;
  /** Hoods whose names are written out in any layout. */
  readonly prompted?: readonly string[];
}

/** The names of all hoods. */
export function Names({ places, mayors, layout, prompted }: NamesProps) {
  return (
    <PlaceNames
      {...{ places, layout }}
      prompted={prompted}
      on={() => 'land'}
      shortSize={(size) => Math.min(LARGEST_SHORT, size * 1.1)}
      labelOf={(place) =>
        layout === 'compact' && prompted?.includes(place.id) === true
          ? belowArmy(place)
          : mayors.includes(place.id)
            ? clearOfHat(place[layout])
            : place[layout].label
      }
    />
  );
}

/** A name that is written out has no room beside its army. */
function belowArmy({ name, compact: { label, unit } }: Place): Label {
  const [x, y] = unit;
  return { ...label, x, y: y + (name.includes(' ') ? 34 : 27) };
}

const HAT = { height: 28, reach: 20, lift: 11 };

/** A name right above the army moves up for the mayor's hat. */
function clearOfHat({ label, unit: [x, y] }: PlaceLayout): Label {
  const above = y - label.y;
  const hidden = Math.abs(label.x - x) < HAT.reach && above > 0 && above < HAT.height + 8;
  return hidden ? { ...label, y: label.y - HAT.lift } : label;
}
