import type { GameSystem } from '../../engine/game';
import { systemFor } from '../../engine/systems';
import type { GameRecord, GameRuled, Gate, RulingRecord } from '../store/records';
import { boardOf } from './boards';
import { carryOutTakeBack } from './carry-out-take-back';
import { earlierYears } from './current-board';
import type { Deps } from './deps';
import { tellOfRuling } from './notifications/after-events';
import { playBots } from './play-bots';
import { closeIfAllReady, closesWhenReady, saveOrdersOfSeat } from './submit-orders';

/** What follows from a ruling on a game that is being played. */
export async function afterGameRuling(deps: Deps, event: GameRuled): Promise<void> {
  await followRuling(deps, event.game);
  await tellOfRuling(deps, event);
  await deps.store.settle(event);
}

/**
 * Brings summary, timer and bots in line with the open step as rulings have left it, and closes it if everybody was
 * ready while it was paused. Repeating it is harmless; a step that has closed meanwhile has an event of its own.
 */
export async function followRuling(deps: Deps, gameId: string): Promise<void> {
  const [game, found] = await Promise.all([deps.store.game(gameId), deps.store.gate(gameId)]);
  const system = game && systemFor(game);
  if (game === undefined || found === undefined || system === undefined)
    throw new Error(`there is no game ${gameId} that was ruled on`);
  const stopped = found.state === 'taking-back';
  if (stopped) await carryOutTakeBack(deps, game, found);
  const gate = stopped ? ((await deps.store.gate(gameId)) ?? found) : found;
  if (gate.state !== 'open') return;
  const [step, history, rulings] = await Promise.all([
    deps.store.step(gameId, gate.step - 1),
    earlierYears(deps, game, gate),
    deps.store.rulings(gameId),
  ]);
  if (step === undefined) throw new Error(`game ${gameId} has no step ${gate.step - 1}`);
  await deps.store.saveBoard(boardOf(system, game, gate, step, history, rulings));
  await takeOver(deps, system, game, gate, step.position, rulings.at(-1));
  if (gate.pausedAt !== undefined) return;
  await deps.timer.at(gameId, gate.step, gate.deadline);
  await playBots(deps, game, gate);
  if (gate.owing.length > 0 && closesWhenReady(game, gate)) await closeIfAllReady(deps, gate);
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
    await saveOrdersOfSeat(deps, game, ruling.seat, { step: gate.step, orders, ready: true });
}
