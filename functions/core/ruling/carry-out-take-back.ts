import { loadSystemFor } from '../../../engine/load-system';
import { downtime } from '../absence/downtime';
import type { GameRecord, Gate } from '../game/games.records';
import type { Deps } from '../platform/deps';
import type { StepClosed } from '../platform/events.records';
import { reopenedGate } from '../step/gates';
import { stepsAfter } from './take-back';

/**
 * Carries out a ruling on a stopped game: copies its steps, writes the steps that stand, and reopens it. A run that
 * finds it half done continues: the result depends only on the ruling and the copies.
 */
export async function carryOutTakeBack(deps: Deps, game: GameRecord, stopped: Gate): Promise<void> {
  const { store } = deps;
  const line = stopped.line ?? 0;
  const [takeBack, seed] = await Promise.all([store.takeBackOf(game.id, line), store.seed(game.id)]);
  const system = await loadSystemFor(game);
  if (takeBack === undefined || seed === undefined || system === undefined)
    throw new Error(`game ${game.id} was stopped by ruling ${line}, which cannot be carried out`);
  const { last, rewritten } = stepsAfter(system, game, takeBack, await store.keepTaken(takeBack), seed);
  await store.rewriteSteps(takeBack, rewritten);
  for (const plan of await store.plansOfGame(game.id)) await store.deletePlan(plan);
  const now = deps.clock();
  const { step, position } = last;
  const away = await downtime(deps, system, game, position);
  const gate = reopenedGate(system, game, stopped, { step: step + 1, position, now, away });
  const event: StepClosed = {
    id: deps.newId(),
    kind: 'step-closed',
    at: now,
    game: game.id,
    step: last.step,
    finished: gate.state === 'finished',
  };
  await store.reopen(gate, event);
}
