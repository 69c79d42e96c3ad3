import { gameSystem } from '../../engine/systems';
import type { Gate } from '../store/records';
import type { Deps } from './deps';

/**
 * A seat in civil disorder is played again: its player has sent orders, or somebody else has taken it. From now on the
 * game waits for it. @returns the gate as it is then
 */
export async function waitedForAgain(deps: Deps, gate: Gate, seat: string): Promise<Gate> {
  if (gate.misses?.[seat]?.disorder !== true) return gate;
  const [game, before] = await Promise.all([
    deps.store.game(gate.game),
    deps.store.step(gate.game, gate.step - 1),
  ]);
  const pending = game && before && gameSystem(game.system)?.pending(before.position);
  const owes = pending?.seats.some((one) => one.seat === seat && one.owes) === true;
  return (await deps.store.endDisorder(gate, seat, owes)) ?? gate;
}
