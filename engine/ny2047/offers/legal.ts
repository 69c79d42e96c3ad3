import type { Offer } from '../../game';
import { factionOf, isFaction, sideOf } from '../data/factions';
import { neighbours } from '../data/map';
import { type Board, boardOf, type Camp, campAt, type Site, siteAt } from '../orders/board';
import { type Entry, readList } from '../orders/orders';
import { openChoices, takeChoice } from '../rules/adjustment';
import type { Actor, Aid, Faction, Order, Position, UnitId } from '../types';

/** All that a faction may order after the orders it has given: exactly what `validate` takes as one more. */
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
  const board = boardOf(position);
  const camp = campAt(board, sideOf(seat));
  if (!camp.inPlay) return [];
  const entries: Entry[] = [];
  readList(board, camp, given, entries);
  const offers: Offer<Order>[] = [];
  for (const { ordered, unit, site } of camp.pieces) if (!ordered) offerUnit(board, site, unit.id, offers);
  for (const ward of board.wards)
    if (ward.loyal === camp.side && !ward.ordered) {
      offers.push({ order: { turreton: ward.name, type: 'HOLD' } });
      offerSupports(board, ward.site, { turreton: ward.name }, offers);
    }
  offerVotes(board, camp, offers);
  offers.push(preferOffer(board, camp));
  return offers;
}

function offerUnit(board: Board, site: Site, unit: UnitId, offers: Offer<Order>[]): void {
  offers.push({ order: { unit, type: 'HOLD' } });
  for (const to of neighbours(site.space)) offers.push({ order: { unit, type: 'MOVE', to: to.id } });
  offerSupports(board, site, { unit }, offers);
}

/** 4.6 to 4.9 Every hold and every move, real or not, that could be supported from a space. */
function offerSupports(board: Board, site: Site, actor: Actor, offers: Offer<Order>[]): void {
  const forOwnOnly = 'turreton' in actor;
  for (const battle of neighbours(site.space)) {
    if (site.space.land && !battle.land) continue;
    const at = siteAt(board.sites, battle);
    if ((at.occupants.length > 0 || at.guard) && !(forOwnOnly && at.holder !== site.holder))
      offers.push({ order: supportOf(actor, { at: battle.id }) });
    for (const origin of neighbours(battle)) {
      const from = siteAt(board.sites, origin);
      if (from.occupants.length === 0 || (forOwnOnly && from.holder !== site.holder)) continue;
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

function offerVotes({ camps }: Board, own: Camp, offers: Offer<Order>[]): void {
  offers.push({ order: { type: 'VOTE', vote: 'draw' } });
  for (const camp of camps)
    if (camp.inPlay && camp !== own)
      offers.push({ order: { type: 'VOTE', vote: 'concede', to: factionOf(camp.side) } });
}

/** 13.5 A PREFER of any own units and any land stars; what does not fit in the end is skipped. */
function preferOffer({ sites }: Board, camp: Camp): Offer<Order> {
  const stars = sites.filter(({ space }) => space.land && space.star).map(({ space }) => space.id);
  const units = camp.pieces.map((piece) => piece.unit.id);
  return {
    order: { type: 'PREFER', home: [], disband: [] },
    open: [
      { field: 'home', kind: 'list', from: stars, min: 0, max: stars.length, repeats: false },
      { field: 'disband', kind: 'list', from: units, min: 0, max: units.length, repeats: false },
    ],
  };
}

/** 13.3 The choices that are left in the adjustment phase. */
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
