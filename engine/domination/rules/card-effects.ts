import type { SeatId } from '../../game';
import type { ActionsTextId, AreasTextId, PlainTextId, TargetTextId } from '../card-ids';
import { AREA_IDS, areaOf, type ResourceId } from '../data/map';
import type { TextOrder } from '../orders/order-types';
import type { AreaId } from '../types';
import { playBioWeapons } from './bio-weapons';
import {
  areRivals,
  isStorm,
  isWithinStrength,
  MOST_INSURGENTS,
  mostShown,
  outOfSupply,
  regionOf,
  regionsLed,
  regionsWithForces,
  strugglingForces,
  strugglingLand,
  surrendering,
} from './choices';
import { areasOf, areasWhere, doPoint, putForce, reduceAt, removeAt } from './forces';
import { NO_FOG, type Play, playIf, UNFIT } from './play';
import { arePointsAllowed } from './points';
import { seatAt, type WorkingCopy } from './working-copy';

/** Section 7 The effect of a card's text in a turn of its player. */
export function playText(copy: WorkingCopy, seat: SeatId, order: TextOrder): Play {
  if ('actions' in order) {
    const { card, actions } = order;
    return playIf(arePointsAllowed(copy.position.forces, seat, card satisfies ActionsTextId, actions), () => {
      for (const point of actions) doPoint(copy, seat, point);
    });
  }
  if ('areas' in order) return TEXTS_WITH_AREAS[order.card](copy, seat, order.areas);
  if ('target' in order) return { effect: () => TEXTS_WITH_TARGET[order.card](copy, seat, order.target) };
  if (order.card === 'domination') return { refusal: '7.1' };
  if (order.card === 'fog_of_war') return NO_FOG;
  const { card } = order;
  return { effect: () => PLAIN_TEXTS[card](copy, seat) };
}

type PlainText = (copy: WorkingCopy, seat: SeatId) => void;
const PLAIN_TEXTS: { readonly [Id in Exclude<PlainTextId, 'fog_of_war'>]: PlainText } = {
  agricultural_control: controlOf('agriculture', 'agricultural_control'),
  communications_control: controlOf('communications', 'communications_control'),
  manufacturing_control: controlOf('manufacturing', 'manufacturing_control'),
  ore_control: controlOf('ore', 'ore_control'),
  petroleum_control: controlOf('petroleum', 'petroleum_control'),
  technology_control: controlOf('technology', 'technology_control'),
  // 7.22 Every Struggling Force is removed.
  nuclear_winter: (copy, seat) => {
    for (const area of areasWhere(copy.position.forces, ({ full }) => !full)) removeAt(copy, seat, area);
  },
  // 7.24 1 VP for each region with a Full land Force.
  propaganda_war: (copy, seat) =>
    gain(copy, seat, 'propaganda_war', regionsLed(copy.position.forces, seat).length),
  // 7.28 Every Full Force becomes Struggling.
  tactical_nukes: (copy, seat) => {
    for (const area of areasWhere(copy.position.forces, ({ full }) => full)) reduceAt(copy, seat, area);
  },
};

/** 7.12 1 VP for each area of a resource. */
function controlOf(resource: ResourceId, card: PlainTextId): PlainText {
  return (copy, seat) => {
    const areas = areasOf(copy.position.forces, seat);
    gain(copy, seat, card, areas.filter((area) => areaOf(area).resource === resource).length);
  };
}

/** 7.7 VP of a text count at once. */
function gain(copy: WorkingCopy, seat: SeatId, card: PlainTextId, points: number): void {
  const own = seatAt(copy, seat);
  own.vp += points;
  copy.events.push({ type: 'vp', seat, gain: points, vp: own.vp, card });
}

type TargetText = (copy: WorkingCopy, seat: SeatId, target: SeatId) => void;
const TEXTS_WITH_TARGET: { readonly [Id in TargetTextId]: TargetText } = {
  // 7.16 Every Full Force of the chosen player becomes Struggling.
  bad_leadership: (copy, seat, target) => {
    const { forces } = copy.position;
    for (const area of areasWhere(forces, (force) => force.seat === target && force.full))
      reduceAt(copy, seat, area);
  },
  // 7.23 Every Force without an adjacent one of the same seat is removed.
  out_of_supply: (copy, seat, target) => {
    for (const area of outOfSupply(copy.position.forces, target)) removeAt(copy, seat, area);
  },
};

type AreasText = (copy: WorkingCopy, seat: SeatId, areas: readonly AreaId[]) => Play;
const TEXTS_WITH_AREAS: { readonly [Id in AreasTextId]: AreasText } = {
  bio_weapons: playBioWeapons,
  global_disruption: playGlobalDisruption,
  insurgents: playInsurgents,
  // 7.20 One after the other, in the player's order.
  megastorm: (copy, seat, areas) =>
    playIf(isStorm(copy.position, areas), () => {
      for (const area of areas) reduceAt(copy, seat, area);
    }),
  show_of_force: playShowOfForce,
  supply_depots: playSupplyDepots,
  surrender: playSurrender,
};

/** 7.18 Exactly one land Force of each region that contains one. */
function playGlobalDisruption(copy: WorkingCopy, seat: SeatId, areas: readonly AreaId[]): Play {
  const regions = regionsWithForces(copy.position.forces);
  const isOneOfEach = regions.every((choice) => areas.filter((area) => choice.includes(area)).length === 1);
  return playIf(isOneOfEach && areas.length === regions.length, () => removeAll(copy, seat, areas));
}

/** 7.19 A Full Force of the player replaces each chosen Struggling land Force. */
function playInsurgents(copy: WorkingCopy, seat: SeatId, areas: readonly AreaId[]): Play {
  const allowed = strugglingLand(copy.position.forces);
  return playIf(areas.length <= MOST_INSURGENTS && areSome(areas, allowed), () => {
    for (const area of inDataOrder(areas)) {
      removeAt(copy, seat, area);
      putForce(copy, seat, area, true);
    }
  });
}

/** 7.25 Reductions on rivals, at most two for each own Full Force. */
function playShowOfForce(copy: WorkingCopy, seat: SeatId, areas: readonly AreaId[]): Play {
  const { forces } = copy.position;
  if (areas.length === 0 || areas.length > mostShown(forces, seat)) return UNFIT;
  return playIf(areRivals(forces, seat, areas) && isWithinStrength(forces, areas), () => {
    for (const area of areas) reduceAt(copy, seat, area);
  });
}

/** 7.26 Each chosen own Struggling Force becomes Full. */
function playSupplyDepots(copy: WorkingCopy, seat: SeatId, areas: readonly AreaId[]): Play {
  return playIf(areSome(areas, strugglingForces(copy.position.forces, seat)), () => {
    for (const area of inDataOrder(areas)) putForce(copy, seat, area, true);
  });
}

/** 7.27 One rival land Force in each region where the player has a Full one. */
function playSurrender(copy: WorkingCopy, seat: SeatId, areas: readonly AreaId[]): Play {
  const allowed = surrendering(copy.position.forces, seat).flat();
  const regions = new Set(areas.map(regionOf));
  return playIf(areSome(areas, allowed) && regions.size === areas.length, () => removeAll(copy, seat, areas));
}

/** 7.3 At least one, all different, and each allowed. */
function areSome(areas: readonly AreaId[], allowed: readonly AreaId[]): boolean {
  return (
    areas.length > 0 && new Set(areas).size === areas.length && areas.every((area) => allowed.includes(area))
  );
}

function removeAll(copy: WorkingCopy, seat: SeatId, areas: readonly AreaId[]): void {
  for (const area of inDataOrder(areas)) removeAt(copy, seat, area);
}

/** 1.8 Simultaneous events are listed in data order. */
function inDataOrder(areas: readonly AreaId[]): readonly AreaId[] {
  return AREA_IDS.filter((area) => areas.includes(area));
}
