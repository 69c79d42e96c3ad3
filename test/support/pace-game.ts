import type { DeadlinePolicy } from '../../engine/deadlines/policy';
import { withSeatToMove } from '../../engine/domination/offers/preview';
import type { View } from '../../engine/domination/types';
import type { GameSystem, SeatId } from '../../engine/game';
import type { Bot } from '../../engine/game/bot';
import type { Random } from '../../engine/random';
import type { Gate } from '../../functions/core/game/games.records';
import { firstGate, gateAfter } from '../../functions/core/step/gates';
import { answerAt, isMissed, type Person, somebody } from './pace-people';

const START = Date.UTC(2026, 10, 21, 19);
const DAY = 24 * 3_600_000;

export interface PaceSetting {
  readonly options: unknown;
  readonly seats: readonly SeatId[];
  readonly deadlines: DeadlinePolicy;
  /** The number of players, of a hundred, who plan their next turn whenever they look at the game while others play. */
  readonly planners: number;
}

/** The length of a game. */
export interface Pace {
  readonly days: number;
  /** Steps with a seat to decide; those that a plan closed at once; those closed before the deadline; missed ones. */
  windows: number;
  planned: number;
  early: number;
  missed: number;
}

interface Player extends Person {
  readonly plans: boolean;
  /** When they next look at the game while they are not asked. */
  looksAt: number;
  plan: readonly unknown[] | null;
}

/** A seat's view of the board for planning its next turn, for games whose bots can plan. */
export const THOUGHTS: Readonly<Partial<Record<string, (view: unknown, seat: SeatId) => unknown>>> = {
  domination: (view, seat) => withSeatToMove(view as View, seat),
};

/** One game of people who answer at their own times, through the platform's gates and deadlines. */
export function paceOfGame(system: GameSystem, setting: PaceSetting, random: Random): Pace {
  const { options, seats, deadlines, planners } = setting;
  const bot = system.bots.steady;
  const start = START + random.draw(0, 7 * 24) * (DAY / 24);
  const players = new Map(
    seats.map((seat): [SeatId, Player] => {
      const person = somebody(random);
      const plans = random.draw(1, 100) <= planners;
      return [seat, { ...person, plans, looksAt: answerAt(person, start, random), plan: null }];
    }),
  );
  const game = { id: 'game', deadlines };
  const pace = { windows: 0, planned: 0, early: 0, missed: 0 };
  let position = system.setup(options, seats, random);
  let gate = firstGate(system, game, position, start, {});
  let now = start;
  while (gate.state === 'open') {
    const closing = closingOf({ system, bot, position, players, random }, gate, now);
    now = closing.at;
    pace.windows += 1;
    pace.planned += closing.planned ? 1 : 0;
    pace.early += closing.why === 'all-ready' ? 1 : 0;
    pace.missed += closing.missed;
    think({ system, bot, position, players, random }, gate, now);
    position = system.adjudicate(position, closing.given, options, random).position;
    const given = Object.fromEntries(Object.keys(closing.given).map((seat) => [seat, 1]));
    const closed = { ...gate, state: 'closing', why: closing.why, given } as const;
    gate = gateAfter(system, game, closed, position, now, {});
  }
  return { ...pace, days: (now - start) / DAY };
}

interface Table {
  readonly system: GameSystem;
  readonly bot: Bot<unknown>;
  readonly position: unknown;
  readonly players: ReadonlyMap<SeatId, Player>;
  readonly random: Random;
}

interface Closing {
  readonly at: number;
  readonly why: 'all-ready' | 'deadline';
  readonly given: Record<SeatId, readonly unknown[]>;
  readonly planned: boolean;
  readonly missed: number;
}

/** When a step that opens now closes, and with which orders: a matching plan closes it at once. */
function closingOf(table: Table, gate: Gate, now: number): Closing {
  const { system, bot, position, players, random } = table;
  const given: Record<SeatId, readonly unknown[]> = {};
  let [at, planned] = [now, false];
  for (const seat of gate.owing) {
    const player = playerIn(players, seat);
    const { plan } = player;
    player.plan = null;
    if (gate.pace === 'decision' && plan !== null && system.validate(position, seat, plan).length === 0) {
      given[seat] = plan;
      planned = true;
      continue;
    }
    const answered = isMissed(random) ? Number.POSITIVE_INFINITY : answerAt(player, now, random);
    at = Math.max(at, Math.min(answered, gate.deadline));
    if (answered >= gate.deadline) continue;
    given[seat] = bot.orders(system.view(position, { kind: 'seat', seat }), seat, random);
    player.looksAt = answerAt(player, answered, random);
  }
  const missed = gate.owing.filter((seat) => given[seat] === undefined).length;
  return { at, why: missed === 0 ? 'all-ready' : 'deadline', given, planned, missed };
}

/**
 * Players who look at the game before the step closes, and are not asked in it, plan their next turn on the board they
 * see.
 */
function think({ system, bot, position, players, random }: Table, gate: Gate, until: number): void {
  const thought = THOUGHTS[system.id];
  for (const [seat, player] of players) {
    if (!player.plans || thought === undefined || gate.owing.includes(seat) || player.looksAt > until)
      continue;
    while (player.looksAt <= until) player.looksAt = answerAt(player, player.looksAt, random);
    const asked = system.pending(position)?.seats.some((one) => one.seat === seat);
    if (asked !== true || gate.pace !== 'decision') continue;
    player.plan = bot.orders(thought(system.view(position, { kind: 'seat', seat }), seat), seat, random);
  }
}

function playerIn(players: Table['players'], seat: SeatId): Player {
  const player = players.get(seat);
  if (player === undefined) throw new Error(`nobody holds ${seat}`);
  return player;
}
