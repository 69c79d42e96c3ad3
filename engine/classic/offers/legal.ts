import type { Offer } from '../../game/offer';
import { type Atlas, type Location, touches } from '../data/atlas';
import { canConvoy, canSupportHold, canSupportMove, hasRoute } from '../rules/possible';
import { readList } from '../rules/read-orders';
import { type Retreat, takeRetreat } from '../rules/retreat-orders';
import { isOut, openHomes } from '../rules/tally';
import { survivorsOf } from '../rules/votes';
import { adjusting, takeAdjustment } from '../rules/winter-orders';
import { type UnitState, type WorkingCopy, workingCopyOf } from '../rules/working-copy';
import type { Order, Position, Power } from '../types';

/** All orders that a power may add to those it has given (15.6). Each of them passes `validate` as one more. */
export function legal(
  atlas: Atlas,
  position: Position,
  seat: string,
  given: readonly unknown[],
): readonly Offer<Order>[] {
  if (!atlas.isPower(seat) || !position.seats.includes(seat) || isOut(position, seat)) return [];
  const offers: readonly Offer<Order>[] = ordersFor(atlas, position, seat, given).map((order) => ({ order }));
  return position.phase === 'orders' ? [...offers, ...namedDraws(position)] : offers;
}

function ordersFor(
  atlas: Atlas,
  position: Position,
  power: Power,
  given: readonly unknown[],
): readonly Order[] {
  switch (position.phase) {
    case 'orders':
      return turnOrders(atlas, position, power, given);
    case 'retreats':
      return retreatOrders(atlas, position, power, given);
    case 'adjustments':
      return winterOrders(atlas, position, power, given);
    case 'finished':
      return [];
  }
}

function turnOrders(
  atlas: Atlas,
  position: Position,
  power: Power,
  given: readonly unknown[],
): readonly Order[] {
  const copy = workingCopyOf(atlas, position);
  readList(copy, atlas.sideOf(power), given, false);
  const orders: Order[] = [];
  for (const unit of copy.units)
    if (!unit.ordered && unit.unit.power === power)
      orders.push(
        { unit: unit.province.id, type: 'HOLD' },
        ...moves(copy, unit),
        ...supports(copy, unit),
        ...convoys(copy, unit),
      );
  if (position.customs?.draws !== 'none') orders.push({ type: 'VOTE', vote: 'draw' });
  for (const to of survivorsOf(position))
    if (to !== power) orders.push({ type: 'VOTE', vote: 'concede', to });
  return orders;
}

/** A draw among powers that the player names, if the league votes on that. */
function namedDraws(position: Position): readonly Offer<Order>[] {
  const from = survivorsOf(position);
  if (position.customs?.draws !== 'voted' || from.length < 3) return [];
  const among = { field: 'among', kind: 'list', from, min: 2, max: from.length, repeats: false } as const;
  return [{ order: { type: 'VOTE', vote: 'draw', among: from }, open: [among] }];
}

/** 4.6 Overland moves, and moves over a possible route; both between neighbours with a route. */
function moves(copy: WorkingCopy, unit: UnitState): readonly Order[] {
  const id = unit.province.id;
  if (unit.fleet) return unit.at.fleetTo.map(({ id: to }) => ({ unit: id, type: 'MOVE', to }));
  const overland = unit.province.armyTo.map(({ id: to }): Order => ({ unit: id, type: 'MOVE', to }));
  const routes = copy.atlas.provinces.filter((goal) =>
    hasRoute(copy.atlas, copy.fleets, unit.province, goal),
  );
  const carried = routes.map(
    (goal): Order =>
      touches(false, unit.at, goal)
        ? { unit: id, type: 'MOVE', to: goal.id, viaConvoy: true }
        : { unit: id, type: 'MOVE', to: goal.id },
  );
  return [...overland, ...carried];
}

/** 4.8 Every unit that can be supported to hold, and every move that can be supported, with its coast. */
function supports(copy: WorkingCopy, unit: UnitState): readonly Order[] {
  const id = unit.province.id;
  const near = unit.fleet ? unit.at.fleetTo : unit.province.armyTo;
  const provinces = [...new Set(near.map(({ province }) => province))];
  return provinces.flatMap((goal): readonly Order[] => {
    const hold: Order[] = canSupportHold(copy, unit, goal)
      ? [{ unit: id, type: 'SUPPORT', at: goal.id }]
      : [];
    const helped = copy.units.flatMap((aided) => {
      const places: readonly Location[] = aided.fleet ? goal.berths : [goal.location];
      return places
        .filter((to) => canSupportMove(copy, unit, aided.province, to))
        .map((to): Order => ({ unit: id, type: 'SUPPORT', from: aided.province.id, to: to.id }));
    });
    return [...hold, ...helped];
  });
}

/** 4.9 */
function convoys(copy: WorkingCopy, unit: UnitState): readonly Order[] {
  if (!unit.fleet || unit.province.kind !== 'water') return [];
  const { atlas } = copy;
  const id = unit.province.id;
  return copy.units.flatMap(({ fleet, province: from }) => {
    if (fleet || from.kind !== 'coastal') return [];
    return atlas.provinces
      .filter((to) => hasRoute(atlas, copy.fleets, from, to) && canConvoy(copy, unit, from, to))
      .map((to): Order => ({ unit: id, type: 'CONVOY', from: from.id, to: to.id }));
  });
}

function retreatOrders(
  atlas: Atlas,
  position: Position,
  power: Power,
  given: readonly unknown[],
): readonly Order[] {
  const taken: Retreat[] = [];
  for (const order of given) takeRetreat(atlas, position, power, order, taken);
  return position.dislodged
    .filter((unit) => unit.power === power && !taken.some((retreat) => retreat.unit === unit))
    .flatMap(({ at, options }) => {
      const unit = atlas.provinceOf(at).id;
      return [
        ...options.map((to): Order => ({ unit, type: 'RETREAT', to })),
        { unit, type: 'DISBAND' } as const,
      ];
    });
}

function winterOrders(
  atlas: Atlas,
  position: Position,
  power: Power,
  given: readonly unknown[],
): readonly Order[] {
  const winter = adjusting(atlas, position, power);
  for (const order of given) takeAdjustment(winter, order);
  const { due, built, removed, waived } = winter;
  if (due < 0)
    return removed.length >= -due
      ? []
      : position.units
          .filter((unit) => unit.power === power && !removed.includes(unit))
          .map(({ at }) => ({ unit: atlas.provinceOf(at).id, type: 'DISBAND' }));
  if (built.length + waived >= due) return [];
  const used = new Set(built.map(({ at }) => atlas.provinceOf(at).id));
  const builds = openHomes(atlas, position, power)
    .filter((id) => !used.has(id))
    .flatMap((id): readonly Order[] => [
      { type: 'BUILD', kind: 'army', at: id },
      ...atlas.provinceOf(id).berths.map((berth): Order => ({ type: 'BUILD', kind: 'fleet', at: berth.id })),
    ]);
  return [...builds, { type: 'WAIVE' }];
}
