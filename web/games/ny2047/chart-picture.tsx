import type { Position } from '../../../engine/ny2047/types';
import { OwnedPlaces } from '../../components/map/owned-places';
import { chartParts } from './chart';
import { Marks } from './map/marks';
import { Names } from './map/names';
import { Pieces, stacksOf } from './map/pieces';
import { openingPosition } from './opening';
import type { ChartParts } from './table/board';

interface ChartPictureProps {
  readonly label: string;
  readonly position?: Position;
  readonly parts?: ChartParts;
}

/** A still picture of the chart, by default of the opening, for pages about the game. */
export function ChartPicture({
  label,
  position = openingPosition(),
  parts = chartParts(),
}: ChartPictureProps) {
  const { definitions, ground, relief, border, places, size } = parts;
  return (
    <svg className="map" viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={label}>
      {definitions}
      {ground}
      <OwnedPlaces outline="space" owners={position.control} land="var(--map-land)" />
      {relief}
      <Marks places={places} position={position} layout="compact" />
      <Pieces places={places} stacks={stacksOf(position)} layout="compact" />
      <Names places={places} layout="compact" />
      {border}
    </svg>
  );
}
