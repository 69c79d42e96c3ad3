import { MapBorder } from '../../components/map/map-border';
import type { MapParts as PartsOf } from '../../components/map/map-parts';
import type { Size } from '../../components/map/use-view';
import { Definitions } from './map/definitions';
import { Ground } from './map/ground';
import { Relief } from './map/relief';
import { PLACES } from './map/shapes';
import { type Place, SIZE } from './map/size';

/** The map of a board. `size` is that of its drawing. */
export interface MapParts extends PartsOf<Place> {
  readonly size: Size;
}

export function mapParts(): MapParts {
  return {
    definitions: <Definitions />,
    ground: <Ground />,
    relief: <Relief />,
    border: <MapBorder size={SIZE} />,
    places: PLACES,
    size: SIZE,
  };
}
