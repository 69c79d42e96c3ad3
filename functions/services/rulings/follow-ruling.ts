import type { GameSystem } from '../../../engine/game';
import { systemFor } from '../../../engine/systems';
import type { GameRecord, Gate, RulingRecord } from '../../store/records';
import { waitedForAgain } from '../absence/civil-disorder';
import type { Deps } from '../deps';
import { boardOf } from '../results/boards';
import { earlierYears } from '../results/current-board';
import { keepStepGoing } from '../steps/keep-step-going';
import { saveOrdersOfSeat } from '../steps/submit-orders';
import { carryOutTakeBack } from './carry-out-take-back';

/**
 * Brings summary, timer and bots in line with the open step as rulings have left it, and closes it if everyone was
 * ready while it was paused. Repeating it is harmless; a step that has closed meanwhile has an event of its own.
 */
export async function followRuling(deps: Deps, gameId: string): Promise<void> {
  const live = await deps.store.gameAndGate(gameId);
  const system = live && systemFor(live.game);
  if (live === undefined || system === undefined)
    throw new Error(`there is no game ${gameId} that was ruled on`);
  const { game, gate: read } = live;
  const stopped = read.state === 'taking-back';
  if (stopped) await carryOutTakeBack(deps, game, read);
  const found = stopped ? ((await deps.store.gate(gameId)) ?? read) : read;
  if (found.state !== 'open') return;
  const [step, history, rulings] = await Promise.all([
    deps.store.stepInPlay(found, found.step - 1),
    earlierYears(deps, game, found),
    deps.store.rulingsOn(game),
  ]);
  if (step === undefined) throw new Error(`game ${gameId} has no step ${found.step - 1}`);
  const gate = await forNewHolder(deps, found, rulings.at(-1));
  await deps.store.saveBoard(boardOf(system, game, gate, step, history, rulings));
  await takeOver(deps, system, game, gate, step.position, rulings.at(-1));
  if (gate.pausedAt !== undefined) return;
  await keepStepGoing(deps, game, gate);
}

/** A seat in civil disorder that someone else was given is waited for again. */
async function forNewHolder(deps: Deps, gate: Gate, ruling: RulingRecord | undefined): Promise<Gate> {
  if (ruling?.kind !== 'replace' || ruling.seat === undefined || ruling.step !== gate.step) return gate;
  return waitedForAgain(deps, gate, ruling.seat, { anew: true });
}

/** A seat that stood vacant is taken by its new player, where the rules have an order for it. */
async function takeOver(
  deps: Deps,
  system: GameSystem,
  game: GameRecord,
  gate: Gate,
  position: unknown,
  ruling: RulingRecord | undefined,
): Promise<void> {
  if (ruling?.kind !== 'replace' || ruling.seat === undefined) return;
  const orders = system.takeOver?.(position, ruling.seat) ?? [];
  if (orders.length > 0)
    await saveOrdersOfSeat(deps, { game, gate }, ruling.seat, { step: gate.step, orders, ready: true });
}
