import { announceDivisions } from '../division/divisions';
import { admitThose } from '../entry/decide-entries';
import { bringInSeason } from '../past-season/bring-in-season';
import type { Deps } from '../platform/deps';
import type { SeasonChanged } from '../platform/events.records';
import { countConfirmed } from '../result/confirm-results';
import { endDueBoards } from '../round/end-due-boards';
import { followDivisions, renewSeason } from './create-next-season';
import { followDraft } from './drafts';
import { endSeason, reconcileSeason, workOfEvent } from './reconcile-season';
import { seasonChanged } from './season-changed';

/** Handles a change of a season. A round may have many boards: they are created here, a few per run. */
export async function onSeasonChanged(deps: Deps, event: SeasonChanged): Promise<void> {
  const { season: id, ends, next, draftOf } = event;
  if (draftOf !== undefined) {
    await followDraft(deps, draftOf, id);
    return deps.store.settle(event);
  }
  await bringInSeason(deps, id);
  const season = await deps.store.season(id);
  if (season !== undefined) await countConfirmed(deps, season);
  if (ends === true) await endSeason(deps, id);
  await admitThose(deps, event);
  if (next !== undefined) {
    const announced = await announceDivisions(deps, next.by, id, next);
    if (season !== undefined)
      await followDivisions(deps, season, next.of, announced.ok ? announced.value : []);
  }
  const progress = await reconcileSeason(deps, id, workOfEvent());
  if (progress === 'unfinished') return deps.store.handOn(event, seasonChanged(deps, id));
  await endDueBoards(deps, id);
  await renewSeason(deps, id);
  await deps.store.settle(event);
}
