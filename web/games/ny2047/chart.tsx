import { Definitions } from './map/definitions';
import { ChartFrame } from './map/frame';
import { Ground } from './map/ground';
import { Relief } from './map/relief';
import { PLACES, SIZE } from './map/shapes';
import type { ChartParts } from './table/board';

export function chartParts(): ChartParts {
  return {
    definitions: <Definitions />,
    ground: <Ground />,
    relief: <Relief />,
    border: <ChartFrame />,
    places: PLACES,
    size: SIZE,
  };
}
