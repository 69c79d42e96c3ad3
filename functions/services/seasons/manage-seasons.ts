import { hashOf } from '../../../engine/core/canonical';
import type { AbsencePolicy } from '../../../engine/deadlines/absence';
import type { Problem } from '../../../engine/game';
import { GAMES } from '../../../engine/games';
import { gameSystem } from '../../../engine/systems';
import { roundsOf } from '../../../engine/tournament/formats';
import { NO_DATES, type Schedule } from '../../../engine/tournament/schedule';
import type { Registration, SeasonChanged, SeasonRecord } from '../../store/records';
import { organizedSeason, organizerOf } from '../access/guards';
import type { Caller } from '../caller';
import type { Deps } from '../deps';
import { done, type Outcome, refuse } from '../errors';
import { seasonAct } from '../leagues/log-act';
import { LEAGUE_CLOSED } from '../leagues/open-league';
import { sizesOf } from '../results/season-seats';
import { dateProblems } from './date-problems';
import { divisionClash } from './division-ladder';
import { followSeason } from './follow-season';
import { seasonChanged } from './season-changed';
import { choiceProblems, teamsUnfair } from './season-choices';

/** Everything an organizer decides about a season. */
export type SeasonInput = Pick<
  SeasonRecord,
  | 'name'
  | 'system'
  | 'options'
  | 'press'
  | 'boardSize'
  | 'format'
  | 'leftOver'
  | 'scoring'
  | 'aggregation'
  | 'teams'
  | 'division'
  | 'disputes'
  | 'deadlines'
  | 'absence'
  | 'atTheTable'
  | 'schedule'
> & { readonly registration: Omit<Registration, 'code'> };

/** What an organizer asks for; without a scoring, the game's usual one is taken. */
export type SeasonWish = Omit<SeasonInput, 'scoring'> & {
  readonly scoring?: SeasonInput['scoring'] | undefined;
};

/** What is known of a season that comes into being, beside what its organizer decides. */
export interface NewSeason {
  readonly id?: string | undefined;
  /** The season that it follows. */
  readonly after?: string | undefined;
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
  // Its own hours are noted by what follows from this.
  const own =
    season.schedule === undefined && season.after === undefined ? undefined : seasonChanged(deps, season.id);
  const kept = await deps.store.createSeason(season, entry, event ?? own);
  if (event === undefined && own !== undefined) await followSeason(deps, season.id);
  return done(kept);
}

/** A season of these settings for an organizer, with every default filled in; nothing is written. */
export async function checkedSeason(
  deps: Deps,
  caller: Caller,
  leagueId: string,
  input: SeasonWish,
  { id = deps.newId(), after }: NewSeason = {},
): Promise<Outcome<SeasonRecord>> {
  const league = await deps.store.league(leagueId);
  if (league === undefined) return refuse({ code: 'not-found', what: 'league' });
  const organizer = await organizerOf(deps, caller, leagueId, 'announces a season');
  if (!organizer.ok) return organizer;
  if (league.closedAt !== null) return refuse(LEAGUE_CLOSED);
  const checked = checkedSettings(input, deps.clock());
  if (!checked.ok) return checked;
  const clash =
    input.division === undefined ? [] : divisionClash(await deps.store.seasonsOf(leagueId), input.division);
  if (clash.length > 0) return refuse({ code: 'invalid', problems: clash });
  return done({
    ...checked.value,
    ...nextVersion(undefined, input.absence),
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
    apart: [],
  });
}

/** An absence policy with its version: the next one where it says something new, so that players are asked again. */
function nextVersion(
  before: AbsencePolicy | undefined,
  wanted: AbsencePolicy | undefined,
): Pick<SeasonInput, 'absence'> {
  if (wanted === undefined) return {};
  const version = before?.version ?? 0;
  const same = { ...wanted, version };
  return { absence: hashOf(same) === hashOf(before ?? null) ? same : { ...wanted, version: version + 1 } };
}

/** What cannot be changed fairly once boards have been drawn, and why. */
const FIXED_AFTER_START = {
  system: 'Players have registered for this game.',
  options: 'Boards have already been played under these rules.',
  boardSize: 'Boards of this size have already been drawn.',
  format: 'Boards have already been drawn in this format.',
  leftOver: 'Boards have already been drawn this way.',
  scoring: 'Points have already been scored this way.',
  aggregation: 'Totals have already been counted this way.',
  division: 'Players have entered this division.',
} as const satisfies Partial<Record<keyof SeasonInput, string>>;

const ANONYMITY = 'You cannot switch anonymous seats on or off once boards have been played.';

/** The settings of a season that cannot change any more, and why; the game is fixed from its announcement on. */
export function fixedSettings({ status }: SeasonRecord): readonly { setting: string; why: string }[] {
  const fixed = status === 'registration' ? { system: FIXED_AFTER_START.system } : FIXED_AFTER_START;
  const press = status === 'registration' ? {} : { press: ANONYMITY };
  return Object.entries({ ...fixed, ...press }).map(([setting, why]) => ({ setting, why }));
}

/** Changes a season's settings: all of them before it starts, later only what is fair to those who play. */
export async function changeSeason(
  deps: Deps,
  caller: Caller,
  seasonId: string,
  input: SeasonWish,
): Promise<Outcome<SeasonRecord>> {
  const found = await organizedSeason(deps, caller, seasonId, 'changes its seasons');
  if (!found.ok) return found;
  const season = found.value;
  const checked = checkedSettings(input, deps.clock(), {
    started: season.status !== 'registration',
    dates: season.schedule,
  });
  if (!checked.ok) return checked;
  const problems =
    season.status === 'registration' ? systemProblem(season, input) : unfair(season, checked.value);
  if (problems.length > 0) return refuse({ code: 'invalid', problems });
  const { mode } = input.registration;
  const code = mode === season.registration.mode ? season.registration.code : codeFor(deps, mode);
  const { aggregation: _a, teams: _t, division: _d, absence: _p, schedule: _s, ...others } = season;
  const { atTheTable: _t2, postponed, ...fixed } = others;
  const after: SeasonRecord = {
    ...fixed,
    ...checked.value,
    ...nextVersion(season.absence, input.absence),
    // Another date is what a start that was put off waits for.
    ...(postponed !== undefined && sameStart(season, input) ? { postponed } : {}),
    registration: { ...input.registration, code },
  };
  after.rounds = season.status === 'registration' ? roundsPlanned(after, season.players) : season.rounds;
  const act = { kind: 'settings', ...settingsChanged(season, after) } as const;
  const entry = await seasonAct(deps, caller, season, act);
  const event = seasonChanged(deps, season.id);
  if ((await deps.store.changeSeason(season, after, entry, event)) !== 'changed')
    return refuse({ code: 'changed-meanwhile' });
  await followSeason(deps, season.id);
  return done(after);
}

function sameStart({ schedule: before }: SeasonRecord, { schedule: after }: SeasonWish): boolean {
  return (before?.startsAt ?? null) === (after?.startsAt ?? null);
}

/** The settings that differ, as they were and as they are. The code of an invitation stays secret. */
function settingsChanged(before: SeasonRecord, after: SeasonRecord) {
  const shown = ({ registration: { code: _, ...registration }, ...season }: SeasonRecord) => ({
    ...season,
    registration,
  });
  const [was, is] = [shown(before), shown(after)];
  const keys = [...new Set([...Object.keys(was), ...Object.keys(is)])] as (keyof typeof was)[];
  const changed = keys.filter((key) => hashOf(was[key] ?? null) !== hashOf(is[key] ?? null));
  const words = (season: typeof was) =>
    changed.map((key) => `${key}: ${JSON.stringify(season[key] ?? null)}`).join('; ');
  return { before: words(was), after: words(is) };
}

function systemProblem(season: SeasonRecord, input: SeasonWish): readonly Problem[] {
  return season.system === input.system ? [] : [problem(['system'], FIXED_AFTER_START.system)];
}

function unfair(season: SeasonRecord, input: Settings): readonly Problem[] {
  const fixed = Object.entries(FIXED_AFTER_START)
    .filter(
      ([key]) =>
        hashOf(season[key as keyof Settings] ?? null) !== hashOf(input[key as keyof Settings] ?? null),
    )
    .map(([key, why]) => problem([key], why));
  return [...fixed, ...anonymityUnfair(season, input), ...teamsUnfair(season.teams, input.teams)];
}

/** Whether seats are anonymous is not changed under those who play. */
function anonymityUnfair(season: SeasonRecord, { press }: Settings): readonly Problem[] {
  if ((season.press === 'gunboat') === (press === 'gunboat')) return [];
  return [problem(['press'], ANONYMITY)];
}

/** What an organizer decided about a season, without the secret of its invitation link. */
export function inputOf(season: SeasonRecord): SeasonInput {
  const { name, system, options, press, boardSize, format, leftOver, scoring } = season;
  const { aggregation, teams, division, disputes, deadlines, absence, atTheTable, schedule } = season;
  const { code: _, ...registration } = season.registration;
  return {
    ...{ name, system, options, press, format, leftOver, scoring, deadlines, registration },
    ...(boardSize === undefined ? {} : { boardSize }),
    ...(aggregation === undefined ? {} : { aggregation }),
    ...(teams === undefined ? {} : { teams }),
    ...(division === undefined ? {} : { division }),
    ...(disputes === undefined ? {} : { disputes }),
    ...(absence === undefined ? {} : { absence }),
    ...(atTheTable === undefined ? {} : { atTheTable }),
    ...(schedule === undefined ? {} : { schedule }),
  };
}

type Settings = Omit<SeasonInput, 'registration'>;

function withoutRegistration({ registration: _, ...settings }: SeasonInput): Settings {
  return settings;
}

/** A season's settings with every default filled in, or all that is wrong with them. */
function checkedSettings(
  wish: SeasonWish,
  now: number,
  {
    started = false,
    dates = NO_DATES,
  }: { readonly started?: boolean; readonly dates?: Schedule | undefined } = {},
): Outcome<Settings & { readonly boardSize: number }> {
  const input = { ...wish, scoring: wish.scoring ?? GAMES[wish.system].scoring };
  const checked = checkedGame(withoutRegistration(input));
  // What does not depend on the size is looked at even where the game has no boards of this size.
  const boardSize = checked.ok ? checked.value.boardSize : gameSystem(input.system).seats.usual;
  const choices = [
    ...choiceProblems(input, { boardSize, capacity: input.registration.capacity, started }),
    ...dateProblems(input, dates, now),
  ];
  if (choices.length === 0) return checked;
  const problems = !checked.ok && checked.refusal.code === 'invalid' ? checked.refusal.problems : [];
  return refuse({ code: 'invalid', problems: [...problems, ...choices] });
}

/** Settings with every default of the game system filled in, or what is wrong with its options and seats. */
export function checkedGame<Input extends Pick<Settings, 'system' | 'options' | 'boardSize'>>(
  input: Input,
): Outcome<Input & { readonly boardSize: number }> {
  const system = gameSystem(input.system);
  const { min, max, usual } = system.seats;
  const boardSize = input.boardSize ?? usual;
  const options = system.options.safeParse(input.options);
  const problems = [
    ...(boardSize < min || boardSize > max
      ? [problem(['boardSize'], `A board of ${system.title} has ${min} to ${max} seats.`)]
      : []),
    ...(options.success ? [] : options.error.issues.map(optionProblem)),
  ];
  if (problems.length > 0 || !options.success) return refuse({ code: 'invalid', problems });
  return done({ ...input, boardSize, options: { ...input.options, ...(options.data as object) } });
}

function optionProblem({ path, message }: { path: readonly PropertyKey[]; message: string }): Problem {
  return problem(
    ['options', ...path.map((part) => (typeof part === 'symbol' ? String(part) : part))],
    message,
  );
}

function problem(path: readonly (string | number)[], message: string): Problem {
  return { code: 'bad-setting', path, rule: '', message };
}

/** The secret of an invitation link. */
function codeFor(deps: Deps, mode: Registration['mode']): string | null {
  return mode === 'invitation' ? deps.newSeed().slice(0, 24) : null;
}

function roundsPlanned(season: Settings, players: number): number {
  const sizes = sizesOf(season);
  return roundsOf(season.format, Math.max(players, sizes.boardSize), sizes);
}
