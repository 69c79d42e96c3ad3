import { HIDDEN_TEXT } from '../../../messages/hidden-text';
import type { Caller } from '../access/caller';
import { playsIn } from '../access/conflicts';
import { hashOfText } from '../account/hidden-texts';
import { personFor } from '../account/profile';
import type { PersonRecord } from '../platform/common.records';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { isAnonymous } from '../press/anonymity';
import { allEnded, changeSessions, noSessions, rememberedUntil } from '../session/session-list';
import type { SessionsRecord } from '../session/sessions.records';
import { accountOf, isSiteAdmin, siteAdminOnly, siteLogEntry } from './administrators';
import type {
  HiddenPlace,
  SiteMeasureRecord,
  SiteReportRecord,
  SiteTarget,
  TextTarget,
} from './site.records';
import type { MeasureChanges } from './site.store';
import {
  excerptOf,
  hiddenForm,
  isOfTable,
  placeholderName,
  type Reported,
  readableBy,
  textsIn,
  whatIsAt,
} from './texts';

const ATTEMPTS = 3;
/** How many hashes of hidden texts are stored per account. */
const MOST_HASHES = 100;
/** How many entries of a league's log are searched for copies of a text. */
const LOG_DEPTH = 200;
/** How many copies one measure hides; a transaction has at most a hundred items. */
const MOST_COPIES = 60;
/** A shorter text occurs in many others by chance. */
const SHORTEST_COPY = 12;

/** The reason for a site administrator's measure, and the report that led to it. */
interface Wanted {
  readonly why: string;
  readonly report?: string | undefined;
}

export function isInForce({ lifted, until }: SiteMeasureRecord, now: number): boolean {
  return lifted === undefined && (until === null || until > now);
}

/**
 * Hides a league from everyone but its members, or replaces a text and its copies in the league's log with a
 * placeholder. The administrator acts on a report, or on texts that anyone could read.
 */
export async function hide(
  deps: Deps,
  caller: Caller,
  target: Exclude<SiteTarget, { kind: 'account' | 'results' }>,
  wanted: Wanted,
): Promise<Outcome<null>> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const found = await actedOn(deps, caller, target, wanted.report);
    if (!found.ok) return found;
    const { reported, report } = found.value;
    const { concerned } = reported;
    if (concerned === null) return refuse({ code: 'not-found', what: 'text' });
    const base = await newMeasure(deps, caller, { ...reported, concerned }, wanted.why);
    const settled = await settledBy(deps, caller, report, wanted.why);
    const entry = await siteLogEntry(deps, caller, {
      kind: 'hide',
      subject: concerned,
      target,
      why: wanted.why,
    });
    const changes =
      target.kind === 'league'
        ? hiddenLeague(deps, target.league, wanted.why)
        : await hiddenTexts(deps, target);
    if (changes === null) return refuse({ code: 'nothing-changes' });
    const hashes = target.kind === 'league' ? [] : hashesOf(target, changes.places?.[0]);
    const sessions = await withHashes(deps, concerned, hashes);
    const measure = {
      ...base,
      kind: 'hide' as const,
      places: [...(changes.places ?? [])],
      hashes: [...hashes],
    };
    const written = await deps.store.takeMeasure(measure, { ...changes, ...settled, ...sessions }, entry);
    if (written === 'done') return done(null);
  }
  return refuse({ code: 'changed-meanwhile' });
}

/**
 * Suspends an account until a day: it can still read, export and delete itself, and appeal; its seats miss their turns.
 */
export async function suspend(
  deps: Deps,
  caller: Caller,
  player: string,
  { until, ...wanted }: Wanted & { readonly until: number },
): Promise<Outcome<null>> {
  const target = { kind: 'account', player } as const;
  const admin = await siteAdminOnly(deps, caller);
  if (!admin.ok) return admin;
  const account = await accountOf(deps, player);
  if (!account.ok) return account;
  if (player === caller.id) return refuse({ code: 'conflict-of-interest' });
  if (await isSiteAdmin(deps, player))
    return refuse({ code: 'not-allowed', why: { text: 'siteAdminSuspended' } });
  if (until <= deps.clock()) return refuse({ code: 'nothing-changes' });
  const report = await openReport(deps, caller, wanted.report);
  if (!report.ok) return report;
  const reported = { target, excerpt: account.value.name, concerned: account.value };
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const kept = (await deps.store.sessions(player)) ?? noSessions(player);
    if ((kept.suspended?.until ?? 0) > deps.clock())
      return refuse({ code: 'not-allowed', why: { text: 'suspendedAlready' } });
    const base = await newMeasure(deps, caller, reported, wanted.why);
    const measure = { ...base, kind: 'suspend' as const, until, hashes: [] };
    const act = { kind: 'suspend', subject: account.value, target, why: wanted.why, until } as const;
    const entry = await siteLogEntry(deps, caller, act);
    const changes = {
      sessions: saved(deps, kept, { suspended: { until, measure: measure.id } }),
      ...(await settledBy(deps, caller, report.value, wanted.why)),
    };
    if ((await deps.store.takeMeasure(measure, changes, entry)) === 'done') return done(null);
  }
  return refuse({ code: 'changed-meanwhile' });
}

/** Ends every session and API token of an account at once. */
export async function endSessionsOf(
  deps: Deps,
  caller: Caller,
  player: string,
  why: string,
): Promise<Outcome<null>> {
  const admin = await siteAdminOnly(deps, caller);
  if (!admin.ok) return admin;
  const account = await accountOf(deps, player);
  if (!account.ok) return account;
  const target = { kind: 'account', player } as const;
  const deed = { kind: 'end-sessions', subject: account.value, target, why } as const;
  // The log entry comes first: no session ends without it.
  await deps.store.saveSiteLogEntry(await siteLogEntry(deps, caller, deed));
  const them = { ...account.value, email: null };
  const ended = await changeSessions(deps, player, (kept) => allEnded(kept, them, deps.clock()));
  return ended === undefined ? refuse({ code: 'changed-meanwhile' }) : done(null);
}

/** Lifts a measure: the text, the league or the account is restored, unless its owner has changed the text since. */
export async function lift(
  deps: Deps,
  caller: Caller,
  { player, id }: { readonly player: string; readonly id: string },
  why: string,
): Promise<Outcome<null>> {
  const found = await measureToDecide(deps, caller, player, id);
  return found.ok ? end(deps, caller, found.value, why) : found;
}

/** Decides the appeal of the person affected by a measure; a granted appeal lifts it. */
export async function decideMeasureAppeal(
  deps: Deps,
  caller: Caller,
  { player, id }: { readonly player: string; readonly id: string },
  { granted, why }: { readonly granted: boolean; readonly why: string },
): Promise<Outcome<null>> {
  const found = await measureToDecide(deps, caller, player, id);
  if (!found.ok) return found;
  const { appeal } = found.value;
  if (appeal === undefined || appeal.decided !== undefined)
    return refuse({ code: 'not-found', what: 'appeal' });
  const decided = { by: await personFor(deps, caller), at: deps.clock(), granted, why };
  const measure = { ...found.value, appeal: { ...appeal, decided } };
  if (granted) return end(deps, caller, measure, why, 'grant-appeal');
  const { concerned: subject, target } = measure;
  const entry = await siteLogEntry(deps, caller, { kind: 'refuse-appeal', subject, target, why });
  const written = await deps.store.refuseAppeal(measure, entry);
  return written === 'done' ? done(null) : refuse({ code: 'changed-meanwhile' });
}

/** Files the only appeal of the person affected by a measure. */
export async function appealMeasure(
  deps: Deps,
  caller: Caller,
  id: string,
  text: string,
): Promise<Outcome<null>> {
  const measure = await deps.store.measure(caller.id, id);
  if (measure === undefined) return refuse({ code: 'not-found', what: 'measure' });
  if (!isInForce(measure, deps.clock())) return refuse({ code: 'not-allowed', why: { text: 'measureOver' } });
  if (measure.appeal !== undefined) return refuse(APPEALED);
  const appealed = { ...measure, appeal: { text, at: deps.clock() } };
  const written = await deps.store.appealMeasure(appealed);
  return written === 'done' ? done(null) : refuse(APPEALED);
}

const APPEALED = { code: 'not-allowed', why: { text: 'measureAppealed' } } as const;

/**
 * Whether an administrator is excluded from texts that only the table reads: they hold or held a seat, or play in its
 * season while its seats are anonymous. They see no more of a game than its other players do.
 */
export async function isApart(deps: Deps, caller: Caller, game: string | undefined): Promise<boolean> {
  const found = game === undefined ? undefined : await deps.store.game(game);
  if (found === undefined) return false;
  const sits = [...found.seats, ...found.left].some(({ player }) => player.id === caller.id);
  if (sits || !isAnonymous(found)) return sits;
  const season = await deps.store.season(found.season.id);
  return season !== undefined && season.status !== 'finished' && (await playsIn(deps, season, caller.id));
}

interface ActedOn {
  readonly reported: Reported;
  readonly report: SiteReportRecord | undefined;
}

/** The item that an administrator acts on: a reported one, if it is unchanged, or one that anyone could read. */
async function actedOn(
  deps: Deps,
  caller: Caller,
  target: SiteTarget,
  reportId: string | undefined,
): Promise<Outcome<ActedOn>> {
  const admin = await siteAdminOnly(deps, caller);
  if (!admin.ok) return admin;
  const report = await openReport(deps, caller, reportId);
  if (!report.ok) return report;
  const isReported = report.value !== undefined && sameTarget(report.value.target, target);
  const found = await (isReported ? whatIsAt(deps, target) : readableBy(deps, caller, target));
  if (!found.ok) return found;
  if (isReported && found.value.excerpt !== report.value?.excerpt)
    return refuse({ code: 'changed-meanwhile' });
  if (found.value.concerned?.id === caller.id) return refuse({ code: 'conflict-of-interest' });
  if (await isApart(deps, caller, found.value.game)) return refuse({ code: 'conflict-of-interest' });
  return done({ reported: found.value, report: report.value });
}

function sameTarget(one: SiteTarget, other: SiteTarget): boolean {
  return targetKey(one) === targetKey(other);
}

/** Identifies a target, regardless of the order of its parts. */
export function targetKey(target: SiteTarget): string {
  const parts = Object.entries(target).sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify(parts);
}

async function openReport(
  deps: Deps,
  caller: Caller,
  id: string | undefined,
): Promise<Outcome<SiteReportRecord | undefined>> {
  if (id === undefined) return done(undefined);
  const report = await deps.store.report(id);
  if (report?.state !== 'open') return refuse({ code: 'not-found', what: 'report' });
  return (await isApart(deps, caller, report.game)) ? refuse({ code: 'conflict-of-interest' }) : done(report);
}

async function settledBy(
  deps: Deps,
  caller: Caller,
  report: SiteReportRecord | undefined,
  why: string,
): Promise<Pick<MeasureChanges, 'report'>> {
  if (report === undefined) return {};
  const settled = { by: await personFor(deps, caller), at: deps.clock(), as: 'acted' as const, why };
  return { report: { ...report, state: 'settled', settled } };
}

async function newMeasure(
  deps: Deps,
  caller: Caller,
  { target, excerpt, concerned }: Reported & { readonly concerned: PersonRecord },
  why: string,
) {
  const by = await personFor(deps, caller);
  const about = { target, excerpt, concerned, why, by };
  return { id: deps.newId(), at: deps.clock(), ...about, until: null, places: [] };
}

function hiddenLeague(deps: Deps, id: string, why: string): MeasureChanges {
  return { league: { id, hidden: { why, at: deps.clock() } } };
}

/** The text and its copies, each with its replacement; null if there is nothing to hide. */
async function hiddenTexts(deps: Deps, target: TextTarget): Promise<MeasureChanges | null> {
  const found = await deps.store.textAt(target);
  const own = found === undefined ? null : hiddenForm(target, found);
  if (own === null) return isGuestName(target) ? { event: await renaming(deps, target, null) } : null;
  const copies = found === undefined ? [] : await copiesOf(deps, target, excerptOf(target, found.attributes));
  const others = await Promise.all(
    copies.map(async (copy) => {
      const there = await deps.store.textAt(copy);
      return there === undefined ? null : hiddenForm(copy, there);
    }),
  );
  const places = [own, ...others.flatMap((place) => place ?? [])];
  // Nothing copies the name of a circuit or a team.
  const isCopied = 'name' in own.now && target.kind !== 'circuit-name' && target.kind !== 'team-name';
  const event = isCopied ? { event: await renaming(deps, target, own) } : {};
  return { places, ...event };
}

function isGuestName(target: TextTarget): boolean {
  return target.kind === 'player-name' && target.game !== undefined;
}

/**
 * Where else a text occurs: entries of the league's log, its ruling or log entry, bonus and penalty points, and the
 * other divisions.
 */
async function copiesOf(deps: Deps, target: TextTarget, excerpt: string): Promise<readonly TextTarget[]> {
  const league = await leagueOf(deps, target);
  if (league === undefined || isOfTable(target) || target.kind.endsWith('-name')) {
    return target.kind === 'division-name' && league !== undefined
      ? otherDivisions(deps, league, target)
      : [];
  }
  const texts = excerpt.split('\n\n').filter((text) => text.length >= SHORTEST_COPY && text !== HIDDEN_TEXT);
  const quoted = texts.map((text) => JSON.stringify(text).slice(1, -1));
  const { rows } = await deps.store.logOfLeague(league, LOG_DEPTH, null);
  const entries = rows
    .filter(({ id }) => target.kind !== 'log-entry' || id !== target.entry)
    .filter(({ before, after, reason }) => {
      const said = JSON.stringify([before, after, reason]);
      return quoted.some((text) => said.includes(text));
    })
    .map(({ id, season }) => ({ kind: 'log-entry' as const, league, season: season?.id ?? null, entry: id }));
  const game = target.kind === 'log-entry' ? rows.find(({ id }) => id === target.entry)?.game : null;
  const rulings = typeof game === 'string' ? await deps.store.rulings(game) : [];
  const ruled = rulings
    .filter(({ reason }) => typeof reason === 'string' && texts.includes(reason))
    .map(({ game: of, number: ruling }) => ({ kind: 'ruling' as const, game: of, ruling }));
  return [...entries, ...ruled, ...(await pointReasons(deps, target, texts))].slice(0, MOST_COPIES);
}

/** Bonus and penalty points with such a reason, in the season of an entry of the log. */
async function pointReasons(
  deps: Deps,
  target: TextTarget,
  texts: readonly string[],
): Promise<readonly TextTarget[]> {
  if (target.kind !== 'log-entry' || target.season === null) return [];
  const { season } = target;
  return (await deps.store.entries(season))
    .filter(({ adjustments = [] }) => adjustments.some(({ reason }) => texts.includes(reason)))
    .map(({ player }) => ({ kind: 'point-reasons' as const, season, player: player.id }));
}

async function otherDivisions(
  deps: Deps,
  league: string,
  target: Extract<TextTarget, { kind: 'division-name' }>,
): Promise<readonly TextTarget[]> {
  const seasons = await deps.store.seasonsOf(league);
  const own = seasons.find(({ id }) => id === target.season)?.division?.of;
  return seasons
    .filter(({ id, division }) => id !== target.season && own !== undefined && division?.of === own)
    .map(({ id }) => ({ kind: 'division-name' as const, season: id }))
    .slice(0, MOST_COPIES);
}

async function leagueOf(deps: Deps, target: TextTarget): Promise<string | undefined> {
  if ('league' in target) return target.league;
  if ('season' in target) return deps.store.leagueOf('seasons', target.season);
  return 'game' in target && target.game !== undefined
    ? deps.store.leagueOf('games', target.game)
    : undefined;
}

/**
 * The event that copies another name to all places of a name.
 * @param place the stored name; null for a guest's
 */
async function renaming(
  deps: Deps,
  target: TextTarget,
  place: HiddenPlace | null,
): Promise<NonNullable<MeasureChanges['event']>> {
  const { hiddenName, names } = await namesOf(deps, target, place);
  const common = { id: deps.newId(), at: deps.clock() };
  if (target.kind === 'league-name')
    return { ...common, kind: 'league-renamed', league: { id: target.league, name: hiddenName } };
  if (target.kind === 'season-name') {
    const league = await deps.store.leagueOf('seasons', target.season);
    const of = { of: 'season' as const, about: target.season, ...(league && { league }) };
    return { ...common, kind: 'renamed', ...of, name: hiddenName, names };
  }
  const about = 'player' in target ? target.player : '';
  return { ...common, kind: 'renamed', of: 'player', about, name: hiddenName, names };
}

async function namesOf(deps: Deps, target: TextTarget, place: HiddenPlace | null) {
  const guest = place === null ? await whatIsAt(deps, target) : undefined;
  const was = place === null ? (guest?.ok ? guest.value.excerpt : '') : String(place.was.name);
  const now = place === null ? placeholderName(target) : String(place.now.name);
  return { hiddenName: now, names: was === '' ? [] : [was] };
}

/** A measure in force, for an administrator who is not affected by it. */
async function measureToDecide(
  deps: Deps,
  caller: Caller,
  player: string,
  id: string,
): Promise<Outcome<SiteMeasureRecord>> {
  const admin = await siteAdminOnly(deps, caller);
  if (!admin.ok) return admin;
  const measure = await deps.store.measure(player, id);
  if (measure === undefined) return refuse({ code: 'not-found', what: 'measure' });
  if (player === caller.id) return refuse({ code: 'conflict-of-interest' });
  return isInForce(measure, deps.clock())
    ? done(measure)
    : refuse({ code: 'not-allowed', why: { text: 'measureOver' } });
}

async function end(
  deps: Deps,
  caller: Caller,
  measure: SiteMeasureRecord,
  why: string,
  as?: 'grant-appeal',
): Promise<Outcome<null>> {
  const { target, concerned: subject, kind: was } = measure;
  const kind = as ?? (was === 'suspend' ? 'end-suspension' : 'restore');
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const lifted = { ...measure, lifted: { by: await personFor(deps, caller), at: deps.clock(), why } };
    const entry = await siteLogEntry(deps, caller, { kind, subject, target, why });
    const written = await deps.store.liftMeasure(lifted, await undone(deps, measure), entry);
    if (written === 'done') return done(null);
  }
  return refuse({ code: 'changed-meanwhile' });
}

/** The changes that undo a measure. */
async function undone(deps: Deps, measure: SiteMeasureRecord): Promise<MeasureChanges> {
  const { target, concerned, kind, places } = measure;
  const kept = (await deps.store.sessions(concerned.id)) ?? noSessions(concerned.id);
  if (kind === 'suspend') {
    const { suspended: _, ...others } = kept;
    return kept.suspended?.measure === measure.id ? { sessions: saved(deps, others, {}) } : {};
  }
  if (target.kind === 'league') return { league: { id: target.league } };
  const held = await deps.store.stillHidden(places);
  const back = held.map((place) => ({ ...place, was: place.now, now: place.was }));
  const name = back.find(({ now }) => 'name' in now) ?? null;
  const left = (kept.hiddenTexts ?? []).filter((hash) => !measure.hashes.includes(hash));
  const event =
    target.kind !== 'account' && target.kind !== 'results' && name !== null
      ? { event: await renaming(deps, target, name) }
      : {};
  const sessions = measure.hashes.length === 0 ? {} : { sessions: saved(deps, kept, { hiddenTexts: left }) };
  return { places: back, ...event, ...sessions };
}

/** Hashes of the hidden texts, so that their author cannot write them again. */
function hashesOf(target: TextTarget, place: HiddenPlace | undefined): readonly string[] {
  if (place === undefined) return [];
  const field = 'name' in place.was ? 'name' : 'text';
  return textsIn(target, place.was).flatMap((text) => hashOfText(field, text) ?? []);
}

async function withHashes(
  deps: Deps,
  { id, kind }: PersonRecord,
  hashes: readonly string[],
): Promise<Pick<MeasureChanges, 'sessions'>> {
  if (hashes.length === 0 || kind === 'bot') return {};
  const kept = (await deps.store.sessions(id)) ?? noSessions(id);
  const all = [...new Set([...(kept.hiddenTexts ?? []), ...hashes])];
  return { sessions: saved(deps, kept, { hiddenTexts: all.slice(-MOST_HASHES) }) };
}

/** Sessions with a change, to be saved if no one else has changed them. */
function saved(deps: Deps, kept: SessionsRecord, change: Pick<SessionsRecord, 'suspended' | 'hiddenTexts'>) {
  const record = { ...kept, ...change, version: kept.version + 1 };
  return { record, until: rememberedUntil(deps.clock(), record) };
}
