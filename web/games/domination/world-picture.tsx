import { REGIONS } from '../../../engine/domination/data/map';
import type { Force } from '../../../engine/domination/types';
import { Forces } from './map/forces';
import { SIZE } from './map/geometry';
import { Holdings } from './map/holdings';
import { Names } from './map/names';
import { mapParts } from './map-parts';

const SEATS = ['red', 'teal', 'violet', 'green', 'pink', 'yellow'];

/** A game in its third turn: each seat strong in one region, with a foot in the next and a fleet. */
const FORCES: Readonly<Record<string, Force>> = Object.fromEntries([
  ...REGIONS.flatMap(({ areas }, region) =>
    areas.map((area, at) => [
      area,
      { seat: SEATS[(region + (at === 2 ? 1 : 0)) % SEATS.length] ?? '', full: at === 0 },
    ]),
  ),
  ['north_atlantic', { seat: 'red', full: true }],
  ['south_atlantic', { seat: 'teal', full: false }],
  ['mediterranean', { seat: 'violet', full: true }],
  ['indian_ocean', { seat: 'pink', full: false }],
]);

interface WorldPictureProps {
  readonly label: string;
  readonly forces?: Readonly<Record<string, Force>>;
}

/** A still picture of the world, by default of an invented game, for pages about the game. */
export function WorldPicture({ label, forces = FORCES }: WorldPictureProps) {
  const { definitions, ground, relief, border, places } = mapParts();
  const land = new Set(places.filter(({ sea }) => !sea).map(({ id }) => id));
  return (
    <svg className="map" viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} role="img" aria-label={label}>
      {definitions}
      {ground}
      <Holdings forces={forces} land={land} />
      {relief}
      <Names places={places} layout="compact" />
      <Forces places={places} forces={forces} changes={new Map()} layout="compact" />
      {border}
    </svg>
  );
}
