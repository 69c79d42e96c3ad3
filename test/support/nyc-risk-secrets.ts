import { shuffled } from '../../engine/core/shuffled';
import type { SeatId } from '../../engine/game';
import { adventureOf } from '../../engine/nyc-risk/data/cards';
import type { Position, StandingOrder, Submission } from '../../engine/nyc-risk/types';
import type { Random } from '../../engine/random';
import { chance, pick, randomStandingOrder } from './nyc-risk-orders';

/** A position that differs from another only in what one seat may not know (19.2). */
export function otherSecrets(position: Position, knower: SeatId, random: Random): Position {
  const other = structuredClone(position);
  const rest = other.seats.filter((seat) => seat !== knower);
  const hands = rest.flatMap((seat) => other.hands[seat] ?? []);
  redeal(
    hands.map(({ cards }) => cards),
    other.decks.cards,
    random,
    () => true,
  );
  // 14.3 No event is ever in a hand.
  const keeps = (card: string) => adventureOf(card).kind !== 'event';
  redeal(
    hands.map(({ adventures }) => adventures),
    other.decks.adventures,
    random,
    keeps,
  );
  for (const seat of rest) {
    other.standing[seat] = standingOrder(random);
    const submission = other.submitted[seat];
    if (submission !== undefined) other.submitted[seat] = otherAnswer(other, seat, submission, random);
  }
  return other;
}

/** Shuffles hands and pile together; every hand keeps its number of cards. */
function redeal(
  hands: readonly string[][],
  pile: string[],
  random: Random,
  mayHold: (card: string) => boolean,
): void {
  const all = shuffled([...hands.flat(), ...pile], random);
  const dealt = all.filter(mayHold);
  for (const hand of hands) for (const at of hand.keys()) hand[at] = dealt.shift() ?? '';
  const held = hands.flat();
  pile.splice(0, pile.length, ...all.filter((card) => !held.includes(card)));
}

function standingOrder(random: Random): StandingOrder {
  const order = randomStandingOrder(random);
  if (order.type !== 'setStandingOrder') throw new Error('no standing order');
  return {
    defend: { default: order.defend?.default ?? 2, at: { ...order.defend?.at } },
    cards: (order.cards ?? []).map(({ card, at, minDice = 1 }) => ({
      card,
      at: at === 'any' ? at : [...at],
      minDice,
    })),
    picks: [...(order.picks ?? [])],
    pickAtOnce: chance(random, 20),
  };
}

/** Other claims, or the same units in other hoods. */
function otherAnswer(position: Position, seat: SeatId, given: Submission, random: Random): Submission {
  if ('length' in given)
    return [{ to: pick(Object.keys(position.hoods), random), years: random.draw(1, 50) }];
  const own = Object.keys(position.hoods).filter((hood) => position.hoods[hood]?.owner === seat);
  const count = given.placements.reduce((sum, placement) => sum + placement.count, 0);
  const mayor = pick(own, random);
  return { placements: count > 0 ? [{ to: pick(own, random), count }] : [], mayor };
}
