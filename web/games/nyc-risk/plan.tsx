import { MapBorder } from '../../components/map/map-border';
import type { StillParts } from '../../components/map/map-parts';
import { Definitions } from './map/definitions';
import { SIZE } from './map/geometry';
import { Ground } from './map/ground';
import { Relief } from './map/relief';

/** The still parts of the street plan, between which the moving ones are drawn. */
export function planParts(): StillParts {
  return {
    definitions: <Definitions />,
    ground: <Ground />,
    relief: <Relief />,
    border: <MapBorder size={SIZE} />,
  };
}
