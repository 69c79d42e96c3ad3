import type { SeatId } from '../../game';
import { ADVENTURES } from '../data/cards';
import type { Options } from '../options';
import type { Chance } from '../rules/chance';
import { cardCount, isOpenHand } from '../rules/hands';
import { startingStandingOrder } from '../rules/standing-orders';
import { bySeat, type WorkingCopy, workingCopyOf } from '../rules/working-copy';
import type { Hand, HiddenHand, Position, Submission, View } from '../types';

/** No order that a preview can carry out depends on them, except a resignation, which ends the list. */
const OPTIONS: Options = { setup: 'draft', claims: false, maxMissed: 3, replacements: false };
const UNKNOWN = '?';

/**
 * A working copy on which a seat can try out its orders. It contains only what the seat may know, even where the whole
 * position is available: other hands are cards of unknown face, and the piles are empty.
 */
export function previewOf(view: View, seat: SeatId, chance: Chance): WorkingCopy {
  const { seats, hands, standing, submitted } = view;
  const answer = submitted[seat];
  const position: Position = {
    ...view,
    hands: bySeat(seats, (other) =>
      other === seat ? ownHand(view, hands[seat]) : unknownHand(hands[other]),
    ),
    standing: bySeat(seats, (other) => (other === seat && standing[seat]) || startingStandingOrder()),
    submitted: answer === undefined ? {} : { [seat]: answer === true ? [] : (answer satisfies Submission) },
    decks: { cards: [], cardDiscard: [], adventures: [], adventureDiscard: [] },
  };
  return workingCopyOf(position, OPTIONS, chance);
}

/** For a viewer who may not see the hand, it may contain every adventure that was not discarded. */
function ownHand({ decks }: View, hand: Hand | HiddenHand | undefined): Hand {
  if (isOpenHand(hand)) return hand;
  const known = unknownHand(hand);
  if (hand === undefined || hand.adventures === 0) return known;
  const adventures = ADVENTURES.map(({ id }) => id).filter((card) => !decks.adventureDiscard.includes(card));
  return { ...known, adventures };
}

function unknownHand(hand: Hand | HiddenHand | undefined): Hand {
  return { cards: Array.from({ length: cardCount(hand) }, () => UNKNOWN), adventures: [] };
}
