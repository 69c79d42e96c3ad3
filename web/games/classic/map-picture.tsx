import type { Position } from '../../../engine/classic/types';
import { OwnedPlaces } from '../../components/map/owned-places';
import { Centres } from './map/centres';
import { Names } from './map/names';
import { Pieces } from './map/pieces';
import { SIZE } from './map/size';
import { mapParts } from './map-parts';
import { openingPosition } from './opening';

interface MapPictureProps {
  readonly label: string;
  readonly position?: Position;
}

/** A still picture of the map, by default of the opening, for pages about the game. */
export function MapPicture({ label, position = openingPosition() }: MapPictureProps) {
  const { definitions, ground, relief, border, places } = mapParts();
  return (
    <svg className="map" viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} role="img" aria-label={label}>
      {definitions}
      {ground}
      <OwnedPlaces outline="province" owners={position.centres} />
      {relief}
      <Centres places={places} centres={position.centres} layout="compact" />
      <Names places={places} layout="compact" />
      <Pieces places={places} units={position.units} dislodged={position.dislodged} layout="compact" />
      {border}
    </svg>
  );
}
