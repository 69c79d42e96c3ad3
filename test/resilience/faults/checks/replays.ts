import { systemFor } from '../../../../engine/systems';
import { firstDifference } from '../../../../functions/core/game/rehearse';
import type { Store } from '../../../../functions/core/platform/store';
import { headOf } from '../../../../functions/core/step/adjudicate-step';

/** I2, I3, I4: each game has every step once, in one chain, and replaying its orders gives the same end. */
export async function faultsOfReplay(store: Store, id: string): Promise<readonly string[]> {
  const [game, gate, seed, steps] = await Promise.all([
    ...([store.game(id), store.gate(id), store.seed(id), store.steps(id)] as const),
  ]);
  const system = game && systemFor(game);
  if (!game || !gate || !seed || !system) return [`I4: ${id} lacks its record, gate, seed or rules`];
  const faults: string[] = [];
  for (const [at, step] of steps.entries()) {
    const before = steps[at - 1];
    if (step.step !== at) faults.push(`I2: ${id} has step ${step.step} where step ${at} belongs`);
    if (before !== undefined && step.previousHash !== headOf(before))
      faults.push(`I2: step ${step.step} of ${id} does not follow from the one before it`);
  }
  if (gate.state === 'finished' && steps.at(-1)?.step !== gate.step)
    faults.push(`I2: ${id} ended at step ${gate.step} and has ${steps.length - 1}`);
  const differs = firstDifference(system, game, seed, steps);
  if (differs !== null) faults.push(`I3: step ${differs} of ${id} comes out differently`);
  return faults;
}
