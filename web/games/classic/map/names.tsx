import type { LayoutName } from '../../../components/map/map-frame';
import { PlaceName } from '../../../components/map/place-name';
import type { Place } from './size';

/** The names of all provinces, written out where there is room, else as abbreviations; and the letters of coasts. */
export function Names({ places, layout }: { places: readonly Place[]; layout: LayoutName }) {
  return (
    <g pointerEvents="none">
      {places.map(({ id, name, abbr, water, ...place }) => {
        const { label, coasts } = place[layout];
        const short = layout === 'compact';
        return (
          <g key={id}>
            <PlaceName
              lines={short ? [abbr] : (label.lines ?? [name])}
              at={label}
              size={short ? label.size * 0.92 : label.size}
              on={water ? 'water' : 'land'}
            />
            {Object.entries(coasts).map(([coast, at]) => (
              <PlaceName
                key={coast}
                lines={[coast.slice(-2).toUpperCase()]}
                at={at.label}
                size={at.label.size}
                on="land"
              />
            ))}
          </g>
        );
      })}
    </g>
  );
}
