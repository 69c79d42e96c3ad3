import type { SeatId } from '../../game';
import { locationOf, productionOf } from '../data/cards';
import { addGoods } from '../data/goods';
import type { Built, CardId, Player } from '../types';
import { gain } from './gains';
import { discard } from './piles';
import { playerAt, removeCard, standingAt, type WorkingCopy } from './working-copy';

/** The state of a location that has just been placed. */
export function newlyBuilt(): Built {
  return {
    vp: 0,
    vpTokens: 0,
    improved: false,
    debris: false,
    uses: 0,
    workers: 0,
    shield: null,
    stored: {},
  };
}

/** 8.9, 9.3, 9.6 A card from the hand joins the state, produces, and gives its one-time gains. */
export function placeFromHand(copy: WorkingCopy, seat: SeatId, card: CardId): void {
  const player = playerAt(copy, seat);
  removeCard(player.hand, card);
  player.locations[card] = newlyBuilt();
  copy.placed = card;
  const location = locationOf(card);
  for (const got of productionOf(location)) gain(copy, seat, card, got, card);
  for (const one of location.capability) if (one.effect === 'once') gain(copy, seat, card, one.gain, card);
}

/**
 * 9.1 The goods that a lost location returns, and the seats that lose an agreement with it. The shield is discarded.
 */
function clear(copy: WorkingCopy, seat: SeatId, card: CardId, cause: 'conquered' | 'redeveloped'): void {
  const player = playerAt(copy, seat);
  const built = player.locations[card];
  if (!built) return;
  player.baseVp += built.vp + (built.improved ? 1 : 0);
  addGoods(player.goods, built.stored);
  for (const other of copy.position.seats) {
    const { agreements } = playerAt(copy, other);
    if (agreements[card] === undefined) continue;
    delete agreements[card];
    copy.events.push({ type: 'agreementEnded', seat: other, card, cause });
  }
  if (built.shield !== null) discard(copy, [built.shield]);
}

/** 9.1 A conquered location is turned face down. */
export function turnToDebris(copy: WorkingCopy, seat: SeatId, card: CardId): void {
  clear(copy, seat, card, 'conquered');
  playerAt(copy, seat).locations[card] = { ...newlyBuilt(), debris: true };
  copy.events.push({ type: 'debris', seat, card });
}

/** 9.3 Removes a location that is replaced. */
export function takeAway(copy: WorkingCopy, seat: SeatId, card: CardId): void {
  clear(copy, seat, card, 'redeveloped');
  delete playerAt(copy, seat).locations[card];
  copy.position.discard.push(card);
}

/** Whether a location of this state that is not debris has the effect. */
export function hasEffect(
  player: Pick<Player, 'locations'>,
  effect: 'doubleCooperation' | 'spareConquered',
): boolean {
  return Object.keys(player.locations).some(
    (card) => standingAt(player, card) && locationOf(card).capability.some((one) => one.effect === effect),
  );
}

const CARDS_UNDER_BASE = 3;

/** 10.2 How many more cards fit under the base. */
export function roomUnderBase(player: Pick<Player, 'locations' | 'under'>): number {
  const slots = Object.keys(player.locations)
    .filter((card) => standingAt(player, card))
    .flatMap((card) => locationOf(card).capability)
    .reduce((sum, one) => sum + (one.effect === 'slots' ? one.n : 0), 0);
  return CARDS_UNDER_BASE + slots - Object.keys(player.under).length;
}

/** 8.15 The range that a conquest of this location needs. */
export function defenceOf(card: CardId, { shield }: Pick<Built, 'shield'>): number {
  return locationOf(card).defence + (shield === null ? 0 : (locationOf(shield).defensive ?? 0));
}
