import { dispatch } from '../notification/dispatch';
import { peopleOf, resultDisputed, resultReported } from '../notification/of-game';
import type { Deps } from '../platform/deps';
import type { ResultReported } from '../platform/request-events.records';

/** Notifies the players of a board who can answer a reported result, or its reporter of a dispute. */
export async function onResultReported(deps: Deps, event: ResultReported): Promise<void> {
  const game = await deps.store.game(event.game);
  if (game === undefined) throw new Error(`event ${event.id} names no game: ${event.game}`);
  const { season, round, board } = game;
  const report = await deps.store.tableReport({ season: season.id, round, board });
  // Another report has taken its place, or it counts by now.
  if (report?.id !== event.report) return deps.store.settle(event);
  const reporter = report.by.id;
  const addressed =
    event.what === 'disputed'
      ? [{ player: reporter, notifications: [resultDisputed(game)] }]
      : peopleOf(game)
          .filter(({ player }) => player.id !== reporter)
          .map(({ player }) => ({ player: player.id, notifications: [resultReported(game)] }));
  await dispatch(deps, event, addressed);
  await deps.store.settle(event);
}
