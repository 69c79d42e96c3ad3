import * as z from 'zod';
import { bySeat, ofSeat, seatName } from '../../../engine/core/by-seat';
import { randomBotOf } from '../../../engine/core/random-bot';
import { readPosition } from '../../../engine/core/read-position';
import { sentence } from '../../../engine/core/story';
import type { BySeat, GameSystem, SeatId, StepResult, Verdict } from '../../../engine/game';
import { messagesOf } from '../../../engine/game/message';
import type { Offer } from '../../../engine/game/offer';
import { IDENTITY, MEASURES } from './identity';

/** Counters on the board at the start, and the most that an order may take (rules 1.1 and 2.1). */
const COUNTERS = 15;
const MOST = 3;

const message = messagesOf('toy-game');

/** Everything that a game knows between two steps, as plain JSON. */
interface Position {
  readonly turn: number;
  readonly order: readonly SeatId[];
  /** The seat on turn; null at the end. */
  readonly active: SeatId | null;
  readonly left: number;
  readonly taken: BySeat<number>;
}

const ORDER = z.strictObject({ type: z.literal('take'), count: z.int().min(1).max(MOST) });
type Take = z.infer<typeof ORDER>;

/** The rule that refuses an order; null if it may be carried out. */
function refusalOf({ active, left }: Position, seat: SeatId, order: unknown): string | null {
  const read = ORDER.safeParse(order);
  if (active !== seat) return '1.2';
  return read.success && read.data.count <= left ? null : '2.1';
}

function problemText(rule: string) {
  return rule === '1.2' ? message('refusal.notOnTurn') : message('refusal.count', { most: MOST });
}

/** All that a seat may order; pages and bots choose from it, and fill in what is open. */
function legal({ active, left }: Position, seat: SeatId, given: readonly Take[]): readonly Offer<Take>[] {
  if (active !== seat || given.length > 0) return [];
  const max = Math.min(MOST, left);
  return [{ order: { type: 'take', count: 1 }, open: [{ field: 'count', kind: 'number', min: 1, max }] }];
}

/** Closes a step: the same position and orders always give the same result. */
function adjudicate(position: Position, orders: BySeat<readonly unknown[]>): StepResult<Position> {
  const { active, order, turn, left, taken } = position;
  if (active === null) return { orders: [], position, events: [], outcome: null };
  const given = Object.entries(orders).flatMap(([seat, list]) =>
    list.map((one, at): Verdict => {
      const reason = at > 0 ? '1.2' : refusalOf(position, seat, one);
      return { seat, order: one, result: reason === null ? 'ok' : 'rejected', reason: reason ?? '2.1' };
    }),
  );
  const done = given.find(({ result }) => result === 'ok');
  const silent: Verdict = {
    seat: active,
    order: { type: 'take', count: 1 },
    result: 'default',
    reason: '2.2',
  };
  const { count } = (done ?? silent).order as Take;
  const next = order[(order.indexOf(active) + 1) % order.length] ?? active;
  const isOver = left - count === 0;
  return {
    orders: done === undefined ? [...given, silent] : given,
    position: {
      turn: turn + 1,
      order,
      active: isOver ? null : next,
      left: left - count,
      taken: { ...taken, [active]: ofSeat(taken, active) + count },
    },
    events: [{ type: 'took', seat: active, count } as { type: string }],
    outcome: isOver ? { winner: active } : null,
  };
}

const positionSchema = (seats: readonly SeatId[]) => {
  const seat = z.enum(seats);
  return z.strictObject({
    turn: z
      .int()
      .min(1)
      .max(COUNTERS + 1)
      .default(1),
    order: z
      .array(seat)
      .length(seats.length)
      .default([...seats]),
    active: seat.nullable().default(seats[0] ?? null),
    left: z.int().min(0).max(COUNTERS).default(COUNTERS),
    taken: z.partialRecord(seat, z.int().min(0).max(COUNTERS)).default({}),
  });
};

const bot = randomBotOf(legal, [], ([offer]) => offer);

/** Seats take counters in turn; who takes the last one wins. */
export const toyGame: GameSystem<Position, Take, object> = {
  id: 'toy-game',
  ...IDENTITY,
  rulesVersion: '1',
  options: z.strictObject({}),
  measures: MEASURES,
  bots: { random: bot, gentle: bot, steady: bot, sharp: bot },
  length: () => ({ usual: { decision: COUNTERS / 2 }, most: { decision: COUNTERS } }),
  setup: (_options, seats) => ({
    ...{ turn: 1, order: [...seats], active: seats[0] ?? null, left: COUNTERS },
    taken: bySeat(seats, () => 0),
  }),
  positionSchema,
  read: (written, _options, seats) =>
    readPosition(written, {
      schema: positionSchema(seats),
      rule: '1.1',
      completed: (given) => ({ ...given, taken: bySeat(seats, (seat) => given.taken[seat] ?? 0) }),
      problemsOf: () => [],
    }),
  // Every seat that is still in the game is named; the game waits for those that owe orders.
  pending: ({ active, order, turn }) =>
    active === null
      ? null
      : {
          pace: 'decision',
          clock: `turn ${turn}`,
          seats: order.map((seat) => ({
            ...{ seat, owes: seat === active, decision: message('decision') },
            fallback: { says: message('fallback'), rule: '2.2' },
          })),
        },
  validate: (position, seat, orders) =>
    orders.flatMap((order, at) => {
      const rule = at > 0 ? '1.2' : refusalOf(position, seat, order);
      return rule === null ? [] : [{ code: 'refused', path: [at], rule, message: problemText(rule) }];
    }),
  legal,
  adjudicate,
  view: (position) => position,
  viewResult: (result) => result,
  outcome: ({ active, order, turn }) => {
    const winner = order[(turn - 2) % order.length] ?? '';
    const others = order.filter((seat) => seat !== winner);
    return active === null
      ? { type: 'win', end: 'solo', winners: [winner], placing: [[winner], others] }
      : null;
  },
  figures: ({ order, taken }) => bySeat(order, (seat) => ({ taken: ofSeat(taken, seat) })),
  label: ({ active, turn }) =>
    active === null ? `After turn ${turn - 1}` : `Turn ${turn}, ${seatName(active)}`,
  describe: (_before, { orders }) =>
    orders.map(({ seat, order, result, reason }) =>
      result === 'rejected'
        ? sentence(message('refused', { seat: seatName(seat), why: problemText(reason) }), reason, [seat])
        : sentence(message('took', { seat: seatName(seat), count: (order as Take).count }), reason, [seat]),
    ),
  dealings: () => [],
  // Without these three the game is played from lists alone.
  board: (view) => ({
    spaces: Array.from({ length: COUNTERS }, (_, at) => ({
      id: `${at + 1}`,
      name: `${at + 1}`,
      at: [at % 5, Math.floor(at / 5)],
    })),
    pieces: Array.from({ length: (view as Position).left }, (_, at) => ({
      at: `${at + 1}`,
      seat: null,
      name: message('counter'),
    })),
  }),
  orderInWords: (_view, { count }) => message('order', { count }),
};
