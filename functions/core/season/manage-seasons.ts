import { roundsOf } from '../../../engine/tournament/formats';
import type { Caller } from '../access/caller';
import { organizedSeason, organizerOf } from '../access/guards';
import type { LeagueRecord } from '../account/people.records';
import { divisionProblems } from '../division/division-ladder';
import { seasonAct } from '../league/log-act';
import { LEAGUE_CLOSED } from '../league/open-league';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import type { SeasonChanged } from '../platform/events.records';
import { sizesOf } from '../standings/season-seats';
import { textsOfTemplate } from '../template/templates';
import type { TemplateTexts } from '../template/templates.records';
import { unfairChanges } from './fixed-settings';
import { withTables } from './real-tables';
import { reconcileSeason } from './reconcile-season';
import { seasonChanged } from './season-changed';
import { changedLength } from './season-length';
import { checkedSettings, type SeasonWish, type Settings } from './season-settings';
import type { Registration, SeasonRecord } from './seasons.records';
import { nextVersion, withSettings } from './with-settings';

/** The data of a new season beside its organizer's settings. */
export interface NewSeason {
  readonly id?: string | undefined;
  /** The previous season. */
  readonly after?: string | undefined;
  /** The texts of the season that it is a copy of, or that it had as a draft; those of the previous season come first. */
  readonly texts?: TemplateTexts | undefined;
}

/** Announces a season for an organizer; registration opens, at once or at its date. */
export async function createSeason(
  deps: Deps,
  caller: Caller,
  leagueId: string,
  input: SeasonWish,
  { event, ...more }: NewSeason & { readonly event?: SeasonChanged } = {},
): Promise<Outcome<SeasonRecord>> {
  const made = await checkedSeason(deps, caller, leagueId, input, more);
  if (!made.ok) return made;
  const season = made.value;
  const entry = await seasonAct(deps, caller, season, { kind: 'open-season' });
  // The handler of this event starts it, records its dates, and lists it.
  const kept = await deps.store.createSeason(season, entry, event ?? seasonChanged(deps, season.id));
  if (event !== undefined) return done(kept);
  await reconcileSeason(deps, season.id);
  return done((await deps.store.season(season.id)) ?? kept);
}

/** A season with these settings for an organizer, with every default filled in; nothing is written. */
export async function checkedSeason(
  deps: Deps,
  caller: Caller,
  leagueId: string,
  input: SeasonWish,
  more: NewSeason = {},
): Promise<Outcome<SeasonRecord>> {
  const league = await deps.store.league(leagueId);
  if (league === undefined) return refuse({ code: 'not-found', what: 'league' });
  const organizer = await organizerOf(deps, caller, leagueId, 'organizerAnnouncesSeason');
  if (!organizer.ok) return organizer;
  if (league.closedAt !== null) return refuse(LEAGUE_CLOSED);
  const texts = await textsOfTemplate(deps, caller, input.template);
  if (!texts.ok) return texts;
  const made = await seasonWith(deps, league, input, { texts: texts.value, ...more });
  if (!made.ok || input.division === undefined) return made;
  const clash = divisionProblems(await deps.store.seasonsNow(leagueId), input.division);
  return clash.length === 0 ? made : refuse({ code: 'invalid', problems: clash });
}

/** A season of a league with these settings, with every default filled in; nothing is written. */
export async function seasonWith(
  deps: Deps,
  league: Pick<LeagueRecord, 'id' | 'name'>,
  input: SeasonWish,
  { id = deps.newId(), after, texts = {} }: NewSeason = {},
): Promise<Outcome<SeasonRecord>> {
  const checked = await checkedSettings(input, deps.clock());
  if (!checked.ok) return checked;
  const before = after === undefined ? undefined : await deps.store.season(after);
  return done({
    ...checked.value,
    ...withTables(checked.value.atTheTable),
    ...(before === undefined ? texts : takenOver(before)),
    ...nextVersion(undefined, input.absence),
    // Programs are allowed only in a season whose organizer has allowed them.
    programs: input.programs ?? 'refused',
    registration: { ...input.registration, code: codeFor(deps, input.registration.mode) },
    id,
    ...(after === undefined ? {} : { after }),
    version: 0,
    league: { id: league.id, name: league.name },
    rounds: roundsPlanned(checked.value, 0),
    round: 0,
    status: 'registration',
    players: 0,
    createdAt: deps.clock(),
    drawSeed: null,
    champions: [],
    apart: before?.apart ?? [],
  });
}

/** The season's texts from the previous season, until its organizer changes them. */
function takenOver({
  about,
  aboutIn,
  venue,
  links,
}: SeasonRecord): Pick<SeasonRecord, 'about' | 'aboutIn' | 'venue' | 'links'> {
  return {
    ...(about !== undefined && { about }),
    ...(aboutIn !== undefined && { aboutIn }),
    ...(venue !== undefined && { venue }),
    ...(links !== undefined && { links }),
  };
}

/** Whether settings were read before another organizer saved others. */
export function isStale({ version }: SeasonWish, season: Pick<SeasonRecord, 'version'>): boolean {
  return version !== undefined && version !== season.version;
}

/** Changes a season's settings: all of them before it starts, later only what is fair to those who play. */
export async function changeSeason(
  deps: Deps,
  caller: Caller,
  seasonId: string,
  input: SeasonWish,
): Promise<Outcome<SeasonRecord>> {
  const found = await organizedSeason(deps, caller, seasonId, 'organizerChangesSeasons');
  if (!found.ok) return found;
  const season = found.value;
  if (isStale(input, season)) return refuse({ code: 'changed-meanwhile' });
  const checked = await checkedSettings(input, deps.clock(), {
    started: season.status !== 'registration',
    dates: season.schedule,
    rules: season.aggregation,
  });
  if (!checked.ok) return checked;
  const problems = unfairChanges(season, checked.value);
  if (problems.length > 0) return refuse({ code: 'invalid', problems });
  const changed = await changedLength(deps, season, checked.value);
  if (!changed.ok) return changed;
  const length = changed.value;
  const { mode } = input.registration;
  const code = mode === season.registration.mode ? season.registration.code : codeFor(deps, mode);
  const after: SeasonRecord = {
    ...withSettings(season, input, checked.value),
    registration: { ...input.registration, code },
  };
  const isPlanned = season.status === 'registration' || length !== null;
  after.rounds = isPlanned ? roundsPlanned(after, season.players) : season.rounds;
  const { settingsChanged } = await import('./settings-in-words');
  const entries = season.teams || after.teams ? await deps.store.entries(seasonId) : [];
  const nameOf = (id: string) => entries.find(({ player }) => player.id === id)?.player.name ?? id;
  const act = { kind: 'settings', ...(await settingsChanged(season, after, nameOf)) } as const;
  const entry = await seasonAct(deps, caller, season, act);
  const event = seasonChanged(deps, season.id);
  if ((await deps.store.changeSeason(season, after, entry, event, length)) !== 'changed')
    return refuse({ code: 'changed-meanwhile' });
  await reconcileSeason(deps, season.id);
  return done(after);
}

/** The secret of an invitation link. */
function codeFor(deps: Deps, mode: Registration['mode']): string | null {
  return mode === 'invitation' ? deps.newSeed().slice(0, 24) : null;
}

function roundsPlanned(season: Settings, players: number): number {
  const sizes = sizesOf(season);
  return roundsOf(season.format, Math.max(players, sizes.boardSize), sizes);
}
