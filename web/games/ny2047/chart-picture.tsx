import type { Position } from '../../../engine/ny2047/types';
import { OwnedPlaces } from '../../components/map/owned-places';
import { chartParts } from './chart';
import { Marks } from './map/marks';
import { Names } from './map/names';
import { Pieces, stacksOf } from './map/pieces';
import { PLACES } from './map/shapes';
import { openingPosition } from './opening';

interface ChartPictureProps {
  readonly label: string;
  readonly position?: Position;
}

/** A still picture of the chart, by default of the opening, for pages about the game. */
export function ChartPicture({ label, position = openingPosition() }: ChartPictureProps) {
  const { definitions, ground, relief, border } = chartParts();
  return (
    <svg className="map" viewBox="0 0 1000 1022" role="img" aria-label={label}>
      {definitions}
      {ground}
      <OwnedPlaces outline="space" owners={position.control} land="var(--map-land)" />
      {relief}
      <Marks places={PLACES} position={position} layout="compact" />
      <Pieces places={PLACES} stacks={stacksOf(position)} layout="compact" />
      <Names places={PLACES} layout="compact" />
      {border}
    </svg>
  );
}
