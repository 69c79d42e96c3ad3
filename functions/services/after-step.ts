import { gameSystem } from '../../engine/systems';
import { chosenScoring } from '../../engine/tournament/scoring';
import type { BoardRecord, GameRecord, PlatformEvent, RoundRecord } from '../store/records';
import { giveAutomaticOrders } from './automatic-orders';
import { boardOf } from './boards';
import type { Deps } from './deps';
import { playBots } from './play-bots';
import { rateFinishedGame } from './rate-game';
import { advanceSeason } from './rounds';

/**
 * What follows from a closed step: the season's board moves, bots answer the next step, and a finished game counts.
 * Events may come twice or out of order; every part here is harmless to repeat.
 */
export async function afterStep(deps: Deps, event: PlatformEvent): Promise<void> {
  const [game, gate] = await Promise.all([deps.store.game(event.game), deps.store.gate(event.game)]);
  if (game === undefined || gate === undefined)
    throw new Error(`event ${event.id} names no game: ${event.game}`);
  const step = await deps.store.step(game.id, event.step);
  const system = gameSystem(game.system);
  if (step === undefined || system === undefined)
    throw new Error(`game ${game.id} has no step ${event.step}`);
  await deps.store.saveBoard(boardOf(system, game, gate, step, await earlierYears(deps, game)));
  if (event.finished) await finishGame(deps, game);
  else if (gate.state === 'open') {
    await deps.timer.at(game.id, gate.step, gate.deadline);
    if (gate.step === event.step + 1) await giveAutomaticOrders(deps, game, gate, step.position);
    await playBots(deps, game, gate);
  }
  await deps.store.settle(event);
}

/** What earlier summaries of the board have kept of past years, if the season's scoring reads it. */
async function earlierYears(deps: Deps, game: GameRecord): Promise<BoardRecord['history']> {
  if (!chosenScoring(game.scoring).readsHistory) return undefined;
  const boards = await deps.store.boards(game.season.id);
  return boards.find((board) => board.game === game.id)?.history;
}

async function finishGame(deps: Deps, game: GameRecord): Promise<void> {
  await deps.store.markFinished(game);
  await rateFinishedGame(deps, game);
  const [season, boards] = await Promise.all([
    deps.store.season(game.season.id),
    deps.store.boards(game.season.id),
  ]);
  if (season === undefined || season.status !== 'running' || season.format.kind === 'ladder') return;
  const round = await deps.store.round(season.id, game.round);
  if (round !== undefined && roundFinished(round, boards)) await advanceSeason(deps, season, game.round + 1);
}

/** Every board of the round has reported, and reported its end. */
function roundFinished(round: RoundRecord, boards: readonly BoardRecord[]): boolean {
  const finished = boards.filter((board) => board.round === round.round && board.status === 'finished');
  return finished.length === round.boards.length;
}
