import { announceDivisions } from '../division/divisions';
import { admitThose } from '../entry/decide-entries';
import { notifyAdjusted, notifyRestored } from '../notification/notify-season';
import { bringInSeason } from '../past-season/bring-in-season';
import type { Deps } from '../platform/deps';
import type { SeasonChanged } from '../platform/events.records';
import { countConfirmed } from '../result/confirm-results';
import { endDueBoards, followCancellation } from '../round/end-due-boards';
import { concludeSeason } from './conclude-season';
import { followDivisions, renewSeason } from './create-next-season';
import { followDraft } from './drafts';
import { endSeason, reconcileSeason, workOfEvent } from './reconcile-season';
import { seasonChanged } from './season-changed';
import type { SeasonRecord } from './seasons.records';

/** Handles a change of a season. A round may have many boards: they are created here, a few per run. */
export async function onSeasonChanged(deps: Deps, event: SeasonChanged): Promise<void> {
  const { season: id, ends, next, adjusted, restored, draftOf } = event;
  if (draftOf !== undefined) {
    await followDraft(deps, draftOf, id);
    return deps.store.settle(event);
  }
  await bringInSeason(deps, id);
  const season = await deps.store.season(id);
  if (season !== undefined) await countConfirmed(deps, season);
  if (season !== undefined && adjusted !== undefined)
    await followAdjustment(deps, season, event.id, adjusted);
  if (season !== undefined && restored === true) await notifyRestored(deps, season, event.id);
  if (ends === true) await endSeason(deps, id);
  await admitThose(deps, event);
  if (next !== undefined) {
    const announced = await announceDivisions(deps, next.by, id, next);
    if (season !== undefined)
      await followDivisions(deps, season, next.of, announced.ok ? announced.value : []);
  }
  // The next run of a season whose boards have stopped is a day later.
  if (season !== undefined) await followCancellation(deps, season);
  const progress = await reconcileSeason(deps, id, workOfEvent());
  if (progress === 'unfinished') return deps.store.handOn(event, seasonChanged(deps, id));
  await endDueBoards(deps, id);
  await renewSeason(deps, id);
  await deps.store.settle(event);
}

/** Notifies the player of their bonus and penalty points, and concludes a finished season with them. */
async function followAdjustment(
  deps: Deps,
  season: SeasonRecord,
  cause: string,
  player: string,
): Promise<void> {
  const entry = await deps.store.entry(season.id, player);
  if (entry !== undefined) await notifyAdjusted(deps, season, cause, entry);
  if (season.status === 'finished' && season.cancelled === undefined) await concludeSeason(deps, season);
}
