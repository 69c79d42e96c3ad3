import type { Caller } from '../access/caller';
import { personFor } from '../account/profile';
import { rolesIn } from '../member/roles';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { peopleIn, reportedBoards, revisionsOf } from '../result/confirm-results';
import { seasonChanged } from '../season/season-changed';
import type { SeasonRecord } from '../season/seasons.records';
import { siteAdminOnly, siteLogEntry } from './administrators';
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
  const approval = { season: id, by, at, boards: revisionsOf(results) };
  const written = await deps.store.approveResults(approval, entry, settled, seasonChanged(deps, id));
  return written === 'done' ? done(null) : refuse({ code: 'changed-meanwhile' });
}

async function isInvolved(
  deps: Deps,
  caller: Caller,
  season: SeasonRecord,
  results: Parameters<typeof revisionsOf>[0],
): Promise<boolean> {
  const named = results.flatMap(peopleIn).some(({ id }) => id === caller.id);
  return named || (await rolesIn(deps, season.league.id, caller)).includes('organizer');
}
