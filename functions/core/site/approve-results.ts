import type { Caller } from '../access/caller';
import { personFor } from '../account/profile';
import { rolesIn } from '../member/roles';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { peopleIn, reportedBoards } from '../result/confirm-results';
import type { ResultRecord } from '../result/results.records';
import { revisionsOf } from '../result/seen-results';
import { seasonChanged } from '../season/season-changed';
import type { SeasonRecord } from '../season/seasons.records';
import { siteAdminOnly, siteLogEntry } from './administrators';
import { idOfReport } from './reports';
import type { SiteReportRecord } from './site.records';

/**
 * Decides, for a site administrator, whether results entered by an organizer count on the whole site in their current
 * form. Refused to administrators who organize the league or are named in a result.
 */
export async function decideResults(
  deps: Deps,
  caller: Caller,
  {
    season: id,
    approved,
    why,
    report: reportId,
  }: {
    readonly season: string;
    readonly approved: boolean;
    readonly why: string;
    readonly report?: string | undefined;
  },
): Promise<Outcome<null>> {
  const admin = await siteAdminOnly(deps, caller);
  if (!admin.ok) return admin;
  const season = await deps.store.season(id);
  if (season === undefined) return refuse({ code: 'not-found', what: 'season' });
  const results = (await reportedBoards(deps, id)).map(({ result }) => result);
  if (await isInvolved(deps, caller, season, results)) return refuse({ code: 'conflict-of-interest' });
  const report = reportId === undefined ? undefined : await deps.store.report(reportId);
  const isAsked = report?.state === 'open' && report.target.kind === 'results' && report.target.season === id;
  if (report !== undefined && !isAsked) return refuse({ code: 'not-found', what: 'report' });
  const target = { kind: 'results', season: id } as const;
  const kind = approved ? 'approve-results' : 'refuse-results';
  const entry = await siteLogEntry(deps, caller, { kind, subject: season, target, why });
  const by = await personFor(deps, caller);
  const at = deps.clock();
  const settledAs = approved ? ('acted' as const) : ('dismissed' as const);
  const settled: SiteReportRecord | undefined = report && {
    ...report,
    state: 'settled',
    settled: { by, at, as: settledAs, why },
  };
  if (!approved) {
    if (settled === undefined) return refuse({ code: 'nothing-changes' });
    const written = await deps.store.dismissReport(settled, entry);
    return written === 'done' ? done(null) : refuse({ code: 'changed-meanwhile' });
  }
  if (results.length === 0) return refuse({ code: 'nothing-changes' });
  // The administrator decides about the results that were reported: corrected ones have to be reported again.
  const boards = revisionsOf(results);
  if (report !== undefined && report.id !== idOfReport({ ...report, boards }, report.by.id))
    return refuse({ code: 'results-changed', since: 'requested', results });
  const approval = { season: id, by, at, boards };
  const written = await deps.store.approveResults(approval, entry, settled, seasonChanged(deps, id));
  return written === 'done' ? done(null) : refuse({ code: 'changed-meanwhile' });
}

async function isInvolved(
  deps: Deps,
  caller: Caller,
  season: SeasonRecord,
  results: readonly ResultRecord[],
): Promise<boolean> {
  const named = results.flatMap(peopleIn).some(({ id }) => id === caller.id);
  return named || (await rolesIn(deps, season.league.id, caller)).includes('organizer');
}
