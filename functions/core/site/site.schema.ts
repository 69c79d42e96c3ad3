import * as z from 'zod';
import { Id, Instant, Page, Person, PlayerId, Reason } from '../platform/common.schema';
import {
  SETTLEMENTS,
  SITE_ACTS,
  SiteMeasureRecord,
  SiteReportRecord,
  type SiteTarget as StoredTarget,
} from './site.records';

const inLeague = { league: Id };
const inSeason = { season: Id };
const inGame = { game: Id };
const OtherId = z.string().min(1).max(120);

/** The targets that can be reported and hidden: a text and its place, a league, or an account. */
export const SiteTarget = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('league'), ...inLeague }),
  z.strictObject({ kind: z.literal('league-name'), ...inLeague }),
  z.strictObject({ kind: z.literal('league-about'), ...inLeague }),
  z.strictObject({ kind: z.literal('league-rules'), ...inLeague }),
  z.strictObject({ kind: z.literal('league-details'), ...inLeague }),
  z.strictObject({ kind: z.literal('announcement'), ...inLeague, notice: Id }),
  z.strictObject({
    kind: z.literal('log-entry'),
    ...inLeague,
    season: Id.nullable().default(null),
    entry: OtherId,
  }),
  z.strictObject({ kind: z.literal('member-note'), ...inLeague, player: PlayerId, note: Id }),
  z.strictObject({ kind: z.literal('circuit-name'), ...inLeague, circuit: Id }),
  z.strictObject({ kind: z.literal('team-name'), ...inLeague, team: Id }),
  z.strictObject({ kind: z.literal('season-name'), ...inSeason }),
  z.strictObject({ kind: z.literal('season-about'), ...inSeason }),
  z.strictObject({ kind: z.literal('season-details'), ...inSeason }),
  z.strictObject({ kind: z.literal('season-cancelled'), ...inSeason }),
  z.strictObject({ kind: z.literal('team-names'), ...inSeason }),
  z.strictObject({ kind: z.literal('point-reasons'), ...inSeason, player: PlayerId }),
  z.strictObject({ kind: z.literal('division-name'), ...inSeason }),
  z.strictObject({ kind: z.literal('player-name'), player: PlayerId, game: Id.optional() }),
  z.strictObject({ kind: z.literal('statement'), ...inGame, player: PlayerId }),
  z.strictObject({ kind: z.literal('statement-hidden'), ...inGame, player: PlayerId }),
  z.strictObject({
    kind: z.literal('press'),
    ...inGame,
    thread: z.string().min(1).max(400),
    message: Id,
  }),
  z.strictObject({ kind: z.literal('ruling'), ...inGame, ruling: z.int().min(1).max(9999) }),
  z.strictObject({ kind: z.literal('case'), ...inGame, case: OtherId }),
  z.strictObject({ kind: z.literal('case-answer'), ...inGame, case: OtherId }),
  z.strictObject({ kind: z.literal('notice'), player: PlayerId, notice: Id }),
  z.strictObject({ kind: z.literal('account'), player: PlayerId }),
  /** An organizer requests that the results of a season count on the whole site. */
  z.strictObject({ kind: z.literal('results'), ...inSeason }),
]);
export type SiteTarget = z.infer<typeof SiteTarget>;

/** Compiles only if the API and the store have the same targets. */
const SAME: [SiteTarget] extends [StoredTarget]
  ? [StoredTarget] extends [SiteTarget]
    ? true
    : never
  : never = true;
void SAME;

export const ReportText = z.strictObject({ target: SiteTarget, reason: z.string().trim().min(5).max(1000) });

export const Why = z.strictObject({ why: Reason });

export const HideText = z.strictObject({
  target: SiteTarget.refine(({ kind }) => kind !== 'account' && kind !== 'results'),
  why: Reason,
  /** The report that led to it, which it settles. */
  report: Id.optional(),
});

export const SuspendAccount = z.strictObject({
  player: PlayerId,
  until: Instant,
  why: Reason,
  report: Id.optional(),
});

/** Whether the results of a season count on the whole site. */
export const DecideResults = z.strictObject({
  season: Id,
  approved: z.boolean(),
  why: Reason,
  report: Id.optional(),
});

export const MeasureOf = z.object({ player: PlayerId, id: Id });

export const DecideMeasureAppeal = z.strictObject({ granted: z.boolean(), why: Reason });

export const AppealMeasure = z.strictObject({ text: z.string().trim().min(5).max(2000) });

/** The appeal, and its outcome. */
const Appeal = z.object({
  text: z.string(),
  at: Instant,
  decision: z.object({ granted: z.boolean(), at: Instant, why: z.string() }).nullable(),
});

/** A decision of site administrators about me or a text of mine. */
const OwnMeasure = z.object({
  id: Id,
  kind: SiteMeasureRecord.shape.kind,
  target: SiteTarget,
  excerpt: z.string(),
  why: z.string(),
  at: Instant,
  /** When it ends automatically; null if it lasts until it is lifted. */
  until: Instant.nullable(),
  inForce: z.boolean(),
  appeal: Appeal.nullable(),
  /** Whether I can appeal against it: once, while it is in force. */
  mayAppeal: z.boolean(),
});
export type OwnMeasure = z.infer<typeof OwnMeasure>;

export const OwnMeasures = z.object({ measures: z.array(OwnMeasure) });
export type OwnMeasures = z.infer<typeof OwnMeasures>;

/** The desk of the site administrators. */
export const SiteDesk = z.object({
  administrators: z.array(
    z.object({
      player: Person,
      /** Named in the configuration; only a change there removes them. */
      configured: z.boolean(),
    }),
  ),
  /** At most 30 of each are counted. */
  openReports: z.number().int(),
  openAppeals: z.number().int(),
});
export type SiteDesk = z.infer<typeof SiteDesk>;

const SiteReport = z.object({
  id: Id,
  target: SiteTarget,
  /** The reported text at that time; null if I take part in the game, so that another administrator decides. */
  excerpt: z.string().nullable(),
  /** The person it belongs to; null if no one is named. */
  concerned: Person.nullable(),
  by: Person.nullable(),
  reason: z.string().nullable(),
  at: Instant,
  state: SiteReportRecord.shape.state,
  settled: z.object({ by: Person, at: Instant, as: z.enum(SETTLEMENTS), why: z.string() }).nullable(),
  /** Whether I can act on it. */
  mayAct: z.boolean(),
});
export type SiteReport = z.infer<typeof SiteReport>;

export const SiteReports = z.object({ reports: z.array(SiteReport), next: z.string().nullable() });
export type SiteReports = z.infer<typeof SiteReports>;

export const ReportsAsked = z.object({ state: SiteReportRecord.shape.state.default('open'), page: Page });

const SiteMeasure = OwnMeasure.omit({ mayAppeal: true }).extend({
  concerned: Person,
  by: Person,
  lifted: z.object({ by: Person, at: Instant, why: z.string() }).nullable(),
  /** Whether I can lift it and decide its appeal. */
  mayDecide: z.boolean(),
});
export type SiteMeasure = z.infer<typeof SiteMeasure>;

export const SiteMeasures = z.object({ measures: z.array(SiteMeasure), next: z.string().nullable() });
export type SiteMeasures = z.infer<typeof SiteMeasures>;

const SiteLogEntry = z.object({
  id: z.string(),
  kind: z.enum(SITE_ACTS),
  at: Instant,
  by: Person,
  subject: z.object({ id: z.string(), name: z.string() }),
  target: SiteTarget.nullable(),
  why: z.string(),
  until: Instant.nullable(),
});
export type SiteLogEntry = z.infer<typeof SiteLogEntry>;

export const SiteLog = z.object({ entries: z.array(SiteLogEntry), next: z.string().nullable() });
export type SiteLog = z.infer<typeof SiteLog>;
