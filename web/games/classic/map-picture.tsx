import type { Position } from '../../../engine/classic/types';
import { OwnedPlaces } from '../../components/map/owned-places';
import { Centres } from './map/centres';
import { Fog } from './map/fog';
import { Names } from './map/names';
import { Pieces } from './map/pieces';
import { type MapParts, mapParts } from './map-parts';
import { openingPosition } from './opening';

interface MapPictureProps {
  readonly label: string;
  readonly position?: Position;
  readonly parts?: MapParts;
}

/** A still picture of the map, by default of the opening, for pages about the game. */
export function MapPicture({ label, position = openingPosition(), parts = mapParts() }: MapPictureProps) {
  const { definitions, ground, relief, border, places, size } = parts;
  return (
    <svg className="map" viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={label}>
      {definitions}
      {ground}
      <OwnedPlaces outline="province" owners={position.centres} />
      {relief}
      <Fog fog={position.fog} />
      <Centres places={places} centres={position.centres} layout="compact" />
      <Names places={places} layout="compact" />
      <Pieces places={places} units={position.units} dislodged={position.dislodged} layout="compact" />
      {border}
    </svg>
  );
}
