import type { GameSystem } from '../../../engine/game';
import { loadSystemFor } from '../../../engine/load-system';
import { boardOf } from '../game/boards';
import { earlierYears } from '../game/current-board';
import type { GameAndGate } from '../game/games.store';
import { stepInSummary } from '../game/watch-delay';
import type { Deps } from '../platform/deps';
import { keepStepGoing } from '../step/keep-step-going';
import { saveOrdersOfSeat } from '../step/submit-orders';
import { carryOutTakeBack } from './carry-out-take-back';
import type { RulingRecord } from './rulings.records';

/**
 * Brings summary, timer and bots in line with the open step after rulings, and closes it if everyone became ready while
 * it was paused. Repeating it is harmless; a step that has closed meanwhile has its own event.
 */
export async function followRuling(deps: Deps, gameId: string): Promise<void> {
  const live = await deps.store.gameAndGate(gameId);
  const system = live && (await loadSystemFor(live.game));
  if (live === undefined || system === undefined)
    throw new Error(`there is no game ${gameId} that was ruled on`);
  const { game, gate: read } = live;
  const stopped = read.state === 'taking-back';
  if (stopped) await carryOutTakeBack(deps, game, read);
  const gate = stopped ? ((await deps.store.gate(gameId)) ?? read) : read;
  if (gate.state !== 'open') return;
  const [step, history, rulings] = await Promise.all([
    deps.store.stepInPlay(gate, gate.step - 1),
    earlierYears(deps, game, gate),
    deps.store.rulingsOn(game),
  ]);
  if (step === undefined) {
    // Another ruling has taken the step back meanwhile and has its own event.
    if ((await deps.store.gate(gameId))?.line !== gate.line) return;
    throw new Error(`game ${gameId} has no step ${gate.step - 1}`);
  }
  const shown = await stepInSummary(deps, game, gate, step);
  await deps.store.saveBoard(await boardOf(system, game, gate, step, history, rulings, shown));
  await takeOver(deps, system, { game, gate }, step.position, rulings);
  if (gate.pausedAt !== undefined) return;
  await keepStepGoing(deps, game, gate);
}

/** Gives vacant seats to their new players, if the rules have an order for it. */
async function takeOver(
  deps: Deps,
  system: GameSystem,
  { game, gate }: GameAndGate,
  position: unknown,
  rulings: readonly RulingRecord[],
): Promise<void> {
  const given = rulings.flatMap(({ kind, seat, step }) =>
    kind === 'replace' && seat !== undefined && step === gate.step ? [seat] : [],
  );
  for (const seat of new Set(given)) {
    const orders = system.takeOver?.(position, seat) ?? [];
    // Orders that the new player has submitted since stay.
    if (orders.length > 0)
      await saveOrdersOfSeat(deps, { game, gate }, seat, {
        step: gate.step,
        orders,
        ready: true,
        version: 0,
      });
  }
}
