import { MapBorder } from '../../components/map/map-border';
import type { MapParts as PartsOf } from '../../components/map/map-parts';
import { Definitions } from './map/definitions';
import { type Place, SIZE } from './map/geometry';
import { Ground } from './map/ground';
import { Relief } from './map/relief';
import { PLACES } from './map/shapes';

export type MapParts = PartsOf<Place>;

export function mapParts(): MapParts {
  return {
    definitions: <Definitions />,
    ground: <Ground />,
    relief: <Relief />,
    border: <MapBorder size={SIZE} />,
    places: PLACES,
  };
}
