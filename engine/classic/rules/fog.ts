import { sees } from '../../core/sees';
import { shuffled } from '../../core/shuffled';
import type { StepResult, Verdict, Viewer } from '../../game';
import type { Random } from '../../random';
import { type Atlas, distance, type Province, type Side } from '../data/atlas';
import type { Event, LocationId, Phase, Position, Power, ProvinceId, Unit } from '../types';
import { type Entry, fieldsOf, readList } from './read-orders';
import { sortedUnits } from './retreats';
import { centresOf } from './tally';
import { type WorkingCopy, workingCopyOf } from './working-copy';

type Sight = ReadonlySet<ProvinceId>;

/**
 * Fog of war: the part of a position that a viewer may see. A player sees the provinces of their own units and centres,
 * and those next to them. Everybody sees the owners of centres. A game that is over hides nothing, and nothing is hidden
 * from moderators who do not play.
 */
export function viewInFog(atlas: Atlas, position: Position, viewer: Viewer): Position {
  if (isOpen(position, viewer)) return position;
  const sight = sightOf(atlas, viewer, placesOf(position, viewer), position.centres);
  const inSight = (at: LocationId) => sight.has(atlas.provinceOf(at).id);
  return {
    ...position,
    units: position.units.filter(({ at }) => inSight(at)),
    dislodged: position.dislodged.flatMap((unit) => {
      if (sees(viewer, unit.power)) return [unit];
      if (!inSight(unit.at) || !inSight(unit.by)) return [];
      return [{ ...unit, options: unit.options.filter(inSight) }];
    }),
    fog: {
      viewer: viewer.kind === 'seat' ? viewer.seat : null,
      outOfSight: atlas.provinces.flatMap(({ id }) => (sight.has(id) ? [] : [id])),
    },
  };
}

/**
 * The part of a step's result that a viewer may see in fog of war. An order of another power is shown if every province
 * that it names was in sight before the step; an event, if its provinces were in sight before or after it. Refused
 * orders are shown to their seat alone.
 */
export function resultInFog(
  atlas: Atlas,
  result: StepResult<Position>,
  viewer: Viewer,
): StepResult<Position> {
  const { position } = result;
  if (isOpen(position, viewer)) return result;
  const events = result.events as readonly Event[];
  const before = sightOf(
    atlas,
    viewer,
    placesBefore(position, events, viewer),
    centresBefore(position, events),
  );
  const after = sightOf(atlas, viewer, placesOf(position, viewer), position.centres);
  const seen: Sight = new Set([...before, ...after]);
  return {
    ...result,
    position: viewInFog(atlas, position, viewer),
    orders: result.orders.flatMap((verdict) => verdictInFog(atlas, verdict, viewer, before)),
    events: events.flatMap((event) => eventInFog(atlas, event, viewer, seen)),
  };
}

/**
 * Reads a power's list as `readList` does, where its orders may name only units that the power sees: a refusal tells
 * nothing that the power does not know.
 */
export function readListInFog(
  copy: WorkingCopy,
  side: Side,
  list: readonly unknown[],
  isOut: boolean,
): Entry[] {
  const { atlas, position } = copy;
  const viewer: Viewer = { kind: 'seat', seat: atlas.powerOf(side) };
  const entries = readList(workingCopyOf(atlas, viewInFog(atlas, position, viewer)), side, list, isOut);
  const accepted = entries.flatMap(({ order, refusal }) => (refusal === null ? [order] : []));
  const given = readList(copy, side, accepted, isOut).values();
  return entries.map((entry) => (entry.refusal === null ? (given.next().value ?? entry) : entry));
}

/**
 * A whole position with this view: as many units as each other power has centres for stand where the viewer sees nothing,
 * as near to those centres as there is room. A view that hides nothing is whole already.
 */
export function dealUnseen(atlas: Atlas, view: Position, random: Random): Position {
  const { fog, ...known } = view;
  if (fog === undefined) return view;
  const free = new Set(shuffled(fog.outOfSight.map(atlas.provinceOf), random));
  const counts = centresOf(view);
  const dealt: Unit[] = [];
  const others = view.seats.filter((power) => power !== fog.viewer);
  for (const power of shuffled(others, random)) {
    const owned = atlas.centres.filter(({ id }) => view.centres[id] === power);
    const away = (province: Province) => Math.min(...owned.map((centre) => distance(centre, province)));
    const shown = [...view.units, ...view.dislodged].filter((unit) => unit.power === power).length;
    const hidden = Math.max(0, (counts[power] ?? 0) - shown);
    for (const province of [...free].sort((one, other) => away(one) - away(other)).slice(0, hidden)) {
      free.delete(province);
      dealt.push(unitIn(province, power));
    }
  }
  return { ...known, units: sortedUnits(atlas, [...view.units, ...dealt]) };
}

function unitIn({ kind, id, berths }: Province, power: Power): Unit {
  return kind === 'water'
    ? { power, kind: 'fleet', at: berths[0]?.id ?? id }
    : { power, kind: 'army', at: id };
}

function isOpen({ outcome }: Position, viewer: Viewer): boolean {
  return outcome !== null || viewer.kind === 'moderator';
}

/** The provinces in which the viewer has units, on the board or dislodged. */
function placesOf({ units, dislodged }: Position, viewer: Viewer): readonly LocationId[] {
  return [...units, ...dislodged].flatMap(({ power, at }) => (sees(viewer, power) ? [at] : []));
}

/** The same before the step, by its events. */
function placesBefore(position: Position, events: readonly Event[], viewer: Viewer): readonly LocationId[] {
  const places = new Set(placesOf(position, viewer));
  const own = events.filter((event) => 'power' in event && sees(viewer, event.power));
  for (const event of own) {
    if (event.type === 'moved' || event.type === 'retreated') places.delete(event.to);
    if (event.type === 'built') places.delete(event.at);
  }
  for (const event of own) {
    if (event.type === 'moved' || event.type === 'retreated') places.add(event.from);
    if (event.type === 'disbanded' || event.type === 'dislodged') places.add(event.at);
  }
  return [...places];
}

function centresBefore(position: Position, events: readonly Event[]): Position['centres'] {
  const centres: Record<ProvinceId, Power> = { ...position.centres };
  for (const event of events) {
    if (event.type !== 'centre') continue;
    if (event.from === null) delete centres[event.at];
    else centres[event.at] = event.from;
  }
  return centres;
}

/** The provinces of these places and of the viewer's centres, and those next to them. */
function sightOf(
  { provinces, provinceOf }: Atlas,
  viewer: Viewer,
  places: readonly LocationId[],
  centres: Position['centres'],
): Sight {
  const held = new Set(places.map((at) => provinceOf(at)));
  for (const province of provinces) {
    const owner = centres[province.id];
    if (owner !== undefined && sees(viewer, owner)) held.add(province);
  }
  return new Set([...held].flatMap((province) => [province.id, ...province.adj.map(({ id }) => id)]));
}

function verdictInFog(atlas: Atlas, verdict: Verdict, viewer: Viewer, before: Sight): readonly Verdict[] {
  if (sees(viewer, verdict.seat)) return [verdict];
  if (verdict.result === 'rejected') return [];
  const named = provincesNamed(atlas, verdict.order);
  if (named === null || !named.every((id) => before.has(id))) return [];
  const { by, ...rest } = verdict;
  const seen = by?.filter((id) => before.has(id)) ?? [];
  return [seen.length === 0 ? rest : { ...rest, by: seen }];
}

const PHASES_OF_ORDERS: readonly Phase[] = ['orders', 'retreats', 'adjustments'];

/** The provinces that an order names, typed or as fields; null if it cannot be read. */
function provincesNamed(atlas: Atlas, order: unknown): readonly ProvinceId[] | null {
  for (const phase of PHASES_OF_ORDERS) {
    const fields = fieldsOf(atlas, { phase }, order);
    if (typeof fields === 'string') continue;
    const places = [fields.unit, fields.at, fields.from, fields.to].map(atlas.findLocation);
    return places.flatMap((place) => (place === undefined ? [] : [place.province.id]));
  }
  return null;
}

function eventInFog(atlas: Atlas, event: Event, viewer: Viewer, seen: Sight): readonly Event[] {
  const inSight = (at: LocationId) => seen.has(atlas.provinceOf(at).id);
  switch (event.type) {
    case 'moved':
    case 'retreated':
      return sees(viewer, event.power) || (inSight(event.from) && inSight(event.to)) ? [event] : [];
    case 'dislodged':
      if (sees(viewer, event.power)) return [event];
      return inSight(event.at) && inSight(event.by)
        ? [{ ...event, options: event.options.filter(inSight) }]
        : [];
    case 'disbanded':
    case 'built':
      return sees(viewer, event.power) || inSight(event.at) ? [event] : [];
    case 'standoff':
      return inSight(event.at) ? [{ ...event, from: event.from.filter(inSight) }] : [];
    case 'paradox': {
      const at = event.at.filter(inSight);
      return at.length === 0 ? [] : [{ ...event, at }];
    }
    case 'centre':
    case 'eliminated':
    case 'year-end':
    case 'adjustment':
    case 'outcome':
      return [event];
  }
}
