import { MapBorder } from '../../components/map/map-border';
import type { StillParts } from '../../components/map/map-parts';
import { Definitions } from './map/definitions';
import { Ground } from './map/ground';
import { Relief } from './map/relief';
import { SIZE } from './map/size';

/** The still parts of the street plan, for the moving ones to be laid between. */
export function planParts(): StillParts {
  return {
    definitions: <Definitions />,
    ground: <Ground />,
    relief: <Relief />,
    border: <MapBorder size={SIZE} />,
  };
}
