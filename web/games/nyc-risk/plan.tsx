import type { ReactNode } from 'react';
import { MapBorder } from '../../components/map/map-border';
import { Definitions } from './map/definitions';
import { Ground } from './map/ground';
import { Relief } from './map/relief';
import { SIZE } from './map/size';

/** The parts of the street plan that never change, drawn on the server. */
export interface PlanParts {
  readonly definitions: ReactNode;
  readonly ground: ReactNode;
  readonly relief: ReactNode;
  readonly border: ReactNode;
}

/** The still parts of the street plan, for the moving ones to be laid between. */
export function planParts(): PlanParts {
  return {
    definitions: <Definitions />,
    ground: <Ground />,
    relief: <Relief />,
    border: <MapBorder size={SIZE} />,
  };
}
