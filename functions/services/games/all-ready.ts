import { gameSystem } from '../../../engine/systems';
import type { GameRecord, Gate } from '../../store/records';
import type { Deps } from '../deps';

/** Whether every seat that owes orders is ready, and every other one agrees where the season asks for it. */
export async function allReady(deps: Deps, game: GameRecord, gate: Gate): Promise<boolean> {
  // Nobody is waited for where only seats in civil disorder owe: the deadline closes it.
  if (gate.owing.length === 0) return false;
  if (!gate.owing.every((seat) => gate.ready[seat] === true)) return false;
  if (gate.consents === undefined) return true;
  const asked = await askedToAgree(deps, game, gate);
  return asked.every((seat) => gate.consents?.[seat] === true);
}

/** Seats beside those that owe orders that have to agree to an early close: people who are in the game and there. */
export async function askedToAgree(deps: Deps, game: GameRecord, gate: Gate): Promise<readonly string[]> {
  const system = gameSystem(game.system);
  const before = await deps.store.stepInPlay(gate, gate.step - 1);
  if (system === undefined || before === undefined)
    throw new Error(`game ${game.id} has no step ${gate.step - 1}`);
  const out = system.progress?.(before.position, system.options.parse(game.options)).out ?? {};
  return game.seats
    .filter(({ seat, player }) => player.kind === 'human' && !gate.owing.includes(seat))
    .map(({ seat }) => seat)
    .filter((seat) => !Object.hasOwn(out, seat) && gate.misses?.[seat]?.disorder !== true);
}
