import type { Offer } from '../../game/offer';
import { neighbours } from '../data/atlas';
import { factionOf, isFaction, sideOf } from '../data/factions';
import { openChoices, takeChoice } from '../rules/adjustment-choices';
import { type Entry, readList } from '../rules/read-orders';
import {
  type FactionState,
  factionAt,
  type SpaceState,
  stateOf,
  type WorkingCopy,
  workingCopyOf,
} from '../rules/working-copy';
import type { Actor, Aid, Faction, Order, Position, UnitId } from '../types';

/**
 * All orders that a faction may give after those already in its list: exactly the orders that `validate` accepts as one
 * more.
 */
export function legal(position: Position, seat: string, given: readonly unknown[]): readonly Offer<Order>[] {
  if (!isFaction(seat) || !position.seats.includes(seat)) return [];
  switch (position.phase) {
    case 'orders':
      return turnOffers(position, seat, given);
    case 'adjustment':
      return adjustmentOffers(position, seat, given);
    case 'finished':
      return [];
  }
}

function turnOffers(position: Position, seat: Faction, given: readonly unknown[]): readonly Offer<Order>[] {
  const copy = workingCopyOf(position);
  const factionState = factionAt(copy, sideOf(seat));
  if (!factionState.inPlay) return [];
  const entries: Entry[] = [];
  readList(copy, factionState, given, entries);
  const offers: Offer<Order>[] = [];
  for (const { ordered, unit, at: spaceState } of factionState.units)
    if (!ordered) offerUnit(copy, spaceState, unit.id, offers);
  for (const turretonState of copy.turretons)
    if (turretonState.loyal === factionState.side && !turretonState.ordered) {
      offers.push({ order: { turreton: turretonState.name, type: 'HOLD' } });
      offerSupports(copy, turretonState.at, { turreton: turretonState.name }, offers);
    }
  offerVotes(copy, factionState, offers);
  offers.push(preferOffer(copy, factionState));
  return offers;
}

function offerUnit(copy: WorkingCopy, spaceState: SpaceState, unit: UnitId, offers: Offer<Order>[]): void {
  offers.push({ order: { unit, type: 'HOLD' } });
  for (const to of neighbours(spaceState.space)) offers.push({ order: { unit, type: 'MOVE', to: to.id } });
  offerSupports(copy, spaceState, { unit }, offers);
}

/** 4.6 to 4.9 Every hold and every move, real or not, that could be supported from a space. */
function offerSupports(
  copy: WorkingCopy,
  spaceState: SpaceState,
  actor: Actor,
  offers: Offer<Order>[],
): void {
  const forOwnOnly = 'turreton' in actor;
  for (const battle of neighbours(spaceState.space)) {
    if (spaceState.space.land && !battle.land) continue;
    const at = stateOf(copy.spaces, battle);
    if ((at.occupants.length > 0 || at.guard) && !(forOwnOnly && at.holder !== spaceState.holder))
      offers.push({ order: supportOf(actor, { at: battle.id }) });
    for (const origin of neighbours(battle)) {
      const from = stateOf(copy.spaces, origin);
      if (from.occupants.length === 0 || (forOwnOnly && from.holder !== spaceState.holder)) continue;
      offers.push({ order: supportOf(actor, { from: origin.id, to: battle.id }) });
    }
  }
}

function supportOf(actor: Actor, aid: Aid): Order {
  if ('unit' in actor)
    return 'at' in aid
      ? { unit: actor.unit, type: 'SUPPORT', at: aid.at }
      : { unit: actor.unit, type: 'SUPPORT', from: aid.from, to: aid.to };
  return { ...actor, type: 'SUPPORT', ...aid };
}

function offerVotes(
  { factions: factionStates }: WorkingCopy,
  own: FactionState,
  offers: Offer<Order>[],
): void {
  offers.push({ order: { type: 'VOTE', vote: 'draw' } });
  for (const factionState of factionStates)
    if (factionState.inPlay && factionState !== own)
      offers.push({ order: { type: 'VOTE', vote: 'concede', to: factionOf(factionState.side) } });
}

/** 13.5 A PREFER of any own units and any land stars; entries that turn out not to fit are skipped. */
function preferOffer({ spaces: spaceStates }: WorkingCopy, factionState: FactionState): Offer<Order> {
  const stars = spaceStates.filter(({ space }) => space.land && space.star).map(({ space }) => space.id);
  const units = factionState.units.map((unitState) => unitState.unit.id);
  return {
    order: { type: 'PREFER', home: [], disband: [] },
    open: [
      { field: 'home', kind: 'list', from: stars, min: 0, max: stars.length, repeats: false },
      { field: 'disband', kind: 'list', from: units, min: 0, max: units.length, repeats: false },
    ],
  };
}

/** 13.3 The choices that remain in the adjustment phase. */
function adjustmentOffers(
  position: Position,
  seat: Faction,
  given: readonly unknown[],
): readonly Offer<Order>[] {
  const chosen = openChoices(position, seat);
  if (!chosen.inPlay || !chosen.choice) return [];
  for (const order of given) takeChoice(chosen, order);
  const { base, choice, army, disbanded } = chosen;
  const bases = base ? [] : (choice.relocate?.options ?? []);
  const units = disbanded.length < choice.disband ? army : [];
  return [
    ...bases.map((to): Offer<Order> => ({ order: { type: 'RELOCATE', to } })),
    ...units
      .filter(({ id }) => !disbanded.includes(id))
      .map(({ id }): Offer<Order> => ({ order: { type: 'DISBAND', unit: id } })),
  ];
}
