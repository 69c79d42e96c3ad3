import type { SeatId } from '../../game';
import { factionOf, locationOf, productionOf } from '../data/cards';
import type { CardId, Player, Position } from '../types';
import { gain } from './gains';
import { discard } from './piles';
import { cardsOf, playerAt, standingAt, turnOrder, type WorkingCopy } from './working-copy';

/** 5.1 The seat that produces next; undefined once all have produced. */
export function producerOf(
  position: Pick<Position, 'seats' | 'first' | 'producedSeats'>,
): SeatId | undefined {
  return turnOrder(position)[position.producedSeats];
}

/** The spoils under a base, in ascending card id. */
export function spoilsOf({ under }: Pick<Player, 'under'>): readonly CardId[] {
  return cardsOf(under).filter((card) => under[card] === 'spoils');
}

/** 5.2 All gains of a seat in this production phase, with the spoils that it takes. */
export function produce(copy: WorkingCopy, seat: SeatId, taken: readonly CardId[]): void {
  const player = playerAt(copy, seat);
  gain(copy, seat, 'base', factionOf(player.faction).base);
  for (const card of cardsOf(player.under))
    if (player.under[card] === 'agreement') gainAgreement(copy, seat, card);
  for (const card of cardsOf(player.agreements)) gainAgreement(copy, seat, card);
  for (const card of [...taken].sort()) {
    delete player.under[card];
    discard(copy, [card]);
    gain(copy, seat, card, locationOf(card).spoils);
  }
  for (const card of cardsOf(player.locations)) {
    if (!standingAt(player, card)) continue;
    for (const got of productionOf(locationOf(card))) gain(copy, seat, card, got, card);
  }
  copy.position.producedSeats += 1;
}

function gainAgreement(copy: WorkingCopy, seat: SeatId, card: CardId): void {
  gain(copy, seat, card, locationOf(card).agreement ?? {});
}

/** 6.1 All have produced: the actions begin with the first player. */
export function endProduction({ position }: WorkingCopy): void {
  position.phase = 'actions';
  position.producedSeats = 0;
  position.active = null;
}
