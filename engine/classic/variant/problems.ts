import { onlyLetters } from '../../core/only-letters';
import {
  badBorder,
  formProblems,
  markupProblems,
  nameTwice,
  oneWay,
  type Path,
  problem,
  sameSeatColours,
  sizeProblems,
  twice,
  unknownPlaces as unknown,
  type VariantProblem,
} from '../../core/variant-checks';
import { drawingProblems } from '../../drawing/problems';
import { fault } from '../../fault';
import type { Message } from '../../game/message';
import { SIGHTS, seenDifference } from './colours';
import { type Definition, type SpaceDefinition, type StartUnit, type Variant, withMap } from './definition';
import { byId, type MapFacts, mapFacts } from './reach';
import { formFor, LIMITS } from './schema';

export type { VariantProblem } from '../../core/variant-checks';

/** Colours nearer than this are hard to tell apart; those of Classic are at least 0.09 apart. */
const LEAST_DIFFERENCE = 0.08;

/**
 * Everything that is wrong with a variant file: with its form, or else with what it says.
 * @param classic the variant whose map `"map": "classic"` means
 */
export function variantProblems(written: unknown, classic: Variant): readonly VariantProblem[] {
  const read = formFor(written).safeParse(written);
  if (!read.success) return formProblems(read.error);
  const tooLarge = sizeProblems(written, LIMITS.size);
  if (tooLarge.length > 0) return tooLarge;
  const definition: Definition = read.data;
  const variant = withMap(definition, classic);
  const own = 'map' in definition ? [] : [...spaceProblems(variant), ...nameProblems(variant)];
  const dangling = [...own, ...powerProblems(variant)];
  // What can be reached is only asked of a map whose borders lead somewhere.
  const isWhole = dangling.every(({ code }) => code !== 'unknown-place');
  return [
    ...dangling,
    ...(isWhole ? [...borderProblems(variant), ...reachProblems(variant)] : []),
    ...colourProblems(variant),
    ...drawingProblems(variant.drawing, variant.spaces),
    ...markupProblems(written),
  ];
}

/** The locations of a map: its spaces, and their coasts. */
function placesOf({ spaces }: Variant): ReadonlySet<string> {
  return new Set(spaces.flatMap(({ id, coasts = [] }) => [id, ...coasts.map((coast) => coast.id)]));
}

function spaceProblems(variant: Variant): readonly VariantProblem[] {
  const known = placesOf(variant);
  const ids = new Set(variant.spaces.map(({ id }) => id));
  return variant.spaces.flatMap((space, at) => {
    const path: Path = ['spaces', at];
    const { coasts = [] } = space;
    return [
      ...unknown(ids, space.army, [...path, 'army']),
      ...unknown(known, space.fleet, [...path, 'fleet']),
      ...coasts.flatMap(({ fleet }, coast) => unknown(known, fleet, [...path, 'coasts', coast, 'fleet'])),
      ...coastProblems(space, path),
    ];
  });
}

/** A space with coasts has two or more of its own, and no other place for a fleet. */
function coastProblems({ id, kind, fleet, coasts }: SpaceDefinition, path: Path): readonly VariantProblem[] {
  if (coasts === undefined) return [];
  const say = fault('variant.badCoasts', { id });
  const isOwn = coasts.every((coast) => coast.id.startsWith(`${id}/`));
  const isSound = isOwn && kind === 'coastal' && fleet.length === 0 && coasts.length > 1;
  return isSound && new Set(coasts.map((coast) => coast.id)).size === coasts.length
    ? []
    : [problem('bad-coasts', [...path, 'coasts'], say)];
}

function nameProblems({ spaces, unclear = {} }: Variant): readonly VariantProblem[] {
  const known = new Set(spaces.map(({ id }) => id));
  return [
    ...nameTwice(spaces, onlyLetters),
    ...Object.entries(unclear).flatMap(([code, places]) => unknown(known, places, ['unclear', code])),
  ];
}

function powerProblems(variant: Variant): readonly VariantProblem[] {
  const { powers, spaces, builds, centresToWin, firstYear, yearsApart = 1 } = variant;
  const places = placesOf(variant);
  const byOwnId = byId(variant);
  const known = new Set(spaces.map(({ id }) => id));
  const owners = new Map<string, string>();
  const standing = new Set<string>();
  const names = new Set<string>();
  const centres = spaces.filter(({ centre }) => centre);
  const most = Math.max(...powers.map(({ homes }) => homes.length));
  return [
    ...powers.flatMap((power, at): readonly VariantProblem[] => {
      const path: Path = ['powers', at];
      const { id, name, homes, units } = power;
      const isTwice = [id, name].some((one) => names.has(onlyLetters(one)));
      for (const one of [id, name]) names.add(onlyLetters(one));
      const none = builds === 'chaos' ? units.length > 0 : units.length === 0;
      return [
        ...(isTwice ? [twice([...path, 'name'], name)] : []),
        ...(homes.length === 0
          ? [problem('no-home', [...path, 'homes'], fault('variant.noHome', { name }))]
          : []),
        ...(none
          ? [
              problem(
                builds === 'chaos' ? 'early-units' : 'no-units',
                [...path, 'units'],
                unitsFault(builds, name),
              ),
            ]
          : []),
        ...unknown(known, homes, [...path, 'homes']),
        ...homes.flatMap((home, index) => {
          const isShared = owners.has(home);
          owners.set(home, id);
          const field = [...path, 'homes', index];
          if (isShared) return [problem('shared-home', field, fault('variant.sharedHome', { id: home }))];
          return byOwnId.get(home)?.centre === false
            ? [problem('no-centre', field, fault('variant.noCentre', { id: home }))]
            : [];
        }),
        ...unknown(
          places,
          units.map((unit) => unit.at),
          [...path, 'units'],
        ),
        ...units.flatMap((unit, index) => unitProblems(variant, unit, standing, [...path, 'units', index])),
      ];
    }),
    ...(builds === 'chaos' && centres.some(({ id }) => !owners.has(id))
      ? [problem('neutral-centre', ['powers'], fault('variant.neutralCentre'))]
      : []),
    ...(builds === 'chaos' && firstYear < yearsApart
      ? [problem('early-year', ['firstYear'], fault('variant.earlyYear', { least: yearsApart }))]
      : []),
    ...(centresToWin > centres.length || centresToWin <= most
      ? [
          problem(
            'centres-to-win',
            ['centresToWin'],
            fault('variant.centresToWin', { most: centres.length, least: most + 1 }),
          ),
        ]
      : []),
  ];
}

function unitsFault(builds: Variant['builds'], name: string): Message {
  return builds === 'chaos' ? fault('variant.earlyUnits', { name }) : fault('variant.noUnits', { name });
}

/** 1.5, 3.1 Armies on land, fleets on water or on one coast, one unit in a space. */
function unitProblems(
  variant: Variant,
  { kind, at }: StartUnit,
  standing: Set<string>,
  path: Path,
): readonly VariantProblem[] {
  const [id = '', coast] = at.split('/');
  const space = byId(variant).get(id);
  if (space === undefined) return [];
  const hasCoasts = (space.coasts ?? []).length > 0;
  const fits =
    kind === 'army'
      ? space.kind !== 'water' && coast === undefined
      : space.kind !== 'inland' && hasCoasts === (coast !== undefined);
  const isShared = standing.has(id);
  standing.add(id);
  return [
    ...(fits ? [] : [problem('bad-place', path, fault('variant.badPlace', { id: at }))]),
    ...(isShared ? [problem('shared-place', path, fault('variant.sharedPlace', { id }))] : []),
  ];
}

/** Borders are of the right kind, and lead back. */
function borderProblems(variant: Variant): readonly VariantProblem[] {
  const spaces = byId(variant);
  const fleetTo = new Map(
    variant.spaces.flatMap(({ id, fleet, coasts = [] }) => [
      [id, fleet] as const,
      ...coasts.map((coast) => [coast.id, coast.fleet] as const),
    ]),
  );
  const check = (from: string, to: string, path: Path, isFleet: boolean): readonly VariantProblem[] => {
    const [one = '', other = ''] = [from, to].map((id) => id.split('/')[0] ?? '');
    const [start, goal] = [spaces.get(one), spaces.get(other)];
    const closed = isFleet ? 'inland' : 'water';
    const isCoastless = isFleet && !to.includes('/') && (goal?.coasts ?? []).length > 0;
    if (one === other || start?.kind === closed || goal?.kind === closed || isCoastless)
      return [badBorder(path, from, to)];
    const back = isFleet ? fleetTo.get(to) : goal?.army;
    return back?.includes(from) ? [] : [oneWay(path, from, to)];
  };
  return variant.spaces.flatMap(({ id, army, fleet, coasts = [] }, at) => [
    ...army.flatMap((to, index) => check(id, to, ['spaces', at, 'army', index], false)),
    ...fleet.flatMap((to, index) => check(id, to, ['spaces', at, 'fleet', index], true)),
    ...coasts.flatMap((coast, number) =>
      coast.fleet.flatMap((to, index) =>
        check(coast.id, to, ['spaces', at, 'coasts', number, 'fleet', index], true),
      ),
    ),
  ]);
}

/** Coasts that no fleet reaches, centres that nobody reaches, units that never move. */
function reachProblems(variant: Variant): readonly VariantProblem[] {
  const facts: MapFacts = mapFacts(variant);
  return [
    ...variant.spaces.flatMap(({ id, centre, coasts = [] }, at): readonly VariantProblem[] => [
      ...coasts.flatMap((coast, number) =>
        facts.byFleet.has(coast.id)
          ? []
          : [
              problem(
                'lonely-coast',
                ['spaces', at, 'coasts', number],
                fault('variant.lonelyCoast', { id: coast.id }),
              ),
            ],
      ),
      ...(centre && !facts.reached.has(id)
        ? [problem('lonely-centre', ['spaces', at], fault('variant.lonelyCentre', { id }))]
        : []),
    ]),
    ...variant.powers.flatMap(({ units }, at) =>
      units.flatMap(({ kind, at: id }, number) =>
        facts.canMove(kind, id)
          ? []
          : [problem('stuck-unit', ['powers', at, 'units', number], fault('variant.stuckUnit', { id }))],
      ),
    ),
  ];
}

function colourProblems({ powers }: Variant): readonly VariantProblem[] {
  const closeColours = powers.flatMap((one, at) =>
    powers.slice(0, at).flatMap((other): readonly VariantProblem[] => {
      const names = { name: one.name, other: other.name };
      const sight = SIGHTS.find((seen) => seenDifference(one.colour, other.colour, seen) < LEAST_DIFFERENCE);
      return sight === undefined
        ? []
        : [
            problem(
              'close-colours',
              ['powers', at, 'colour'],
              sight === 'usual'
                ? fault('variant.closeColours', names)
                : fault('variant.closeColoursTo', { ...names, sight }),
            ),
          ];
    }),
  );
  return [...sameSeatColours(powers, 'powers'), ...closeColours];
}
