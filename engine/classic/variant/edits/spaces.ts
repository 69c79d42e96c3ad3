import type { Point } from '../../../drawing/drawing';
import type { LocationId } from '../../types';
import { COASTS, type CoastDefinition, type SpaceDefinition, type Variant } from '../definition';
import { LIMITS } from '../schema';
import { spaceOf, withLocations, withSpace, withSpaces } from './places';

/** The names of a space. */
export type SpaceNames = Pick<SpaceDefinition, 'name' | 'names' | 'abbr' | 'also' | 'typed'>;

export type Coast = (typeof COASTS)[number];

/** The kinds of units for which a map has borders. */
export const BORDERS = ['army', 'fleet'] as const;
export type BorderKind = (typeof BORDERS)[number];

/** What stands at a point of the drawing: a unit, a name, the mark of a centre, or the fleets of a coast, "spa/nc". */
export type Anchor = 'unit' | 'label' | 'centre' | LocationId;

const COAST_NAMES: Readonly<Record<Coast, string>> = {
  nc: 'north coast',
  sc: 'south coast',
  ec: 'east coast',
  wc: 'west coast',
};

/** Gives a space another id wherever it is mentioned. An id that another space has changes nothing. */
export function renameSpace(variant: Variant, id: string, to: string): Variant {
  if (variant.spaces.some((space) => space.id === to)) return variant;
  const rename = (location: LocationId) =>
    spaceOf(location) === id ? `${to}${location.slice(id.length)}` : location;
  return withSpace(withLocations(variant, rename), id, (space) => ({
    ...space,
    id: to,
    ...(space.coasts !== undefined && {
      coasts: space.coasts.map((coast) => ({ ...coast, id: rename(coast.id) })),
    }),
  }));
}

/** Changes the names of a space. Empty lists of further names are left out of the file. */
export function nameSpace(variant: Variant, id: string, names: Partial<SpaceNames>): Variant {
  return withSpace(variant, id, (space) => {
    const { names: inLanguages, also, typed, ...rest } = { ...space, ...names };
    const { id: _, name, ...facts } = rest;
    return {
      id,
      name,
      ...(Object.keys(inLanguages ?? {}).length > 0 && { names: inLanguages }),
      ...facts,
      ...(also?.length ? { also } : {}),
      ...(typed?.length ? { typed } : {}),
    };
  });
}

/** Gives a space a name in a language; an empty one takes it away. */
export function nameSpaceIn(variant: Variant, id: string, language: string, name: string): Variant {
  const known = variant.spaces.find((space) => space.id === id)?.names ?? {};
  const others = Object.entries(known).filter(([one]) => one !== language);
  const names = Object.fromEntries(name === '' ? others : [...others, [language, name]]);
  return nameSpace(variant, id, { names });
}

/**
 * Makes a space land, coast or water. Borders that no unit could use any longer are removed on both sides; land without
 * a shore and water have no coasts.
 */
export function setKind(variant: Variant, id: string, kind: SpaceDefinition['kind']): Variant {
  const whole = kind === 'coastal' ? variant : setCoasts(variant, id, []);
  const closed = kind === 'inland' ? 'fleet' : kind === 'water' ? 'army' : null;
  const open = withSpace(whole, id, (space) => ({ ...space, kind }));
  if (closed === null) return open;
  const without = (ids: readonly LocationId[]) => ids.filter((to) => spaceOf(to) !== id);
  return withSpaces(open, (space) => {
    if (space.id === id) return { ...space, [closed]: [] };
    if (closed === 'army') return { ...space, army: without(space.army) };
    return {
      ...space,
      fleet: without(space.fleet),
      ...(space.coasts !== undefined && {
        coasts: space.coasts.map((coast) => ({ ...coast, fleet: without(coast.fleet) })),
      }),
    };
  });
}

/**
 * Gives a space these coasts. The borders and units of coasts that go are those of the first that stays, or of the space
 * itself; a space that had none gives its own to the first.
 */
export function setCoasts(variant: Variant, id: string, wanted: readonly Coast[]): Variant {
  const space = variant.spaces.find((one) => one.id === id);
  if (space === undefined) return variant;
  const ids = COASTS.filter((coast) => wanted.includes(coast)).map((coast) => `${id}/${coast}`);
  const [first = id] = ids;
  const known = space.coasts ?? [];
  if (known.length === ids.length && known.every((coast) => ids.includes(coast.id))) return variant;
  const homeless = [...space.fleet, ...known.flatMap((coast) => (ids.includes(coast.id) ? [] : coast.fleet))];
  const made = ids.map((coast): CoastDefinition => {
    const old = known.find((one) => one.id === coast);
    const fleet = coast === first ? [...(old?.fleet ?? []), ...homeless] : (old?.fleet ?? []);
    const names = old ?? { name: coastName(space.name, coast) };
    return { ...names, id: coast, fleet: [...new Set(fleet)] };
  });
  const { coasts: _, ...bare } = space;
  const changed: SpaceDefinition = {
    ...bare,
    fleet: ids.length === 0 ? [...new Set(homeless)] : [],
    ...(ids.length > 0 && { coasts: made }),
  };
  // An army stands in the space itself, and so does an owner.
  const isBerth = (location: LocationId) => location.includes('/') && spaceOf(location) === id;
  const move = (location: LocationId) => (isBerth(location) && !ids.includes(location) ? first : location);
  const placed = withLocations(
    withSpace(variant, id, () => changed),
    move,
  );
  const ownFleets = (at: LocationId) => (at === id ? first : at);
  const berthed = withSpaces(placed, (one) =>
    one.id === id
      ? one
      : {
          ...one,
          fleet: [...new Set(one.fleet.map(ownFleets))],
          ...(one.coasts !== undefined && {
            coasts: one.coasts.map((coast) => ({
              ...coast,
              fleet: [...new Set(coast.fleet.map(ownFleets))],
            })),
          }),
        },
  );
  return {
    ...berthed,
    powers: berthed.powers.map((power) => ({
      ...power,
      units: power.units.map((unit) =>
        unit.kind === 'fleet' ? { ...unit, at: ownFleets(unit.at) } : { ...unit, at: armyPlace(unit.at, id) },
      ),
    })),
  };
}

function armyPlace(at: LocationId, id: string): LocationId {
  return spaceOf(at) === id ? id : at;
}

function coastName(name: string, id: LocationId): string {
  const words = ` (${COAST_NAMES[(id.split('/')[1] ?? 'nc') as Coast]})`;
  return `${name.slice(0, LIMITS.name - words.length).trim()}${words}`;
}

/** Opens or closes a border for armies or fleets, in both directions. Locations of fleets may be coasts. */
export function setBorder(
  variant: Variant,
  kind: BorderKind,
  between: readonly [LocationId, LocationId],
  isOpen: boolean,
): Variant {
  const [one, other] = between;
  if (spaceOf(one) === spaceOf(other)) return variant;
  const to = (at: LocationId) => (at === one ? other : at === other ? one : null);
  const change = (at: LocationId, ids: readonly LocationId[]) => {
    const goal = to(at);
    if (goal === null || ids.includes(goal) === isOpen) return ids;
    return isOpen ? inserted(ids, goal) : ids.filter((id) => id !== goal);
  };
  return withSpaces(variant, (space) => {
    if (kind === 'army') return { ...space, army: change(space.id, space.army) };
    return {
      ...space,
      fleet: change(space.id, space.fleet),
      ...(space.coasts !== undefined && {
        coasts: space.coasts.map((coast) => ({ ...coast, fleet: change(coast.id, coast.fleet) })),
      }),
    };
  });
}

/** Before the first that comes later in the alphabet, so that lists in order stay in order. */
function inserted(ids: readonly LocationId[], id: LocationId): readonly LocationId[] {
  const later = ids.findIndex((one) => one > id);
  return later < 0 ? [...ids, id] : [...ids.slice(0, later), id, ...ids.slice(later)];
}

/** Makes a space a centre, or no longer one: then nobody owns it. */
export function setCentre(variant: Variant, id: string, centre: boolean): Variant {
  const marked = withSpace(variant, id, (space) => ({ ...space, centre }));
  return centre ? marked : setOwner(marked, id, null);
}

/** Gives a space to a power as a home, by its number among the powers, and makes it a centre; null for nobody. */
export function setOwner(variant: Variant, id: string, owner: number | null): Variant {
  const powers = variant.powers.map((power, at) => {
    if (at === owner)
      return power.homes.includes(id) ? power : { ...power, homes: inserted(power.homes, id) };
    return power.homes.includes(id) ? { ...power, homes: power.homes.filter((home) => home !== id) } : power;
  });
  const owned = { ...variant, powers };
  return owner === null ? owned : withSpace(owned, id, (space) => ({ ...space, centre: true }));
}

/** Places a point of a space on the drawing; null for the usual place of a centre's mark or of a coast's fleets. */
export function setAnchor(variant: Variant, id: string, anchor: Anchor, to: Point | null): Variant {
  const { drawing } = variant;
  if (drawing === undefined) return variant;
  const spaces = drawing.spaces.map((shape) => {
    if (shape.id !== id) return shape;
    if (anchor === 'unit' || anchor === 'label') return to === null ? shape : { ...shape, [anchor]: to };
    if (anchor === 'centre') {
      const { centre: _, ...rest } = shape;
      return to === null ? rest : { ...rest, centre: to };
    }
    const { coasts = {}, ...rest } = shape;
    const left = Object.entries(coasts).filter(([coast]) => coast !== anchor);
    const all = to === null ? left : [...left, [anchor, to] as const];
    return all.length === 0 ? rest : { ...rest, coasts: Object.fromEntries(all) };
  });
  return { ...variant, drawing: { ...drawing, spaces } };
}

/** Takes a space out of the map, with every mention of it. A map keeps two spaces. */
export function removeSpace(variant: Variant, id: string): Variant {
  if (variant.spaces.length <= 2) return variant;
  const without = { ...variant, spaces: variant.spaces.filter((space) => space.id !== id) };
  return withLocations(without, (location) => (spaceOf(location) === id ? null : location));
}
