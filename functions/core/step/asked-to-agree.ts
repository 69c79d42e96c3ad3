import { loadSystemFor } from '../../../engine/load-system';
import type { GameRecord, Gate } from '../game/games.records';
import type { Deps } from '../platform/deps';

/**
 * Seats that owe no orders but have to agree to an early close: people who are still in the game and not absent. Empty
 * if the season does not ask for consent.
 */
export async function askedToAgree(deps: Deps, game: GameRecord, gate: Gate): Promise<readonly string[]> {
  if (gate.consents === undefined) return [];
  const system = await loadSystemFor(game);
  const before = await deps.store.stepInPlay(gate, gate.step - 1);
  if (system === undefined || before === undefined)
    throw new Error(`game ${game.id} has no step ${gate.step - 1}`);
  const out = system.progress?.(before.position, system.options.parse(game.options)).out ?? {};
  return game.seats
    .filter(({ seat, player }) => player.kind === 'human' && !gate.owing.includes(seat))
    .map(({ seat }) => seat)
    .filter((seat) => !Object.hasOwn(out, seat) && gate.misses?.[seat]?.disorder !== true);
}
