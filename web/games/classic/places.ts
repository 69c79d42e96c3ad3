import type { Atlas } from '../../../engine/classic/data/atlas';
import type { Position, ProvinceId, Unit } from '../../../engine/classic/types';

/** The province of a location: "spa" for "spa/nc". */
export function provinceId(place: string): ProvinceId {
  return place.split('/')[0] ?? place;
}

/** "Paris"; "Spain (north coast)" for a coast. */
export function placeName(atlas: Atlas, place: string): string {
  return atlas.locationOf(place).name;
}

/** "PAR", "SPA/NC", as in typed orders. */
export function placeCode(place: string): string {
  return place.toUpperCase();
}

/** The unit in a province, if there is one. */
export function unitIn({ units }: Pick<Position, 'units'>, place: string): Unit | undefined {
  const province = provinceId(place);
  return units.find(({ at }) => provinceId(at) === province);
}

/** The unit of an order: during retreats, a dislodged one comes first. */
export function orderedUnit(position: Position, place: string): Unit | undefined {
  const province = provinceId(place);
  return position.dislodged.find(({ at }) => provinceId(at) === province) ?? unitIn(position, place);
}
