import { sha256Hex } from '../../../engine/core/sha256';
import type { Caller } from '../access/caller';
import { seatHeldBy } from '../access/guards';
import { personFor } from '../account/profile';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import type { Page } from '../platform/reads';
import { isAnonymous } from '../press/anonymity';
import { siteAdminOnly, siteLogEntry } from './administrators';
import { isApart, targetKey } from './measures';
import type { SiteReportRecord, SiteTarget } from './site.records';
import { type Reported, readableBy } from './texts';

const PAGE = 30;

/** Reports a text, a league or an account that the caller can see to the site administrators. */
export async function report(
  deps: Deps,
  caller: Caller,
  target: SiteTarget,
  reason: string,
): Promise<Outcome<null>> {
  const found = await readableBy(deps, caller, target);
  if (!found.ok) return found;
  const { excerpt, boards, concerned, game } = found.value;
  const id = idOfReport({ target, excerpt, boards }, await reporterIn(deps, caller, game));
  const by = await personFor(deps, caller);
  const written = await deps.store.saveReport({
    ...{ id, target, excerpt, concerned, by, reason, at: deps.clock(), state: 'open' },
    ...(game === undefined ? {} : { game }),
  });
  return written === 'saved'
    ? done(null)
    : refuse({ code: 'not-allowed', why: { text: 'reportedTextAlready' } });
}

/** The id of a report, by what is reported in its form at that time: what has been changed since can be reported again. */
export function idOfReport({ target, excerpt, boards }: ReportedForm, reporter: string): string {
  const form = boards === undefined ? excerpt : JSON.stringify(boards);
  return sha256Hex([targetKey(target), form, reporter].join('\n')).slice(0, 26);
}

interface ReportedForm extends Pick<Reported, 'target' | 'excerpt'> {
  readonly boards: Reported['boards'] | undefined;
}

/** Identifies the reporter in the id of a report: by seat in an anonymous game, since others may read the id. */
async function reporterIn(deps: Deps, caller: Caller, id: string | undefined): Promise<string> {
  const game = id === undefined ? undefined : await deps.store.game(id);
  const seat = game && isAnonymous(game) ? seatHeldBy(game, caller) : undefined;
  return seat ?? caller.id;
}

/** A report as an administrator sees it. */
export interface SeenReport {
  readonly report: SiteReportRecord;
  /** The administrator takes part in the game: the text is for other administrators. */
  readonly apart: boolean;
  /** The seats of its game are anonymous, so no one is named. */
  readonly anonymous: boolean;
}

/** One page of reports for a site administrator, newest first. */
export async function reportsFor(
  deps: Deps,
  caller: Caller,
  state: SiteReportRecord['state'],
  after: string | null,
): Promise<Outcome<Page<SeenReport>>> {
  const admin = await siteAdminOnly(deps, caller);
  if (!admin.ok) return admin;
  const { rows, next } = await deps.store.reports(state, PAGE, after);
  const seen = await Promise.all(
    rows.map(async (one) => ({
      report: one,
      apart: await isApart(deps, caller, one.game),
      anonymous: await isAnonymousNow(deps, one.game),
    })),
  );
  return done({ rows: seen, next });
}

/** Whether the seats of a game are anonymous until its season is over, and that is not. */
export async function isAnonymousNow(deps: Deps, id: string | undefined): Promise<boolean> {
  const game = id === undefined ? undefined : await deps.store.game(id);
  if (game === undefined || !isAnonymous(game)) return false;
  return (await deps.store.season(game.season.id))?.status !== 'finished';
}

/** Settles a report without taking a measure. */
export async function dismissReport(
  deps: Deps,
  caller: Caller,
  id: string,
  why: string,
): Promise<Outcome<null>> {
  const admin = await siteAdminOnly(deps, caller);
  if (!admin.ok) return admin;
  const found = await deps.store.report(id);
  if (found?.state !== 'open') return refuse({ code: 'not-found', what: 'report' });
  if (found.concerned?.id === caller.id || (await isApart(deps, caller, found.game)))
    return refuse({ code: 'conflict-of-interest' });
  const settled = { by: await personFor(deps, caller), at: deps.clock(), as: 'dismissed' as const, why };
  const { concerned, target } = found;
  const subject = concerned ?? found.by;
  const entry = await siteLogEntry(deps, caller, { kind: 'dismiss-report', subject, target, why });
  const written = await deps.store.dismissReport({ ...found, state: 'settled', settled }, entry);
  return written === 'done' ? done(null) : refuse({ code: 'changed-meanwhile' });
}
