import { loadSystemFor } from '../../../engine/load-system';
import type { GameRecord, Gate, SeatRecord } from '../game/games.records';
import type { Deps } from '../platform/deps';
import { proofFor } from './adjudicate-step';
import { thinkHere } from './bot-orders';
import { saveOrdersOfSeat } from './submit-orders';

/** Submits the orders of every seat that a bot holds, ready at once. */
export function playBots(deps: Deps, game: GameRecord, gate: Gate): Promise<void> {
  return playSeats(
    deps,
    game,
    gate,
    game.seats.filter(({ player }) => player.kind === 'bot'),
  );
}

/**
 * Gives what a bot would order for those of some seats that owe orders, ready at once. Orders that are stored stay: those
 * of a player whom the bot has just replaced, too.
 */
export async function playSeats(
  deps: Deps,
  game: GameRecord,
  gate: Gate,
  wanted: readonly SeatRecord[],
): Promise<void> {
  const owing = wanted.filter(({ seat }) => gate.owing.includes(seat));
  const stored = owing.filter(({ seat }) => Object.hasOwn(gate.given, seat) && gate.ready[seat] !== true);
  for (const { seat } of stored) await markReady(deps, game, gate, seat);
  const seats = owing.filter(({ seat }) => !Object.hasOwn(gate.given, seat));
  if (seats.length === 0) return;
  const system = await loadSystemFor(game);
  if (system === undefined) return;
  const level = game.practice?.level ?? 'steady';
  // Anyone can open practice boards, and sharp bots take long.
  const think = game.practice === undefined ? thinkHere : (deps.think ?? thinkHere);
  const [seed, before] = await Promise.all([
    deps.store.seed(game.id),
    deps.store.stepInPlay(gate, gate.step - 1),
  ]);
  if (seed === undefined || before === undefined)
    throw new Error(`game ${game.id} lacks its seed or position`);
  for (const { seat } of seats) {
    const view = system.view(before.position, { kind: 'seat', seat });
    const secret = { seed, game: `${game.id}/bot/${seat}` };
    const { system: name, rulesVersion, options } = game;
    const task = { system: name, rulesVersion, options, level, view, seat, secret, step: gate.step };
    const moves = await think({ ...task, proof: proofFor(gate) });
    // In a season a vote is a matter for people.
    const votes = game.practice === undefined ? [] : (system.botVotes?.(view, seat) ?? []);
    const orders = [...moves, ...votes];
    const saved = await saveOrdersOfSeat(deps, { game, gate }, seat, {
      step: gate.step,
      orders,
      ready: true,
    });
    // A seat that has changed hands or submitted orders meanwhile must not delay the others.
    if (!saved.ok && saved.refusal.code === 'orders-refused')
      throw new Error(
        `bot of ${seat} in ${game.id} gave refused orders: ${JSON.stringify(saved.refusal.problems)}`,
      );
  }
}

async function markReady(deps: Deps, game: GameRecord, gate: Gate, seat: string): Promise<void> {
  const stored = (await deps.store.ordersOfStep(game.id, gate.step)).find((one) => one.seat === seat);
  if (stored === undefined) return;
  const { step, orders, version } = stored;
  await saveOrdersOfSeat(deps, { game, gate }, seat, { step, orders, ready: true, version });
}
