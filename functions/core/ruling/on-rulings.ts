import { resumeIfPlayed } from '../absence/abandoned-board';
import type { GameRecord } from '../game/games.records';
import { notifySeatChange } from '../notification/notify-absence';
import { notifyRuling } from '../notification/notify-events';
import type { Deps } from '../platform/deps';
import type { DeadlineMoved, GameRuled, ResultRuled } from '../platform/events.records';
import { requestRecomputation } from '../rating/recompute-ratings';
import { settleResult } from '../result/settle-result';
import { followRuling } from './follow-ruling';
import { logOutage } from './log-outage';

/** Handles a ruling on a game that is being played, or a moved deadline. */
export async function onGameRuling(deps: Deps, event: GameRuled | DeadlineMoved): Promise<void> {
  await followRuling(deps, event.game);
  if (event.kind === 'game-ruled') await resumeIfPlayed(deps, event.game);
  if (event.kind === 'deadline-moved' && event.why === 'outage') await logOutage(deps, event);
  await (event.kind === 'deadline-moved' ? notifySeatChange(deps, event) : notifyRuling(deps, event));
  await deps.store.settle(event);
}

/** Handles a ruling on a result: settles board, record and season first, then everything that depends on the record. */
export async function onResultRuling(deps: Deps, event: ResultRuled): Promise<void> {
  const game = await deps.store.game(event.game);
  if (game === undefined) throw new Error(`event ${event.id} names no game: ${event.game}`);
  await settleResult(deps, game);
  // A result that is entered for the first time is rated like that of a game that has just ended.
  if (game.atTheTable === undefined || event.ruling !== 1) await recomputeAfter(deps, game);
  await notifyRuling(deps, event);
  await deps.store.settle(event);
}

async function recomputeAfter(deps: Deps, { season, round, board }: GameRecord): Promise<void> {
  const result = await deps.store.resultOfBoard({ season: season.id, round, board });
  if (result !== undefined) await requestRecomputation(deps, { changed: result.id });
}
