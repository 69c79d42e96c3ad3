import type { CaseRecord } from '../case/cases.records';
import type { Deps } from '../platform/deps';
import type { Caller } from './caller';
import { confirmersOf } from './conflicts';

/**
 * Whether the caller may answer the appeal of a case, judged by its first answer: neither the caller nor their
 * confirmer had a part in that answer, or the league has no one else.
 */
export async function mayJudgeAppeal(
  deps: Deps,
  { id, confirmedBy }: Pick<Caller, 'id' | 'confirmedBy'>,
  kept: CaseRecord,
): Promise<boolean> {
  const isApart = !gaveAnswer(kept, id) && (confirmedBy === undefined || !gaveAnswer(kept, confirmedBy.id));
  return isApart || !(await hasOthers(deps, kept));
}

/** Whether the league has an organizer or moderator free to answer an appeal who had no part in the first answer. */
export async function hasOthers(deps: Deps, kept: CaseRecord): Promise<boolean> {
  const season = await deps.store.season(kept.season.id);
  if (season === undefined) return false;
  const free = await confirmersOf(deps, season, kept.by.id);
  return free.some((one) => !gaveAnswer(kept, one));
}

function gaveAnswer({ answer }: CaseRecord, player: string): boolean {
  return answer?.by.id === player || answer?.confirmedBy?.id === player;
}
