import type { PowerDefinition } from '../../../engine/classic/variant/definition';
import { MapBorder } from '../../components/map/map-border';
import type { MapParts as PartsOf } from '../../components/map/map-parts';
import type { Size } from '../../components/map/use-view';
import { Definitions } from './map/definitions';
import { type Place, SIZE } from './map/geometry';
import { Ground } from './map/ground';
import { Relief } from './map/relief';
import { PLACES } from './map/shapes';
import { PowerSigns } from './power-signs';

/** The map of a board. `size` is that of its drawing. */
export interface MapParts extends PartsOf<Place> {
  readonly size: Size;
}

/** The map of Classic, with the signs of powers that only a variant has. */
export function mapParts(powers: readonly PowerDefinition[] = []): MapParts {
  return {
    definitions: (
      <>
        <Definitions />
        <defs>
          <PowerSigns powers={powers} />
        </defs>
      </>
    ),
    ground: <Ground />,
    relief: <Relief />,
    border: <MapBorder size={SIZE} />,
    places: PLACES,
    size: SIZE,
  };
}
