import type { SeatId } from '../../game';
import { adventureOf } from '../data/cards';
import { BOROUGHS, type Hood, hoodOf } from '../data/map';
import type { Order } from '../orders/order-types';
import { freeHoods } from '../rules/draft';
import { unitsToPlace } from '../rules/place';
import { best, hoodsOf, strongest } from '../rules/working-copy';
import type { HoodId, View } from '../types';
import { musterOn } from './muster';
import type { Plan } from './plan';
import { adventuresOf, type Taste } from './scene';

/** A bot makes no claims, as it has lived nowhere. */
export function claimNothing(): Order {
  return { type: 'claim', claims: [] };
}

/** A pick: in a borough that can still be completed, next to own hoods, and where missions are. */
export function pickWell(view: View, seat: SeatId, taste: Taste): Order {
  const to = best(freeHoods(view), (hood) => appeal(view, seat, hoodOf(hood), taste));
  return { type: 'draft', to: to ?? '' };
}

function appeal(view: View, seat: SeatId, hood: Hood, taste: Taste): number {
  const borough = BOROUGHS.find(({ id }) => id === hood.borough);
  const hoods = borough?.hoods ?? [];
  const held = hoods.filter((one) => view.hoods[one]?.owner === seat).length;
  const rivals = new Map<SeatId, number>();
  for (const one of hoods) {
    const owner = view.hoods[one]?.owner ?? null;
    if (owner !== null && owner !== seat) rivals.set(owner, (rivals.get(owner) ?? 0) + 1);
  }
  const others = [...rivals.values()];
  const bonus = (borough?.bonus ?? 0) / hoods.length;
  const hope =
    bonus *
    3 *
    ((held + 1) / hoods.length) *
    (1 - others.reduce((sum, count) => sum + count, 0) / hoods.length);
  // A seat that has all other hoods of a borough should not get the last one as well.
  const denial = others.some((count) => count >= hoods.length - 2) ? bonus * 3 : 0;
  const beside = hood.adj.filter((next) => view.hoods[next]?.owner === seat).length;
  return (
    taste.hope * hope +
    denial +
    taste.beside * beside +
    missionPoints(view, seat, hood.id) +
    (hood.stadium ? 0.4 : 0) +
    (hood.airport ? 0.3 : 0)
  );
}

function missionPoints(view: View, seat: SeatId, hood: HoodId): number {
  const missions = adventuresOf(view, seat)
    .map(adventureOf)
    .filter((card) => card.kind === 'mission');
  return missions.filter((card) => card.hood === hood).reduce((sum, { points }) => sum + points, 0) * 0.6;
}

/** The expected number of units in each other hood once all have placed their units. */
const EXPECTED_UNITS = 2;

/** The units in front of the best campaigns, the mayor where it has a mission. */
export function placeWell({ scene: sceneFor, hoped, seat }: Plan, view: View): Order {
  const scene = sceneFor(hoped);
  for (const [at, owner] of scene.owners.entries()) if (owner !== seat) scene.units[at] = EXPECTED_UNITS;
  const own = hoodsOf(view, seat);
  const mission = best(own, (hood) => missionPoints(view, seat, hood));
  const units = unitsToPlace(view, seat);
  const placements = units > 0 ? musterOn(scene, units) : [];
  const stack = best(placements, ({ count }) => count)?.to ?? strongest(view, own);
  const waits = mission !== undefined && missionPoints(view, seat, mission) > 0;
  return { type: 'place', placements, mayor: (waits ? mission : stack) ?? '' };
}
