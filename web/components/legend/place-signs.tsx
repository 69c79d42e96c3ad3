import type { LegendSymbol } from './map-legend';

interface NamedPlace {
  readonly id: string;
  readonly name: string;
  readonly abbr: string;
}

/** The codes that a map writes where names have no room, each with its name; sorted by code. */
export function placeSigns(places: readonly NamedPlace[]): readonly LegendSymbol[] {
  return [...places]
    .sort((one, other) => one.abbr.localeCompare(other.abbr))
    .map(({ id, name, abbr }) => ({
      id: `place-${id}`,
      picture: <b className="place-code">{abbr}</b>,
      word: name,
    }));
}
