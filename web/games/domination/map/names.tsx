import type { LayoutName } from '../../../components/map/map-frame';
import { PlaceName } from '../../../components/map/place-name';
import type { Place } from './size';

const LARGEST_SHORT = 22;

/** The names of all areas: written out where there is room, else as abbreviations. */
export function Names({ places, layout }: { places: readonly Place[]; layout: LayoutName }) {
  const short = layout === 'compact';
  return (
    <g pointerEvents="none">
      {places.map(({ id, name, abbr, sea, echo, ...place }) => {
        const { label } = place[layout];
        const size = short ? Math.min(LARGEST_SHORT, label.size) : label.size;
        return (
          <g key={id}>
            <PlaceName
              lines={short ? [abbr] : (label.lines ?? [name])}
              at={label}
              size={size}
              on={sea ? 'sea' : 'land'}
            />
            {echo === null ? null : (
              <PlaceName
                lines={short ? [abbr] : (echo.lines ?? [name])}
                at={echo}
                size={short ? size * 0.75 : echo.size}
                on="sea"
              />
            )}
          </g>
        );
      })}
    </g>
  );
}
