import type { SeasonChanged } from '../../store/records';
import type { Deps } from '../deps';
import { bringInSeason } from '../past-seasons/bring-in-season';
import { countConfirmed } from '../results/confirm-results';
import { endDueBoards } from '../rulings/end-due-boards';
import { followDivisions, renewSeason } from '../seasons/create-next-season';
import { admitThose } from '../seasons/decide-entries';
import { announceDivisions } from '../seasons/divisions';
import { followDraft } from '../seasons/drafts';
import { endSeason, reconcileSeason, workOfEvent } from '../seasons/reconcile-season';
import { seasonChanged } from '../seasons/season-changed';

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
