import { shuffled } from '../../core/shuffled';
import type { Random } from '../../random';
import { ADVENTURES, CARDS } from '../data/cards';
import { isOpenHand } from '../rules/hands';
import { startingStandingOrder } from '../rules/standing-orders';
import { bySeat, ofSeat } from '../rules/working-copy';
import type { AdventureId, CardId, Decks, Hand, Position, Submission, View } from '../types';

/**
 * A whole position with this view: hidden hands and piles are dealt from the cards that the viewer cannot see, and
 * secret settings and answers of other seats count as not given.
 */
export function dealHidden(view: unknown, random: Random): Position {
  const seen = view as View;
  const { seats, decks, hands, standing, submitted } = seen;
  if (isOpen(decks)) return seen as Position;
  const piles = unseen(seen, random);
  const dealt = bySeat(seats, (seat): Hand => {
    const hand = ofSeat(hands, seat);
    if (isOpenHand(hand)) return hand;
    return {
      cards: piles.cards.splice(0, hand.cards),
      adventures: piles.adventures.splice(0, hand.adventures),
    };
  });
  return {
    ...seen,
    hands: dealt,
    standing: bySeat(seats, (seat) => standing[seat] ?? startingStandingOrder()),
    submitted: Object.fromEntries(Object.entries(submitted).filter(isAnswer)),
    decks: {
      ...decks,
      cardDiscard: [...decks.cardDiscard],
      adventureDiscard: [...decks.adventureDiscard],
      cards: piles.cards.splice(0, decks.cards),
      adventures: piles.adventures.splice(0, decks.adventures),
    },
  };
}

function isOpen(decks: View['decks']): decks is Decks {
  return Array.isArray(decks.cards);
}

function isAnswer(entry: [string, Submission | true]): entry is [string, Submission] {
  return entry[1] !== true;
}

/** The cards that the viewer cannot see, shuffled. */
function unseen({ decks, hands }: View, random: Random): { cards: CardId[]; adventures: AdventureId[] } {
  const open = Object.values(hands).filter(isOpenHand);
  const cards = new Set([...decks.cardDiscard, ...open.flatMap((hand) => hand.cards)]);
  const adventures = new Set([...decks.adventureDiscard, ...open.flatMap((hand) => hand.adventures)]);
  const ids = ADVENTURES.map(({ id }) => id);
  return {
    cards: shuffled(
      CARDS.filter((card) => !cards.has(card)),
      random,
    ),
    adventures: shuffled(
      ids.filter((id) => !adventures.has(id)),
      random,
    ),
  };
}
