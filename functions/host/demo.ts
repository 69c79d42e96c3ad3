import { alwaysOpen } from '../../engine/tournament/always-open';
import type { Caller } from '../core/access/caller';
import type { LeagueRecord } from '../core/account/people.records';
import { profileOf } from '../core/account/profile';
import { newEntry } from '../core/entry/new-entry';
import { register } from '../core/entry/registration';
import { bots } from '../core/game/bots';
import { createLeague, joinLeague, setRoles } from '../core/league/manage-leagues';
import { importSeason } from '../core/past-season/import-season';
import type { Deps } from '../core/platform/deps';
import { createSeason } from '../core/season/manage-seasons';
import type { SeasonInput } from '../core/season/season-settings';
import type { SeasonRecord } from '../core/season/seasons.records';
import { startSeason } from '../core/season/start-season';
import { seatsOf } from '../core/standings/season-seats';
import { DEMO_ACCOUNTS } from './demo-accounts';
import { type DemoGame, isSeasonOf, nameOf, SERIES } from './demo-names';
import { importedPast } from './demo-past';
import { deliver, playSeason, virtualClock } from './play-season';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const [OLGA, KENJI, INES, TOMASZ] = DEMO_ACCOUNTS.map(
  ({ id, name }): Caller => ({ id, name, email: null }),
) as [Caller, Caller, Caller, Caller];

const SEASON = {
  scoring: 'sum-of-squares',
  press: 'full',
  // So that authors of programs can try them at once.
  programs: 'allowed',
  format: { kind: 'rounds', rounds: 1, strength: 'ignore', topBoard: false },
  leftOver: 'bots',
  registration: { mode: 'open', capacity: null, confirm: false, review: false, late: false },
} as const;

/**
 * A league with activity: a history of finished seasons, one before its top board, and seasons with short deadlines. A
 * creation that was cut off is continued.
 */
export async function createDemoLeague(deps: Deps): Promise<LeagueRecord> {
  // Also identified by its name: visitors may open leagues of their own with Olga's account.
  const founded = (await deps.store.leagues(100, null)).rows.find(
    ({ organizer, name }) => organizer.id === OLGA.id && name === DEMO_LEAGUE,
  );
  const clock = virtualClock(founded?.createdAt ?? deps.clock() - 60 * DAY_MS);
  const past: Deps = {
    ...deps,
    clock: clock.now,
    timer: { at: async () => undefined, seasonAt: async () => undefined },
  };
  const league = founded ?? (await foundLeague(past));
  const seasons = await deps.store.seasonsOf(league.id);
  const isComplete = seasons.some(({ name, round }) => name === TOP_BOARD.name && round > TOP_BOARD_AFTER);
  // An earlier release gave it another history, which stays as it is.
  const isEarlier = seasons.some(({ name, status }) => EARLIER.has(name) && status === 'finished');
  if (isComplete || isEarlier) return reachable(deps, league);
  for (const caller of [KENJI, INES, TOMASZ]) await joinLeague(past, caller, league.id);
  await setRoles(past, OLGA, league.id, KENJI.id, ['moderator', 'player']);
  const names = new Set(seasons.filter(({ status }) => status === 'finished').map(({ name }) => name));
  for (const season of importedPast(deps.clock())) {
    if (names.has(season.name)) continue;
    const imported = await importSeason(past, OLGA, league.id, season);
    if (!imported.ok) throw new Error(`a past season of the demo was refused: ${imported.refusal.code}`);
    await deliver(past);
  }
  for (const { input, before, players, stop } of [
    { input: PAST, before: 35 * DAY_MS, players: [INES, TOMASZ] },
    { input: TOP_BOARD, before: 4 * HOUR_MS, players: [KENJI, OLGA, INES, TOMASZ], stop: TOP_BOARD_AFTER },
  ]) {
    const begun = seasons.find(({ name }) => name === input.name);
    if (begun?.status === 'finished') continue;
    clock.set(deps.clock() - before);
    const season = begun ?? (await announce(past, league, input));
    await fillAndStart(past, season, players);
    await playSeason(
      past,
      clock,
      season.id,
      stop === undefined ? undefined : { afterRound: stop, at: deps.clock() },
    );
  }
  return reachable(deps, league);
}

/** Gives the accounts addresses, after the past has been played without notifications. */
async function reachable(deps: Deps, league: LeagueRecord): Promise<LeagueRecord> {
  for (const { id, name } of DEMO_ACCOUNTS) {
    const profile = await profileOf(deps, { id, name, email: null });
    await deps.store.savePlayer({ ...profile, email: `${id}@turreton.example` });
  }
  return league;
}

const DEMO_LEAGUE = 'Winter Tide League';

/** The finished seasons of earlier releases' demos. */
const EARLIER: ReadonlySet<string> = new Set(['Hudson Winter 1', 'Season 1']);

const PAST: SeasonInput = {
  ...SEASON,
  system: 'ny2047',
  name: SERIES.ny2047[0],
  format: { ...SEASON.format, rounds: 2 },
  options: { lastYear: 2050 },
  deadlines: { orders: 12 * 60, adjustment: 6 * 60, earlyClose: 'forbidden' },
};

/** A season of which the leaders play the last board now. Its turns close at their deadlines alone, so that it lasts. */
const TOP_BOARD: SeasonInput = {
  ...SEASON,
  system: 'nyc-risk',
  name: 'Night Ferry Trophy',
  boardSize: 3,
  format: { ...SEASON.format, topBoard: true },
  options: { setup: 'deal', maxMissed: 99 },
  deadlines: { orders: 3, adjustment: 1, earlyClose: 'forbidden' },
};
const TOP_BOARD_AFTER = 1;

function foundLeague(deps: Deps): Promise<LeagueRecord> {
  return createLeague(deps, OLGA, {
    name: DEMO_LEAGUE,
    about:
      'The demo league. Bots fill most seats and turns close every few minutes, so there is always something to see. Log in as one of its players and give orders.',
  });
}

/** The running seasons: short turns, so that there is something to see. */
type LiveSeason = Omit<SeasonInput, 'name' | 'system'> & { readonly system: DemoGame };
const LIVE: readonly LiveSeason[] = [
  {
    ...SEASON,
    system: 'ny2047',
    options: { lastYear: 2056 },
    deadlines: { orders: 3, adjustment: 1, earlyClose: 'allowed' },
  },
  {
    ...SEASON,
    system: 'classic',
    options: { lastYear: 1912 },
    deadlines: { orders: 3, adjustment: 1, earlyClose: 'allowed' },
  },
  {
    ...SEASON,
    system: 'nyc-risk',
    options: { setup: 'deal', maxMissed: 99 },
    deadlines: { orders: 3, adjustment: 1, earlyClose: 'allowed' },
  },
  {
    ...SEASON,
    system: 'domination',
    options: { vacateAfter: 0 },
    deadlines: { orders: 3, adjustment: 1, earlyClose: 'allowed' },
  },
  {
    ...SEASON,
    system: 'new-era',
    options: { missLimit: 99 },
    deadlines: { orders: 3, adjustment: 1, earlyClose: 'allowed' },
  },
  {
    ...SEASON,
    system: 'nine-mens-morris',
    options: {},
    deadlines: { orders: 3, adjustment: 1, earlyClose: 'allowed' },
  },
];

/** A player who joins it plays at once: bots take the empty seats. */
const ALWAYS_OPEN: SeasonInput = {
  ...SEASON,
  system: 'domination',
  name: 'Always open',
  format: {
    kind: 'ladder',
    open: { boardsAtATime: 2, endsAfter: 1000, fill: { afterMinutes: 0, with: 'bots' } },
  },
  registration: { ...SEASON.registration, late: true },
  options: { vacateAfter: 0 },
  deadlines: { orders: 10, adjustment: 2, earlyClose: 'allowed' },
};

/** Keeps a season of each game running: starts the next when the last one has ended. One more is always open. */
export async function maintainDemoSeasons(deps: Deps, league: LeagueRecord): Promise<void> {
  const seasons = await deps.store.seasonsOf(league.id);
  if (!seasons.some((season) => isAlwaysOpen(season) && season.status !== 'finished'))
    await announce(deps, league, ALWAYS_OPEN);
  for (const live of LIVE) await keepDemoSeason(deps, league, live);
}

function isAlwaysOpen({ format }: SeasonRecord): boolean {
  return alwaysOpen(format) !== undefined;
}

async function keepDemoSeason(deps: Deps, league: LeagueRecord, live: LiveSeason) {
  // Visitors may open seasons of their own in this league with Olga's account.
  const own = (await deps.store.seasonsOf(league.id)).filter(
    ({ system, name }) => system === live.system && isSeasonOf(live.system, name),
  );
  if (own.some(({ status, round }) => status === 'running' && round > 0)) return;
  const begun = own.find(({ status }) => status !== 'finished');
  const name = nameOf(live.system, own.length);
  await fillAndStart(deps, begun ?? (await announce(deps, league, { ...live, name })), [INES, TOMASZ]);
}

async function announce(deps: Deps, league: LeagueRecord, input: SeasonInput): Promise<SeasonRecord> {
  const created = await createSeason(deps, OLGA, league.id, input);
  if (!created.ok) throw new Error(`the demo season was refused: ${created.refusal.code}`);
  return created.value;
}

/** Registers two of the demo's people, each for their own board filled up with bots, and starts the season. */
async function fillAndStart(deps: Deps, season: SeasonRecord, players: readonly Caller[]): Promise<void> {
  if (season.round > 0) return;
  for (const caller of players) await register(deps, caller, season.id, {});
  const places = 2 * seatsOf(season).length;
  for (const bot of bots().slice(0, places - players.length))
    await deps.store.enterBot(newEntry(season, bot, deps.clock(), 'in'));
  const started = await startSeason(deps, OLGA, season.id);
  if (!started.ok) throw new Error(`the demo season did not start: ${started.refusal.code}`);
}
