import {
  badBorder,
  formProblems,
  markupProblems,
  nameTwice,
  oneWay,
  problem,
  sameSeatColours,
  sizeProblems,
  twice,
  unknownPlaces,
  type VariantProblem,
} from '../../core/variant-checks';
import { drawingProblems } from '../../drawing/problems';
import { fault } from '../../fault';
import { lookOf } from '../faction-looks';
import { TURRETONS } from '../types';
import {
  type Definition,
  type MapDefinition,
  type SpaceDefinition,
  type Variant,
  withMap,
} from './definition';
import { plain } from './plain-name';
import { formFor, LIMITS } from './schema';

/**
 * Everything that is wrong with a variant file: with its form, or else with what it says.
 * @param map the map that `"map": "ny2047"` means
 */
export function variantProblems(written: unknown, map: MapDefinition): readonly VariantProblem[] {
  const read = formFor(written).safeParse(written);
  if (!read.success) return formProblems(read.error);
  const tooLarge = sizeProblems(written, LIMITS.size);
  if (tooLarge.length > 0) return tooLarge;
  const variant = withMap(read.data as Definition, map);
  const dangling = danglingNames(variant);
  return [
    ...dangling,
    ...nameTwice(variant.spaces, plain),
    ...factionProblems(variant),
    ...turretonProblems(variant),
    ...borderProblems(variant),
    // What can be reached is only asked of a map whose borders lead somewhere.
    ...(dangling.length === 0 ? reachProblems(variant) : []),
    ...starProblems(variant),
    ...sameSeatColours(variant.factions, 'factions'),
    ...lookProblems(variant),
    ...drawingProblems(variant.drawing, variant.spaces),
    ...markupProblems(written),
  ];
}

function byId({ spaces }: Variant): ReadonlyMap<string, SpaceDefinition> {
  return new Map(spaces.map((space) => [space.id, space]));
}

function danglingNames({ spaces, factions, turretons }: Variant): readonly VariantProblem[] {
  const known = new Set(spaces.map(({ id }) => id));
  return [
    ...spaces.flatMap(({ adj }, at) => unknownPlaces(known, adj, ['spaces', at, 'adj'])),
    ...unknownPlaces(
      known,
      factions.map(({ home }) => home),
      ['factions'],
    ),
    ...unknownPlaces(
      known,
      TURRETONS.map((name) => turretons[name]),
      ['turretons'],
    ),
  ];
}

/** 1.4 Each faction once, at a land star of its own. */
function factionProblems(variant: Variant): readonly VariantProblem[] {
  const spaces = byId(variant);
  return variant.factions.flatMap(({ id, name, home }, at) => {
    const before = variant.factions.slice(0, at);
    const base = spaces.get(home);
    const field = ['factions', at, 'home'];
    return [
      ...(before.some((one) => one.id === id) ? [twice(['factions', at, 'id'], name)] : []),
      ...(before.some((one) => one.home === home)
        ? [problem('shared-home', field, fault('variant.sharedBase', { id: home }))]
        : []),
      ...(base !== undefined && !(base.star && base.kind === 'land')
        ? [problem('no-star', field, fault('variant.noStar', { id: home }))]
        : []),
    ];
  });
}

/** Pages know a faction by its id, and show it under its own name and in its own colour. */
function lookProblems({ factions }: Variant): readonly VariantProblem[] {
  return factions.flatMap((faction, at) => {
    const { name, title, colour: seatColour } = lookOf(faction.id);
    return Object.entries({ name, title, seatColour }).flatMap(([field, value]) =>
      faction[field as keyof typeof faction] === value
        ? []
        : [problem('other-look', ['factions', at, field], fault('variant.otherLook', { value }))],
    );
  });
}

/** 9.1 Each Turreton stands in water of its own. */
function turretonProblems(variant: Variant): readonly VariantProblem[] {
  const spaces = byId(variant);
  return TURRETONS.flatMap((name, at) => {
    const id = variant.turretons[name];
    const isShared = TURRETONS.slice(0, at).some((other) => variant.turretons[other] === id);
    return spaces.get(id)?.kind === 'land' || isShared
      ? [problem('bad-turreton', ['turretons', name], fault('variant.badTurreton', { id }))]
      : [];
  });
}

/** 1.2 Borders lead to another space, and back. */
function borderProblems(variant: Variant): readonly VariantProblem[] {
  const spaces = byId(variant);
  return variant.spaces.flatMap(({ id, adj }, at) =>
    adj.flatMap((other, index) => {
      const path = ['spaces', at, 'adj', index];
      if (other === id || adj.indexOf(other) < index) return [badBorder(path, id, other)];
      const next = spaces.get(other);
      return next === undefined || next.adj.includes(id) ? [] : [oneWay(path, id, other)];
    }),
  );
}

/** Stars and Turretons that no unit can reach from where factions begin, and units that can never move. */
function reachProblems(variant: Variant): readonly VariantProblem[] {
  const spaces = byId(variant);
  const reached = new Set(variant.factions.map(({ home }) => home));
  for (const id of reached) for (const next of spaces.get(id)?.adj ?? []) reached.add(next);
  const lonely = ({ id, star }: SpaceDefinition) =>
    (star || Object.values(variant.turretons).includes(id)) && !reached.has(id);
  return [
    ...variant.spaces.flatMap((space, at) =>
      lonely(space)
        ? [problem('lonely-star', ['spaces', at], fault('variant.lonelyStar', { id: space.id }))]
        : [],
    ),
    ...variant.factions.flatMap(({ home }, at) =>
      spaces.get(home)?.adj.length === 0
        ? [problem('stuck-unit', ['factions', at, 'home'], fault('variant.stuckUnit', { id: home }))]
        : [],
    ),
  ];
}

/** 14.1 Somebody can win, and nobody has won before the first turn. */
function starProblems({ spaces, starsToWin }: Variant): readonly VariantProblem[] {
  const most = spaces.filter(({ star }) => star).length;
  return starsToWin > most || starsToWin < 2
    ? [problem('stars-to-win', ['starsToWin'], fault('variant.starsToWin', { least: 2, most }))]
    : [];
}
