import { resumeIfPlayed } from '../absence/abandoned-board';
import { PLATFORM } from '../access/caller';
import type { GameRecord } from '../game/games.records';
import { notifySeatChange } from '../notification/notify-absence';
import { notifyRuling } from '../notification/notify-events';
import type { Deps } from '../platform/deps';
import type { DeadlineMoved, GameRuled, ResultRuled } from '../platform/events.records';
import { iso } from '../platform/instants';
import { message } from '../platform/message';
import { requestRecomputation } from '../rating/recompute-ratings';
import { settleResult } from '../result/settle-result';
import { followRuling } from './follow-ruling';
import { rulingBy } from './rule-on-game';

const ATTEMPTS = 5;

/** Logs, once, that an outage of the platform has moved the deadline of a step. */
async function logOutage(deps: Deps, { game: id, step, deadline }: DeadlineMoved): Promise<void> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const [game, gate, earlier] = await Promise.all([
      deps.store.game(id),
      deps.store.gate(id),
      deps.store.rulings(id),
    ]);
    if (game === undefined || gate === undefined) return;
    const after = iso(deadline);
    const logged = earlier.some(
      (one) => one.kind === 'extend' && one.step === step && one.after === after && one.by.id === PLATFORM.id,
    );
    if (logged) return;
    const said = {
      kind: 'extend',
      reason: message('why.away'),
      before: message('why.earlierByAway'),
      after,
    } as const;
    const ruled = await rulingBy(deps, PLATFORM, { game, gate: { ...gate, step } }, said);
    if ((await deps.store.saveRuling(ruled)) === 'ruled') return;
  }
  throw new Error(`the outage of step ${step} in ${id} kept colliding with rulings`);
}

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
