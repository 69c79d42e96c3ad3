import { type Thinkable, thinkingBotOf } from '../../core/thinking-bot';
import type { Bot, SeatId } from '../../game';
import type { Options } from '../options';
import type { Order } from '../orders/order-types';
import { scoreOf, unitsOf } from '../rules/ending';
import { ofSeat, seatsInPlay } from '../rules/table';
import type { Position, View } from '../types';
import { decentBot, decide } from './decent';
import { forecastOf } from './forecast';

/** Plays on from turns of different tastes for a round, and takes the one that leaves it best off. */
export function sharpBotOf(system: () => Thinkable<Position, Order, Options>): Bot<Order> {
  return thinkingBotOf(system, {
    ideas: (view, seat) => ideas(view as View, seat),
    model: decentBot,
    worth,
    worlds: 5,
    steps: 5,
  });
}

/** By how much a unit may be taken to be worth more: who thinks less of them attacks more. */
const UNITS = [0.5, 0.75, 1.5, 2];

function ideas(view: View, seat: SeatId): readonly (readonly Order[])[] {
  const plain = decide(view, seat);
  if (view.active !== seat) return [plain];
  return [plain, ...UNITS.map((units) => decide(view, seat, { units }))];
}

/** The score as it stands, what units may still bring, and the lead or the gap that they make. */
function worth(position: Position, seat: SeatId): number {
  const lasting = position.phase === 'over' ? 0 : 1 - forecastOf(position).endsBeforeNext;
  const standing = (one: SeatId) => {
    const { cards, adventures } = ofSeat(position.hands, one);
    return (
      scoreOf(position, one).total +
      lasting * (0.3 * unitsOf(position, one) + 0.8 * cards.length + 0.5 * adventures.length)
    );
  };
  const rivals = seatsInPlay(position).filter((one) => one !== seat);
  return 1.5 * standing(seat) - Math.max(0, ...rivals.map(standing));
}
