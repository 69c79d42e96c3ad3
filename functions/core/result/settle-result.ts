import { finishedBoard } from '../game/current-board';
import type { GameRecord } from '../game/games.records';
import { countOpenings } from '../game/openings';
import type { Deps } from '../platform/deps';
import { rateFinishedGame } from '../rating/rate-game';
import { concludeSeason } from '../season/conclude-season';
import { reconcileSeason } from '../season/reconcile-season';
import { askForConfirmation } from './confirm-results';
import { resultOf } from './result-of-game';
import type { ResultRecord } from './results.records';

/** Brings board, record and the end of the season in line with the last ruling. Repeating it is harmless. */
export async function settleResult(deps: Deps, game: GameRecord): Promise<void> {
  const finished = await finishedBoard(deps, game);
  if (finished === undefined) throw new Error(`game ${game.id} was ruled on and has not ended`);
  await deps.store.saveBoard(finished.board);
  // Its own event may not have arrived yet; rating it once more changes nothing.
  await rateFinishedGame(deps, game);
  const kept = await deps.store.resultOfBoard(finished.board);
  const steps = await deps.store.steps(game.id);
  const result = resultOf(game, finished, steps);
  await countOpenings(deps, game, steps);
  // Without a result the board counts nowhere until it has one again.
  if (kept !== undefined && result === undefined && game.atTheTable !== undefined)
    await deps.store.replaceResult(emptied(kept, finished.end.revision), kept);
  if (kept !== undefined && result !== undefined)
    await deps.store.replaceResult(
      {
        ...result,
        ...stillConfirmed(kept, result),
        id: kept.id,
        seats: result.seats.map((seat, at) => ({ ...seat, ...ratingsIn(kept.seats[at]) })),
        ...(result.left && {
          left: result.left.map((left, at) => ({ ...left, ...ratingsIn(kept.left?.[at]) })),
        }),
      },
      kept,
    );
  if (game.atTheTable !== undefined) {
    const { season, round, board } = finished.board;
    await deps.store.dropOlderReport({ season, round, board }, finished.rulings.length);
    await (finished.end.outcome === null ? deps.store.markRunning(game) : deps.store.markFinished(game));
    await askForConfirmation(deps, game.season.id);
  }
  const season = await deps.store.season(game.season.id);
  if (season?.status === 'finished') {
    // A cancelled season has no winner, whatever its boards ended with.
    if (season.cancelled === undefined) await concludeSeason(deps, season);
  }
  // The last result of a round that is played at real tables lets the season continue.
  else if (game.atTheTable !== undefined) await reconcileSeason(deps, game.season.id);
}

/** The record of a board whose result was emptied: nobody is asked to confirm it, and it counts nowhere. */
function emptied({ unconfirmed: _, ...kept }: ResultRecord, revision: number): ResultRecord {
  return { ...kept, voided: true, revision };
}

/** A result that equals the confirmed one, or that counted in an earlier release, continues to count. */
function stillConfirmed(
  kept: Pick<ResultRecord, 'revision' | 'unconfirmed'>,
  result: Pick<ResultRecord, 'revision' | 'unconfirmed'>,
): Pick<ResultRecord, 'unconfirmed'> {
  return kept.revision === result.revision && kept.unconfirmed !== true ? { unconfirmed: undefined } : {};
}

/** The ratings in the record until they are computed again. */
function ratingsIn(
  kept: { readonly before?: number | undefined; readonly rating?: number | undefined } = {},
) {
  const { before, rating } = kept;
  return { ...(rating !== undefined && { rating }), ...(before !== undefined && { before }) };
}
