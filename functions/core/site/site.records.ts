import * as z from 'zod';
import { PersonRecord, Time } from '../platform/common.records';

const inLeague = { league: z.string() };
const inSeason = { season: z.string() };
const inGame = { game: z.string() };

/**
 * Every text that one person writes and others read, and its place. Each can be reported, and hidden by a site
 * administrator. `test/integration/every-text.test.ts` compares the list with the inputs of the API.
 */
export const TextTarget = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('league-name'), ...inLeague }),
  /** In every language. */
  z.strictObject({ kind: z.literal('league-about'), ...inLeague }),
  z.strictObject({ kind: z.literal('league-rules'), ...inLeague }),
  /** Its venue, and its external pages. */
  z.strictObject({ kind: z.literal('league-details'), ...inLeague }),
  z.strictObject({ kind: z.literal('announcement'), ...inLeague, notice: z.string() }),
  z.strictObject({
    kind: z.literal('log-entry'),
    ...inLeague,
    season: z.string().nullable().default(null),
    entry: z.string(),
  }),
  z.strictObject({
    kind: z.literal('member-note'),
    ...inLeague,
    player: z.string(),
    note: z.string(),
  }),
  z.strictObject({ kind: z.literal('circuit-name'), ...inLeague, circuit: z.string() }),
  z.strictObject({ kind: z.literal('team-name'), ...inLeague, team: z.string() }),
  z.strictObject({ kind: z.literal('season-name'), ...inSeason }),
  z.strictObject({ kind: z.literal('season-about'), ...inSeason }),
  z.strictObject({ kind: z.literal('season-details'), ...inSeason }),
  /** Why it was cancelled. */
  z.strictObject({ kind: z.literal('season-cancelled'), ...inSeason }),
  z.strictObject({ kind: z.literal('team-names'), ...inSeason }),
  /** The reasons of a player's bonus and penalty points. */
  z.strictObject({ kind: z.literal('point-reasons'), ...inSeason, player: z.string() }),
  /** The common name of the divisions of a league. */
  z.strictObject({ kind: z.literal('division-name'), ...inSeason }),
  z.strictObject({ kind: z.literal('player-name'), player: z.string(), game: z.string().optional() }),
  z.strictObject({ kind: z.literal('statement'), ...inGame, player: z.string() }),
  /** Why a league's moderator has hidden a statement. */
  z.strictObject({ kind: z.literal('statement-hidden'), ...inGame, player: z.string() }),
  z.strictObject({ kind: z.literal('press'), ...inGame, thread: z.string(), message: z.string() }),
  /** A moderator's reason for a ruling. */
  z.strictObject({ kind: z.literal('ruling'), ...inGame, ruling: z.number().int() }),
  /** A complaint, and its appeal. */
  z.strictObject({ kind: z.literal('case'), ...inGame, case: z.string() }),
  z.strictObject({ kind: z.literal('case-answer'), ...inGame, case: z.string() }),
  /** A note from moderators or organizers to the person who reports it. */
  z.strictObject({ kind: z.literal('notice'), player: z.string(), notice: z.string() }),
]);
export type TextTarget = z.infer<typeof TextTarget>;
export type TextKind = TextTarget['kind'];

/** A target of site administrators: a text, a whole league, or an account. */
export const SiteTarget = z.discriminatedUnion('kind', [
  ...TextTarget.options,
  z.strictObject({ kind: z.literal('league'), ...inLeague }),
  z.strictObject({ kind: z.literal('account'), player: z.string() }),
  /** Results of a season that were entered by an organizer, who requests that they count on the whole site. */
  z.strictObject({ kind: z.literal('results'), ...inSeason }),
]);
export type SiteTarget = z.infer<typeof SiteTarget>;

/** An appointed site administrator. Those of the configuration have no record. */
export const SiteAdminRecord = z.object({ player: PersonRecord, by: PersonRecord, at: Time });
export type SiteAdminRecord = z.infer<typeof SiteAdminRecord>;

/** How a report was settled. */
export const SETTLEMENTS = ['acted', 'dismissed'] as const;

/** A report of a text, a league or an account to the site administrators. */
export const SiteReportRecord = z.object({
  id: z.string(),
  target: SiteTarget,
  /** The reported text at that time. */
  excerpt: z.string(),
  /** The person it belongs to; null if unknown. */
  concerned: PersonRecord.nullable(),
  /** The game, if only its table can read the text. */
  game: z.string().optional(),
  by: PersonRecord,
  reason: z.string(),
  at: Time,
  state: z.enum(['open', 'settled']),
  settled: z.object({ by: PersonRecord, at: Time, as: z.enum(SETTLEMENTS), why: z.string() }).optional(),
});
export type SiteReportRecord = z.infer<typeof SiteReportRecord>;

/** Attributes of a stored item in their original form, and in the form while the text is hidden. */
export const HiddenPlace = z.object({
  pk: z.string(),
  sk: z.string(),
  was: z.record(z.string(), z.unknown()),
  now: z.record(z.string(), z.unknown()),
});
export type HiddenPlace = z.infer<typeof HiddenPlace>;

/** The only appeal of the person affected by a measure, and its decision. */
export const SiteAppeal = z.object({
  text: z.string(),
  at: Time,
  decided: z.object({ by: PersonRecord, at: Time, granted: z.boolean(), why: z.string() }).optional(),
});
export type SiteAppeal = z.infer<typeof SiteAppeal>;

/** A site administrator's measure against a text, a league or an account. It is stored with the affected account. */
export const SiteMeasureRecord = z.object({
  /** Sortable: later ones have greater ids. */
  id: z.string(),
  kind: z.enum(['hide', 'suspend']),
  target: SiteTarget,
  concerned: PersonRecord,
  /** The text that was hidden; the name of a league or account. */
  excerpt: z.string(),
  why: z.string(),
  by: PersonRecord,
  at: Time,
  /** When it ends automatically; null if it lasts until it is lifted. */
  until: Time.nullable(),
  places: z.array(HiddenPlace).default([]),
  /** Hashes of hidden texts, which their author cannot write again. */
  hashes: z.array(z.string()).default([]),
  lifted: z.object({ by: PersonRecord, at: Time, why: z.string() }).optional(),
  appeal: SiteAppeal.optional(),
});
export type SiteMeasureRecord = z.infer<typeof SiteMeasureRecord>;

/** The kinds of entries in the site's log. */
export const SITE_ACTS = [
  'hide',
  'restore',
  'suspend',
  'end-suspension',
  'end-sessions',
  'dismiss-report',
  'grant-appeal',
  'refuse-appeal',
  'appoint',
  'remove',
  'approve-results',
  'refuse-results',
] as const;
export type SiteAct = (typeof SITE_ACTS)[number];

/** An entry of the site's log: the administrator, the action, its target, reason and time. */
export const SiteLogRecord = z.object({
  /** Sortable: later entries have greater ids. */
  id: z.string(),
  kind: z.enum(SITE_ACTS),
  at: Time,
  by: PersonRecord,
  /** Its subject: a league, season or account, with the name that the site shows. */
  subject: PersonRecord.pick({ id: true, name: true }),
  target: SiteTarget.optional(),
  why: z.string(),
  /** When a suspension ends. */
  until: Time.optional(),
});
export type SiteLogRecord = z.infer<typeof SiteLogRecord>;
