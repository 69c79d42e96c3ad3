import type { SeatId } from '../../game';
import type { Gain, Trigger, TypeIcon } from '../card-types';
import { locationOf } from '../data/cards';
import { addGoods, countOf, entriesOf } from '../data/goods';
import type { Built, CardId, Source } from '../types';
import { drawCards } from './piles';
import { cardsOf, playerAt, standingAt, type WorkingCopy } from './working-copy';

/** 10.1 The most point tokens on a location. */
export const MOST_TOKENS = 3;

/** Where the points of a gain are placed: on a location of the seat, or on its base card (5.3). */
type Place = CardId | 'base';

/** 6.5 A seat gains goods, then points, then cards, and then its features react. */
export function gain(
  copy: WorkingCopy,
  seat: SeatId,
  source: Source,
  got: Gain,
  place: Place = 'base',
): void {
  take(copy, seat, source, got, place);
  react(copy, seat, (trigger) => (isTokenTrigger(trigger) ? tokensOf(copy, trigger, got) : 0), false);
}

/** Goods, points and cards, without any reaction. */
function take(copy: WorkingCopy, seat: SeatId, source: Source, got: Gain, place: Place): void {
  const player = playerAt(copy, seat);
  const { vp = 0, card = 0 } = got;
  const goods = Object.fromEntries(entriesOf(got));
  addGoods(player.goods, goods);
  const points = place === 'base' ? vp : tokenFor(player.locations[place], vp);
  if (place === 'base') player.baseVp += vp;
  const shown: Gain = { ...goods, ...(points > 0 && { vp: points }), ...(card > 0 && { card }) };
  if (Object.keys(shown).length > 0) copy.events.push({ type: 'gained', seat, source, goods: shown });
  drawCards(copy, seat, card);
}

/**
 * 10.1 Puts one token of this value on a location.
 * @returns the value, or 0 if the location has had three
 */
function tokenFor(built: Built | undefined, vp: number): number {
  if (!built || vp === 0 || built.vpTokens >= MOST_TOKENS) return 0;
  built.vp += vp;
  built.vpTokens += 1;
  return vp;
}

function isTokenTrigger({ event }: Trigger): boolean {
  return event === 'produced' || event === 'gained';
}

/** 14.4 How often a gain triggers a feature: once for each token of its resource. */
function tokensOf({ position }: WorkingCopy, { event, if: condition }: Trigger, got: Gain): number {
  if (event === 'produced' && position.phase !== 'production') return 0;
  return condition?.good === undefined ? 0 : countOf(got, condition.good);
}

/** An event of a seat, for the conditions of its features. */
export type Happening =
  | { readonly event: 'incorporate'; readonly types: readonly TypeIcon[] }
  | { readonly event: 'conquest'; readonly distance: number }
  | { readonly event: 'redevelop' | 'reconstruct' | 'cooperate' | 'trade' | 'visited' };

/** 14.4 The features of a seat react to an event. */
export function trigger(copy: WorkingCopy, seat: SeatId, happening: Happening): void {
  react(copy, seat, (one) => (isMet(one, happening) ? 1 : 0), true);
}

function isMet({ event, if: condition }: Trigger, happening: Happening): boolean {
  if (event !== happening.event) return false;
  if (happening.event === 'incorporate' && condition?.types)
    return condition.types.some((type) => happening.types.includes(type));
  if (happening.event === 'conquest' && condition?.minDistance !== undefined)
    return happening.distance >= condition.minDistance;
  return true;
}

/**
 * 14.5 Features in ascending card id gain each time they are triggered, except for a card that this order has placed.
 * @param goesOn whether their gains may trigger features that react to tokens gained
 */
function react(
  copy: WorkingCopy,
  seat: SeatId,
  timesOf: (trigger: Trigger) => number,
  goesOn: boolean,
): void {
  const player = playerAt(copy, seat);
  for (const card of cardsOf(player.locations)) {
    if (card === copy.placed || !standingAt(player, card)) continue;
    for (const one of locationOf(card).capability) {
      if (one.effect !== 'on') continue;
      for (let times = timesOf(one); times > 0; times -= 1)
        if (goesOn) gain(copy, seat, card, one.gain, card);
        else take(copy, seat, card, one.gain, card);
    }
  }
}
