import type { BySeat, GameSystem, SeatId } from '../game';
import type { Bot } from '../game/bot';
import { type Random, textRandom } from '../random';

/** How a bot thinks ahead. */
export interface Thinking<Position, Order> {
  /** Lists of orders to compare; the first is what the bot does without thinking. */
  ideas(view: unknown, seat: SeatId, random: Random): readonly (readonly Order[])[];
  /** The bot that gives everyone's orders in the simulated worlds. */
  readonly model: Bot<Order>;
  /** The value of a position for a seat; only compared with other positions of the same seat. */
  worth(position: Position, seat: SeatId): number;
  /** In how many worlds the last two ideas are tried. After each world the worse half of the ideas is dropped. */
  readonly worlds: number;
  /** The most steps for which each world is played, including the one being ordered now. */
  readonly steps: number;
  /** Whether a world need not be played beyond a position. Absent: all steps are played. */
  isEnough?(now: Position, start: Position): boolean;
}

/** The parts of a game that a thinking bot needs. */
export type Thinkable<Position, Order, Options> = Pick<
  GameSystem<Position, Order, Options>,
  'options' | 'pending' | 'view' | 'adjudicate' | 'dealHidden'
>;

/**
 * A bot that tries its ideas in worlds that match what its seat sees, with hidden parts dealt at random, and chooses
 * the one with the best average result. All ideas are tried in the same worlds with the same dice.
 */
export function thinkingBotOf<Position, Order, Options>(
  system: () => Thinkable<Position, Order, Options>,
  thinking: Thinking<Position, Order>,
): Bot<Order> {
  return {
    orders(view, seat, random) {
      const ideas = distinct(thinking.ideas(view, seat, random));
      if (ideas.length < 2) return ideas[0] ?? [];
      return bestIdea({ system: system(), thinking, seat, ideas }, view, random);
    },
  };
}

function distinct<Order>(ideas: readonly (readonly Order[])[]): readonly (readonly Order[])[] {
  return [...new Map(ideas.map((idea) => [JSON.stringify(idea), idea])).values()];
}

interface Choice<Position, Order, Options> {
  readonly system: Thinkable<Position, Order, Options>;
  readonly thinking: Thinking<Position, Order>;
  readonly seat: SeatId;
  readonly ideas: readonly (readonly Order[])[];
}

function bestIdea<Position, Order, Options>(
  choice: Choice<Position, Order, Options>,
  view: unknown,
  random: Random,
): readonly Order[] {
  let left = choice.ideas.map((orders) => ({ orders, worth: 0 }));
  for (let world = 0; world < choice.thinking.worlds; world += 1) {
    const seed = `${random.draw(0, 0x7fffffff)}`;
    const start = choice.system.dealHidden?.(view, textRandom(`${seed} deal`)) ?? (view as Position);
    const others = ordersBy(choice, start, seed, choice.seat);
    for (const idea of left) {
      const given = { ...others, [choice.seat]: idea.orders };
      idea.worth += choice.thinking.worth(playOn(choice, start, given, seed), choice.seat);
    }
    left = left.sort((one, other) => other.worth - one.worth).slice(0, Math.max(2, left.length / 2));
  }
  return left[0]?.orders ?? [];
}

/** The orders of all seats but one. */
function ordersBy<Position, Order, Options>(
  { system, thinking }: Choice<Position, Order, Options>,
  position: Position,
  seed: string,
  except: SeatId | null,
): BySeat<readonly Order[]> {
  const owing = system.pending(position)?.seats.filter(({ owes, seat }) => owes && seat !== except) ?? [];
  return Object.fromEntries(
    owing.map(({ seat }) => {
      const view = system.view(position, { kind: 'seat', seat });
      return [seat, thinking.model.orders(view, seat, textRandom(`${seed} ${seat}`))];
    }),
  );
}

function playOn<Position, Order, Options>(
  choice: Choice<Position, Order, Options>,
  start: Position,
  first: BySeat<readonly Order[]>,
  seed: string,
): Position {
  const { system, thinking } = choice;
  const options = system.options.parse({});
  let position = start;
  for (let step = 0; step < thinking.steps; step += 1) {
    if (system.pending(position) === null || (step > 0 && thinking.isEnough?.(position, start))) break;
    const orders = step === 0 ? first : ordersBy(choice, position, `${seed} ${step}`, null);
    position = system.adjudicate(position, orders, options, textRandom(`${seed} dice ${step}`)).position;
  }
  return position;
}
