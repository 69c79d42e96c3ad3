import type { Point } from '../../../drawing/drawing';
import type { LocationId } from '../../types';
import type { SpaceDefinition, Variant } from '../definition';

/** The space of a location: "spa" of "spa/nc". */
export function spaceOf(location: LocationId): string {
  return location.split('/')[0] ?? location;
}

/** A variant with a change to each of its spaces. */
export function withSpaces(variant: Variant, change: (space: SpaceDefinition) => SpaceDefinition): Variant {
  return { ...variant, spaces: variant.spaces.map(change) };
}

/** A variant with a change to one of its spaces. */
export function withSpace(
  variant: Variant,
  id: string,
  change: (space: SpaceDefinition) => SpaceDefinition,
): Variant {
  return withSpaces(variant, (space) => (space.id === id ? change(space) : space));
}

/** What becomes of a location: another one, or nothing. */
type Move = (location: LocationId) => LocationId | null;

/**
 * A variant in which every mention of a location is another one, or gone: in borders, homes, units, unclear codes and
 * the drawing. What is mentioned twice then stays once.
 */
export function withLocations(variant: Variant, move: Move): Variant {
  const { unclear, drawing } = variant;
  const list = (ids: readonly LocationId[]) => moved(ids, move);
  const changed = withSpaces(variant, (space) => ({
    ...space,
    army: list(space.army),
    fleet: list(space.fleet),
    ...(space.coasts !== undefined && {
      coasts: space.coasts.map((coast) => ({ ...coast, fleet: list(coast.fleet) })),
    }),
  }));
  return {
    ...changed,
    powers: variant.powers.map((power) => ({
      ...power,
      homes: list(power.homes),
      units: power.units.flatMap((unit) => {
        const at = move(unit.at);
        return at === null ? [] : [{ ...unit, at }];
      }),
    })),
    ...(unclear !== undefined && {
      unclear: Object.fromEntries(
        Object.entries(unclear).flatMap(([code, ids]) => {
          const left = list(ids);
          return left.length < 2 ? [] : [[code, left] as const];
        }),
      ),
    }),
    ...(drawing !== undefined && {
      drawing: {
        ...drawing,
        spaces: drawing.spaces.flatMap((shape) => {
          const id = move(shape.id);
          if (id === null) return [];
          const { coasts, ...rest } = shape;
          return [{ ...rest, id, ...movedCoasts(coasts, move) }];
        }),
      },
    }),
  };
}

function moved(ids: readonly LocationId[], move: Move): readonly LocationId[] {
  const left = ids.map(move).filter((id) => id !== null);
  // A list that nothing changes keeps its order and what may stand in it twice.
  return left.every((id, at) => id === ids[at]) && left.length === ids.length ? ids : [...new Set(left)];
}

/** A coast that stays keeps its own point, whatever moves there; without coasts there is no list of them. */
function movedCoasts(coasts: Readonly<Record<LocationId, Point>> = {}, move: Move) {
  const moved = Object.entries(coasts)
    .map(([id, point]) => ({ id, to: move(id), point }))
    .filter(({ to }) => to?.includes('/') === true)
    .sort((one, other) => Number(one.id === one.to) - Number(other.id === other.to));
  return moved.length === 0 ? {} : { coasts: Object.fromEntries(moved.map(({ to, point }) => [to, point])) };
}
