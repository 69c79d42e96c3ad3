import { stepRandom } from '../../../engine/random';
import { systemFor } from '../../../engine/systems';
import type { GameRecord, Gate } from '../../store/records';
import type { Deps } from '../deps';
import { closeIfAllReady } from './early-close';
import { saveOrdersOfSeat } from './submit-orders';

/**
 * Gives the orders of every seat that a bot holds, ready at once, and closes the step if everybody else was before.
 * A bot's dice come from the game's secret seed, so that nobody can foretell them and a second run gives the same.
 */
export async function playBots(deps: Deps, game: GameRecord, gate: Gate): Promise<void> {
  const seats = game.seats.filter(({ seat, player }) => player.kind === 'bot' && gate.owing.includes(seat));
  const system = systemFor(game);
  const bot = system?.bots.at(-1);
  if (seats.length === 0 || system === undefined || bot === undefined) return;
  const [seed, before] = await Promise.all([
    deps.store.seed(game.id),
    deps.store.stepInPlay(gate, gate.step - 1),
  ]);
  if (seed === undefined || before === undefined)
    throw new Error(`game ${game.id} lacks its seed or position`);
  for (const { seat } of seats) {
    const view = system.view(before.position, { kind: 'seat', seat });
    const orders = bot.orders(view, seat, stepRandom(seed, `${game.id}/bot/${seat}`, gate.step));
    const saved = await saveOrdersOfSeat(deps, { game, gate }, seat, {
      step: gate.step,
      orders,
      ready: true,
    });
    if (!saved.ok && saved.refusal.code === 'orders-refused')
      throw new Error(
        `bot of ${seat} in ${game.id} gave refused orders: ${JSON.stringify(saved.refusal.problems)}`,
      );
    if (!saved.ok) return;
  }
  if (waitsForPeople(game, gate)) await closeIfAllReady(deps, game, gate);
}

/**
 * People may have been ready before the bots were, or wait for a bot's decision. A board of bots alone keeps to its
 * deadlines, so that there is something to watch.
 */
function waitsForPeople(game: GameRecord, gate: Gate): boolean {
  const people = game.seats.filter(({ player }) => player.kind === 'human');
  if (gate.pace === 'decision' || gate.pace === 'reaction') return people.length > 0;
  return game.deadlines.earlyClose !== 'forbidden' && people.some(({ seat }) => gate.owing.includes(seat));
}
