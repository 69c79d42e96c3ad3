import { locationOf, provinceOf } from '../../../engine/classic/data/map';
import type { Position, ProvinceId, Unit } from '../../../engine/classic/types';

/** The province of a location: "spa" for "spa/nc". */
export function provinceId(place: string): ProvinceId {
  return provinceOf(place).id;
}

/** "Paris"; "Spain (north coast)" for a coast. */
export function placeName(place: string): string {
  return locationOf(place).name;
}

/** "PAR", "SPA/NC", as in typed orders. */
export function placeCode(place: string): string {
  return place.toUpperCase();
}

export function isWater(place: string): boolean {
  return provinceOf(place).kind === 'water';
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
