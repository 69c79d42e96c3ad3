import type { Position as DominationPosition } from '../../engine/domination/types';
import { GOODS, SLOTS } from '../../engine/new-era/card-types';
import { findLocation, LOCATIONS } from '../../engine/new-era/data/cards';
import { newlyBuilt } from '../../engine/new-era/rules/states';
import type { Position as EraPosition, Player } from '../../engine/new-era/types';
import { ADVENTURES } from '../../engine/nyc-risk/data/cards';
import type { Position as RiskPosition } from '../../engine/nyc-risk/types';
import type { Random } from '../../engine/random';
import { chance, pick } from '../support/nyc-risk-orders';

/**
 * A position of New Era in which many orders are possible, and so many refusals: full pools and hands, states with
 * locations, debris and points, cards under the base. Play-outs of random orders seldom get that far.
 */
export function richEra(position: EraPosition, random: Random): EraPosition {
  const rich = structuredClone(position);
  if (rich.phase !== 'actions') return rich;
  for (const player of Object.values(rich.players)) enrich(rich, player, random);
  for (const seat of rich.seats) bind(rich, seat, random);
  buildSpecial(rich, random);
  return rich;
}

function enrich({ stack }: EraPosition, player: Player, random: Random): void {
  if (chance(random, 70)) player.goods = Object.fromEntries(GOODS.map((good) => [good, 3]));
  player.hand.push(...stack.splice(0, 5));
  for (const card of stack.splice(0, 6)) {
    if (!LOCATIONS.some(({ id }) => card.startsWith(`${id}#`))) player.hand.push(card);
    else if (chance(random, 25)) player.under[card] = chance(random, 50) ? 'spoils' : 'agreement';
    else {
      const isDebris = chance(random, 15);
      const full = !isDebris && chance(random, 30) ? { vp: 3, vpTokens: 3, improved: true } : {};
      player.locations[card] = {
        ...newlyBuilt(),
        ...full,
        debris: isDebris,
        uses: isDebris ? 0 : random.draw(0, 2),
      };
    }
  }
  if (chance(random, 20)) player.freeOrders = 6;
  if (chance(random, 20)) player.contactUsed = [...SLOTS];
}

/** Locations whose work few rules concern. */
const WORKED = ['bulldozer#1', 'arena#1', 'improvement#1'];

/** The seat on turn gets those locations, and defensive cards in the hand and under a location. */
function buildSpecial({ players, stack, active }: EraPosition, random: Random): void {
  const own = players[active ?? ''];
  if (own === undefined) return;
  const takeOut = (wanted: (card: string) => boolean) => {
    const found = stack.filter(wanted);
    for (const card of found) stack.splice(stack.indexOf(card), 1);
    return found;
  };
  for (const card of takeOut((one) => WORKED.includes(one)))
    if (findLocation(card)) own.locations[card] = { ...newlyBuilt(), vp: 3, vpTokens: 3 };
    else own.hand.push(card);
  own.hand.push(...takeOut((one) => findLocation(one)?.types.includes('foundation') === true));
  const [wall, ...walls] = takeOut((one) => findLocation(one)?.defensive !== undefined);
  own.hand.push(...walls);
  const built = Object.values(own.locations).find(({ debris }) => !debris);
  if (wall !== undefined && built?.shield === null) built.shield = wall;
  else if (wall !== undefined) own.hand.push(wall);
  own.goods = Object.fromEntries(GOODS.map((good) => [good, random.draw(2, 4)]));
}

/** Agreements and visits with locations in other states. */
function bind({ players, seats }: EraPosition, seat: string, random: Random): void {
  const own = players[seat];
  for (const owner of seats)
    for (const [card, { debris }] of Object.entries(players[owner]?.locations ?? {})) {
      if (!own || owner === seat || debris || !chance(random, 35)) continue;
      if (Object.keys(own.agreements).length < 3) own.agreements[card] = owner;
      if (Object.keys(own.visits).length < 3) own.visits[card] = owner;
    }
}

/** A position of City of New York Risk with full hands and armies. */
export function richRisk(position: RiskPosition, random: Random): RiskPosition {
  const rich = structuredClone(position);
  const held = new Set(Object.values(rich.hands).flatMap(({ adventures }) => adventures));
  const free = ADVENTURES.map(({ id }) => id).filter(
    (id) => !held.has(id) && rich.decks.adventures.includes(id),
  );
  for (const hand of Object.values(rich.hands)) {
    hand.cards.push(...rich.decks.cards.splice(0, random.draw(0, 5)));
    for (const card of free.splice(0, 3)) {
      hand.adventures.push(card);
      rich.decks.adventures.splice(rich.decks.adventures.indexOf(card), 1);
    }
  }
  for (const holding of Object.values(rich.hoods))
    if (holding.owner !== null) holding.units += random.draw(0, 3);
  if (rich.phase !== 'reinforce' || chance(random, 20)) return rich;
  rich.phase = pick(['reinforce', 'attack', 'fortify', 'fortify', 'end'], random);
  rich.reinforcements = 0;
  rich.mustTrade = false;
  return rich;
}

/** A position of Domination in which no seat can pay for a card. */
export function poorDomination(position: DominationPosition): DominationPosition {
  const poor = structuredClone(position);
  for (const seat of Object.values(poor.seats)) seat.logistics = 1;
  return poor;
}
