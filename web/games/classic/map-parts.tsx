import type { ReactNode } from 'react';
import { MapBorder } from '../../components/map/map-border';
import { Definitions } from './map/definitions';
import { Ground } from './map/ground';
import { Relief } from './map/relief';
import { PLACES } from './map/shapes';
import { type Place, SIZE } from './map/size';

/** The parts of the map that never change, drawn on the server, and the anchors of those that do. */
export interface MapParts {
  readonly definitions: ReactNode;
  readonly ground: ReactNode;
  readonly relief: ReactNode;
  readonly border: ReactNode;
  readonly places: readonly Place[];
}

export function mapParts(): MapParts {
  return {
    definitions: <Definitions />,
    ground: <Ground />,
    relief: <Relief />,
    border: <MapBorder size={SIZE} />,
    places: PLACES,
  };
}
