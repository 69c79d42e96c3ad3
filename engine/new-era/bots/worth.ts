import { ofSeat } from '../../core/by-seat';
import type { SeatId } from '../../game';
import { type Gain, GOODS, type Good, type Location } from '../card-types';
import { findLocation, locationOf, productionOf } from '../data/cards';
import { entriesOf, rangeOf } from '../data/goods';
import { scoreOf } from '../rules/ending';
import type { CardId, Player, Position } from '../types';

/** The value of a point; every other value is relative to it. */
const POINT = 10;
/**
 * Goods are lost at the end of a turn, so goods that are left count for part of the value that they could have brought.
 */
const KEPT = 0.35;
const CARD = 3;

const PLAIN_WORTH: Partial<Record<Good, number>> = {
  any: 5,
  worker: 3,
  defence1: 1.5,
  defence3: 4,
  redevelop: 14,
};
const RESOURCE = 4;
const RANGE = 2.5;

function goodWorth(good: Good): number {
  const range = (['conquest', 'coop', 'incorp'] as const).map((kind) => rangeOf(good, kind) ?? 0);
  const reach = Math.max(...range);
  return PLAIN_WORTH[good] ?? (reach > 0 ? 2 + reach * RANGE : RESOURCE);
}
const WORTH = Object.fromEntries(GOODS.map((good) => [good, goodWorth(good)])) as Record<Good, number>;

/** The value of a gain to a seat that can use all of it. */
export function gainWorth(gain: Gain): number {
  const { vp = 0, card = 0 } = gain;
  const goods = entriesOf(gain).reduce((sum, [good, count]) => sum + WORTH[good] * count, 0);
  return vp * POINT + card * CARD + goods;
}

/** The approximate number of turns in which a production or an agreement will still bring something. */
function turnsLeft({ players }: Position): number {
  const best = Math.max(...Object.values(players).map(scoreOf));
  return Math.min(4, Math.max(0.3, (33 - best) / 7));
}

/** The value of a location in a state beside the points on it. */
export function locationWorth(card: CardId, turns: number): number {
  const location = findLocation(card);
  return location === undefined ? 0 : turns * aTurn(location);
}

const KNOWN = new Map<Location, number>();

/** The value that a location brings per turn. */
function aTurn(location: Location): number {
  const known = KNOWN.get(location);
  if (known !== undefined) return known;
  const produced = productionOf(location).reduce((sum, gain) => sum + gainWorth(gain), 0);
  const worth = location.kind === 'action' ? 4 : produced || 5;
  KNOWN.set(location, worth);
  return worth;
}

/** The value of a seat's position: points, sources of future points, and goods that are left. */
export function standingWorth(position: Position, seat: SeatId): number {
  const player = ofSeat(position.players, seat);
  const turns = turnsLeft(position);
  const rivals = position.seats.filter((one) => one !== seat);
  const others = rivals.reduce((sum, one) => sum + scoreOf(ofSeat(position.players, one)), 0);
  return (
    POINT * (scoreOf(player) - (0.5 * others) / Math.max(1, rivals.length)) +
    statesWorth(player, turns) +
    KEPT * (gainWorth(player.goods) + CARD * player.hand.length)
  );
}

function statesWorth({ locations, under, agreements }: Player, turns: number): number {
  const built = Object.entries(locations).map(([card, { debris }]) =>
    debris ? 0 : locationWorth(card, turns),
  );
  const kept = Object.entries(under).map(([card, use]) => {
    const { agreement = {}, spoils } = locationOf(card);
    return use === 'agreement' ? gainWorth(agreement) * turns : 0.7 * gainWorth(spoils) * Math.min(1, turns);
  });
  const shared = Object.keys(agreements).map(
    (card) => 0.8 * turns * gainWorth(locationOf(card).agreement ?? {}),
  );
  return [...built, ...kept, ...shared].reduce((sum, worth) => sum + worth, 0);
}
