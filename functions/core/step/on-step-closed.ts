import { loadSystemFor } from '../../../engine/load-system';
import { isToBePaused } from '../absence/silence';
import { boardOf } from '../game/boards';
import { earlierYears } from '../game/current-board';
import type { GameAndGate } from '../game/games.store';
import { stepInSummary } from '../game/watch-delay';
import { notifyStep } from '../notification/notify-step';
import type { Deps } from '../platform/deps';
import type { StepClosed } from '../platform/events.records';
import { playOn } from '../practice/play-on';
import { isPracticeBoard } from '../practice/practice-boards';
import { giveAutomaticOrders } from './give-automatic-orders';
import { followPlans } from './give-plans';
import { keepStepGoing } from './keep-step-going';

/**
 * Handles a closed step: updates the season's board, submits the bots' orders for the next step, and scores a finished
 * game. Events may arrive twice or out of order; every part is harmless to repeat.
 */
export async function onStepClosed(deps: Deps, event: StepClosed): Promise<void> {
  if (isPracticeBoard(event.game)) return afterPracticeStep(deps, event);
  const found = await deps.store.gameAndGate(event.game);
  if (found === undefined) throw new Error(`event ${event.id} names no game: ${event.game}`);
  const { game, gate } = found.gate.state === 'taking-back' ? await ruledOut(deps, event) : found;
  const step = await deps.store.stepInPlay(gate, event.step);
  const system = await loadSystemFor(game);
  // A ruling has since taken the step back; the ruling has its own event.
  if (step === undefined && gate.line !== undefined && gate.step <= event.step)
    return deps.store.settle(event);
  if (step === undefined || system === undefined)
    throw new Error(`game ${game.id} has no step ${event.step}`);
  const [history, rulings] = await Promise.all([earlierYears(deps, game, gate), deps.store.rulingsOn(game)]);
  const shown = await stepInSummary(deps, game, gate, step);
  await deps.store.saveBoard(await boardOf(system, game, gate, step, history, rulings, shown));
  await followPlans(deps, game, gate, step);
  // One turn in dozens is a game's last, and ratings and draws are large modules to load.
  if (event.finished) await (await import('../game/finish-game')).finishGame(deps, game);
  else if (gate.state === 'open') {
    const isPaused = gate.pausedAt !== undefined || (await pauseIfAbandoned(deps, { game, gate }));
    if (gate.step === event.step + 1) await giveAutomaticOrders(deps, game, gate, step.position);
    if (!isPaused) await keepStepGoing(deps, game, gate);
  }
  await notifyStep(deps, event, { system, game, gate, step });
  await deps.store.settle(event);
}

/**
 * A ruling that takes steps back is carried out first. Until then the gate belongs to the new branch and the steps to
 * the old one, and a summary made from both would outrank all later ones.
 */
async function ruledOut(deps: Deps, { id, game }: StepClosed): Promise<GameAndGate> {
  await (await import('../ruling/follow-ruling')).followRuling(deps, game);
  const found = await deps.store.gameAndGate(game);
  if (found === undefined || found.gate.state === 'taking-back')
    throw new Error(`steps are being taken back: event ${id} waits`);
  return found;
}

/** Boards are seldom abandoned, and rulings are much to load. */
async function pauseIfAbandoned(deps: Deps, live: GameAndGate): Promise<boolean> {
  return isToBePaused(live) && (await import('../absence/abandoned-board')).pauseIfAbandoned(deps, live);
}

/** A practice board goes on, and nothing else follows: it has no season, no ratings, and nobody to tell. */
async function afterPracticeStep(deps: Deps, event: StepClosed): Promise<void> {
  await playOn(deps, event);
  if (event.finished) await saveStatisticsOfPractice(deps, event.game);
  await deps.store.settle(event);
}

/** A board that its player has since removed has nothing to store. */
async function saveStatisticsOfPractice(deps: Deps, id: string): Promise<void> {
  const found = await deps.store.gameAndGate(id);
  if (found === undefined) return;
  const { saveGameStatistics } = await import('../game/game-statistics');
  await saveGameStatistics(deps, found.game, await deps.store.steps(id));
}
