import type { Kind } from '../../../../engine/classic/types';
import type { Definition, Variant } from '../../../../engine/classic/variant/definition';
import { setUnit, unitIn } from '../../../../engine/classic/variant/edits/powers';
import { setBorder, setOwner } from '../../../../engine/classic/variant/edits/spaces';

/** What a tap on the drawing does. */
export const TOOLS = ['select', 'army', 'fleet', 'owner', 'unit', 'points'] as const;
export type Tool = (typeof TOOLS)[number];

/** The power and the kind of unit that a tap places. */
export interface Brush {
  readonly power: number;
  readonly kind: Kind;
}

/** Where a fleet of a space can be: its coasts, or the space itself. */
export function berthsOf({ spaces }: Variant, id: string): readonly string[] {
  const coasts = spaces.find((space) => space.id === id)?.coasts ?? [];
  return coasts.length > 0 ? coasts.map((coast) => coast.id) : [id];
}

/** The locations that an army or a fleet can reach from a location. */
export function goalsOf({ spaces }: Variant, kind: Kind, from: string): readonly string[] {
  for (const space of spaces) {
    if (space.id === from) return space[kind];
    const coast = space.coasts?.find(({ id }) => id === from);
    if (coast !== undefined) return kind === 'fleet' ? coast.fleet : [];
  }
  return [];
}

/** Opens the border of two spaces, or closes it where it is open; for fleets on any of their coasts. */
export function toggledBorder(variant: Variant, kind: Kind, one: string, other: string): Variant {
  const [from, to] = kind === 'army' ? [[one], [other]] : [berthsOf(variant, one), berthsOf(variant, other)];
  const open = from.flatMap((start) =>
    goalsOf(variant, kind, start)
      .filter((goal) => to.includes(goal))
      .map((goal) => [start, goal] as const),
  );
  if (open.length > 0) return open.reduce((so, between) => setBorder(so, kind, between, false), variant);
  return setBorder(variant, kind, [from[0] ?? one, to[0] ?? other], true);
}

/** Gives a centre to the power of the brush, or to nobody where it has it. */
export function toggledOwner(definition: Definition, space: string, { power }: Brush): Definition {
  const isOwn = definition.powers[power]?.homes.includes(space) === true;
  return setOwnerOn(definition, space, isOwn ? null : power);
}

/** An owner of a space; on the map of Classic, whose centres are where they are, only of a centre. */
export function setOwnerOn(definition: Definition, space: string, owner: number | null): Definition {
  if (!('map' in definition)) return setOwner(definition, space, owner);
  const { powers } = setOwner({ ...definition, spaces: [] } as unknown as Variant, space, owner);
  return { ...definition, powers };
}

/** Places the unit of the brush in a space, or takes it away where it stands. */
export function toggledUnit(
  definition: Definition,
  berths: readonly string[],
  space: string,
  brush: Brush,
): Definition {
  const there = unitIn(definition, space);
  const isSame = there?.power === brush.power && there.kind === brush.kind;
  const at = brush.kind === 'army' ? space : (berths[0] ?? space);
  return setUnit(definition, at, isSame ? null : brush);
}
