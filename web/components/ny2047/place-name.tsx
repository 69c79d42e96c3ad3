import { isWater, placeName } from './places';

/** A space's name: water leans, in sentences too. */
export function PlaceName({ space, bold = false }: { space: string; bold?: boolean }) {
  const name = placeName(space);
  const set = isWater(space) ? <i className="water-name">{name}</i> : name;
  return bold && !isWater(space) ? <b>{set}</b> : set;
}
