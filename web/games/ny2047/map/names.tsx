import type { LayoutName } from '../../../components/map/map-frame';
import { PlaceName } from '../../../components/map/place-name';
import type { Place } from './shapes';

/** The names of all spaces: written out where there is room, else as abbreviations. */
export function Names({ places, layout }: { places: readonly Place[]; layout: LayoutName }) {
  return (
    <g pointerEvents="none">
      {places.map(({ id, name, abbr, kind, ...place }) => {
        const { label } = place[layout];
        const short = layout === 'compact';
        return (
          <PlaceName
            key={id}
            lines={short ? [abbr] : (label.lines ?? [name])}
            at={label}
            size={short ? label.size * 0.94 : label.size}
            on={kind}
          />
        );
      })}
    </g>
  );
}
