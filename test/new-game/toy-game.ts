import * as z from 'zod';
import type { GameSystem, Problem, SeatId, StepResult, Verdict } from '../../engine/game';
import type { Bot } from '../../engine/game/bot';
import { SEAT_COLOURS } from '../../engine/game-identity';

/** A position of the toy game: the points of each player, and the current one of its three turns. */
interface Position {
  readonly turn: number;
  readonly points: Readonly<Record<SeatId, number>>;
}

interface Bid {
  readonly type: 'bid';
  readonly points: number;
}

const LAST_TURN = 3;
const MOST = 3;
const OPTIONS = z.strictObject({});

const bot: Bot<Bid> = {
  orders: (_view, _seat, random) => [{ type: 'bid', points: random.draw(1, MOST) }],
};

/** Each seat bids 1 to 3 points in secret for three turns, and keeps them. An example of a game system. */
export const toyGame: GameSystem<Position, Bid, z.infer<typeof OPTIONS>> = {
  id: 'toy',
  title: 'Toy',
  counts: { one: 'point', many: 'points' },
  scoring: 'rank-points',
  seats: { names: SEAT_COLOURS.slice(0, 3), fixed: false, min: 2, max: 3, usual: 2 },
  rulesVersion: '1',
  options: OPTIONS,
  measures: [{ id: 'points', name: 'Points' }],
  bots: { random: bot, gentle: bot, steady: bot, sharp: bot },
  length: () => ({ usual: { orders: LAST_TURN }, most: { orders: LAST_TURN } }),
  setup: (_options, seats) => ({ turn: 1, points: Object.fromEntries(seats.map((seat) => [seat, 0])) }),
  read: (position) => ({ ok: true, value: position as Position }),
  pending: ({ turn, points }) =>
    turn > LAST_TURN
      ? null
      : {
          pace: 'orders',
          clock: `turn ${turn}`,
          seats: Object.keys(points).map((seat) => ({
            seat,
            owes: true,
            decision: 'a bid',
            fallback: { says: 'You bid 1.', rule: '1.2' },
          })),
        },
  validate: (_position, _seat, orders) => orders.flatMap(problemsOf),
  legal: (_position, _seat, given) =>
    given.length > 0
      ? []
      : [
          {
            order: { type: 'bid', points: 1 },
            open: [{ field: 'points', kind: 'number', min: 1, max: MOST }],
          },
        ],
  adjudicate,
  view: (position) => position,
  viewResult: (result) => result,
  outcome: (position) =>
    position.turn > LAST_TURN
      ? { type: 'points', end: 'points', winners: placingOf(position)[0] ?? [], placing: placingOf(position) }
      : null,
  figures: ({ points }) =>
    Object.fromEntries(Object.entries(points).map(([seat, had]) => [seat, { points: had }])),
  label: ({ turn }) => (turn > LAST_TURN ? 'Finished' : `Turn ${turn}`),
  describe: (_before, { orders }) =>
    orders.map(({ seat, reason }) => ({ says: `${seat} bids.`, rules: [reason], seats: [seat] })),
  dealings: () => [],
};

function problemsOf(order: unknown, at: number): readonly Problem[] {
  const isBid = z.strictObject({ type: z.literal('bid'), points: z.int().min(1).max(MOST) });
  if (at === 0 && isBid.safeParse(order).success) return [];
  return [{ code: 'no-bid', path: [at], rule: '1.1', message: 'Send one bid of 1 to 3 points.' }];
}

function adjudicate(
  { turn, points }: Position,
  orders: Readonly<Record<SeatId, readonly unknown[]>>,
): StepResult<Position> {
  const next = { ...points };
  const verdicts = Object.keys(points).map((seat): Verdict => {
    const order = (orders[seat]?.[0] ?? { type: 'bid', points: 1 }) as Bid;
    if (problemsOf(order, 0).length > 0) return { seat, order, result: 'rejected', reason: '1.1' };
    next[seat] = (next[seat] ?? 0) + order.points;
    return { seat, order, result: 'done', reason: orders[seat] === undefined ? '1.2' : '1.1' };
  });
  const position = { turn: turn + 1, points: next };
  return { orders: verdicts, position, events: [], outcome: turn === LAST_TURN ? { points: next } : null };
}

function placingOf({ points }: Position): readonly (readonly SeatId[])[] {
  const totals = [...new Set(Object.values(points))].sort((one, other) => other - one);
  return totals.map((total) => Object.keys(points).filter((seat) => points[seat] === total));
}
