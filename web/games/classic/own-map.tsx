import type { CoastDefinition, SpaceDefinition, Variant } from '../../../engine/classic/variant/definition';
import type { Drawing, DrawnSpace, Point } from '../../../engine/drawing/drawing';
import { beside, type DrawnMap, drawnMap, LETTERS } from '../../components/map/drawn-map';
import type { Layout, Place } from './map/geometry';
import type { MapParts } from './map-parts';
import { PowerSigns } from './power-signs';

/** Where the mark of a centre and a dislodged unit stand beside a unit. */
const MARK: Point = [21, 9];
const ASIDE: Point = [-15, -13];
/** Where a fleet stands on a coast that the drawing does not place, from the place of units. */
const COASTS: Readonly<Record<string, Point>> = { nc: [0, -34], sc: [0, 34], ec: [34, 0], wc: [-34, 0] };

/** The map of a variant from its drawing. */
export function ownMapParts({ spaces, powers }: Variant, drawing: Drawing): MapParts {
  const map = drawnMap({
    spaces: spaces.map(({ id, kind }) => ({ id, isWater: kind === 'water' })),
    drawing,
    outline: 'province',
    signs: <PowerSigns powers={powers} />,
  });
  const { shapeOf, placed: _, ...parts } = map;
  return {
    ...parts,
    places: spaces.flatMap((space) => {
      const shape = shapeOf(space.id);
      return shape === undefined ? [] : [placeOf(space, shape, map)];
    }),
  };
}

function placeOf(space: SpaceDefinition, shape: DrawnSpace, map: DrawnMap): Place {
  return {
    id: space.id,
    name: space.name,
    abbr: space.abbr,
    water: space.kind === 'water',
    full: layoutOf(space, shape, map, LETTERS.full),
    compact: layoutOf(space, shape, map, LETTERS.compact),
  };
}

function layoutOf(
  { centre: isCentre, coasts = [] }: SpaceDefinition,
  { unit: at, label, centre, coasts: berths = {} }: DrawnSpace,
  { placed }: DrawnMap,
  letters: number,
): Layout {
  const unit = placed(at);
  const [x, y] = placed(label);
  const berth = ({ id }: CoastDefinition): Point => {
    const drawn = berths[id];
    return drawn === undefined ? beside(unit, COASTS[id.split('/')[1] ?? ''] ?? MARK) : placed(drawn);
  };
  return {
    unit,
    label: { x, y, size: letters },
    mark: isCentre ? (centre === undefined ? beside(unit, MARK) : placed(centre)) : null,
    dislodged: beside(unit, ASIDE),
    coasts: Object.fromEntries(
      coasts.map((coast) => {
        const [fleetX, fleetY] = berth(coast);
        return [
          coast.id,
          { unit: [fleetX, fleetY] as const, label: { x: fleetX, y: fleetY - 19, size: letters * 0.7 } },
        ] as const;
      }),
    ),
  };
}
