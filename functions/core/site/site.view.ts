import type { Caller } from '../access/caller';
import type { Deps } from '../platform/deps';
import { done, type Outcome } from '../platform/errors';
import { iso, isoOrNull } from '../platform/instants';
import { NOT_NAMED } from '../press/anonymity';
import { siteAdministrators, siteAdminOnly } from './administrators';
import { isApart, isInForce } from './measures';
import { isAnonymousNow, reportsFor, type SeenReport } from './reports';
import type { SiteMeasureRecord, SiteReportRecord, SiteTarget } from './site.records';
import type {
  OwnMeasure,
  OwnMeasures,
  SiteDesk,
  SiteLog,
  SiteMeasure,
  SiteMeasures,
  SiteReports,
} from './site.schema';
import { isOfTable } from './texts';

const PAGE = 30;

/** Site administrators' decisions about the caller and their texts, newest first. The administrators are not named. */
export async function ownMeasures(deps: Deps, caller: Caller): Promise<Outcome<OwnMeasures>> {
  const all = await deps.store.measuresOn(caller.id);
  const now = deps.clock();
  const measures = [...all].reverse().map((measure) => ({
    ...measureView(measure, now),
    mayAppeal: isInForce(measure, now) && measure.appeal === undefined,
  }));
  return done({ measures });
}

function measureView(measure: SiteMeasureRecord, now: number): Omit<OwnMeasure, 'mayAppeal'> {
  const { id, kind, target, excerpt, why, at, until, appeal } = measure;
  return {
    ...{ id, kind, target, excerpt, why, at: iso(at) },
    until: isoOrNull(until),
    inForce: isInForce(measure, now),
    appeal: appeal === undefined ? null : appealView(appeal),
  };
}

function appealView({ text, at, decided }: NonNullable<SiteMeasureRecord['appeal']>): OwnMeasure['appeal'] {
  const decision =
    decided === undefined ? null : { granted: decided.granted, at: iso(decided.at), why: decided.why };
  return { text, at: iso(at), decision };
}

/** The site administrators, and how many items are open. */
export async function siteDesk(deps: Deps, caller: Caller): Promise<Outcome<SiteDesk>> {
  const admin = await siteAdminOnly(deps, caller);
  if (!admin.ok) return admin;
  const [administrators, reports, measures] = await Promise.all([
    siteAdministrators(deps),
    deps.store.reports('open', PAGE, null),
    deps.store.measures(PAGE, null),
  ]);
  const waits = ({ appeal, lifted }: SiteMeasureRecord) =>
    lifted === undefined && appeal !== undefined && appeal.decided === undefined;
  return done({
    administrators: [...administrators],
    openReports: reports.rows.length,
    openAppeals: measures.rows.filter(waits).length,
  });
}

export async function siteReports(
  deps: Deps,
  caller: Caller,
  { state, page }: { readonly state: SiteReportRecord['state']; readonly page: string | null },
): Promise<Outcome<SiteReports>> {
  const found = await reportsFor(deps, caller, state, page);
  if (!found.ok) return found;
  const { rows, next } = found.value;
  return done({ reports: rows.map((one) => reportView(one, caller)), next });
}

function reportView(
  { report, apart, anonymous }: SeenReport,
  caller: Caller,
): SiteReports['reports'][number] {
  const { id, target, excerpt, concerned, by, reason, at, state, settled } = report;
  const named = !apart && !anonymous;
  return {
    ...{ id, target, at: iso(at), state },
    excerpt: apart ? null : excerpt,
    reason: apart ? null : reason,
    concerned: named ? concerned : null,
    by: named ? by : null,
    settled: settled === undefined ? null : { ...settled, at: iso(settled.at) },
    mayAct: state === 'open' && !apart && concerned?.id !== caller.id,
  };
}

export async function siteMeasures(
  deps: Deps,
  caller: Caller,
  page: string | null,
): Promise<Outcome<SiteMeasures>> {
  const admin = await siteAdminOnly(deps, caller);
  if (!admin.ok) return admin;
  const { rows, next } = await deps.store.measures(PAGE, page);
  const measures = await Promise.all(rows.map((one) => siteMeasureView(deps, caller, one)));
  return done({ measures, next });
}

async function siteMeasureView(deps: Deps, caller: Caller, measure: SiteMeasureRecord): Promise<SiteMeasure> {
  const { concerned, by, lifted, target } = measure;
  const apart = isOfTable(target) && (await isApart(deps, caller, target.game));
  const hidden = await hidesConcerned(deps, caller, target);
  const shown = measureView(measure, deps.clock());
  return {
    ...shown,
    ...(apart && { excerpt: '' }),
    concerned: hidden ? NOT_NAMED : concerned,
    by,
    lifted: lifted === undefined ? null : { ...lifted, at: iso(lifted.at) },
    mayDecide: shown.inForce && concerned.id !== caller.id && !hidden,
  };
}

/** Whether an administrator who takes part in a game may not read whose text it was, since its seats are anonymous. */
async function hidesConcerned(deps: Deps, caller: Caller, target: SiteTarget | null): Promise<boolean> {
  if (target === null || !isOfTable(target)) return false;
  return (await isApart(deps, caller, target.game)) && (await isAnonymousNow(deps, target.game));
}

export async function siteLog(deps: Deps, caller: Caller, page: string | null): Promise<Outcome<SiteLog>> {
  const admin = await siteAdminOnly(deps, caller);
  if (!admin.ok) return admin;
  const { rows, next } = await deps.store.siteLog(PAGE, page);
  const entries = await Promise.all(
    rows.map(async ({ at, until, target = null, subject, ...entry }) => ({
      ...entry,
      subject: (await hidesConcerned(deps, caller, target)) ? NOT_NAMED : subject,
      target,
      at: iso(at),
      until: isoOrNull(until),
    })),
  );
  return done({ entries, next });
}
