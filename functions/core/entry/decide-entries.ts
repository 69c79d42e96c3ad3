import { sha256Hex } from '../../../engine/core/sha256';
import type { Caller } from '../access/caller';
import { organizedSeason, organizerOf } from '../access/guards';
import { seasonAct } from '../league/log-act';
import type { PersonRecord } from '../platform/common.records';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import type { PlatformEvent, SeasonChanged } from '../platform/events.records';
import { message } from '../platform/message';
import { reconcileSeason } from '../season/reconcile-season';
import { seasonChanged } from '../season/season-changed';
import type { EntryRecord, SeasonRecord } from '../season/seasons.records';
import { isWaitedFor } from './enter-free-place';
import { cupClosed, cupHasBegun } from './registration-hours';
import { admitted } from './waiting-list';

/**
 * Admits or declines a player who requested a place, for an organizer. Without a free place they go to the wait list.
 */
export async function decideEntry(
  deps: Deps,
  caller: Caller,
  seasonId: string,
  playerId: string,
  accept: boolean,
): Promise<Outcome<null>> {
  const [season, entry] = await Promise.all([
    deps.store.season(seasonId),
    deps.store.entry(seasonId, playerId),
  ]);
  if (season === undefined) return refuse({ code: 'not-found', what: 'season' });
  const organizer = await organizerOf(deps, caller, season.league.id, 'organizerDecidesOnRegistrations');
  if (!organizer.ok) return organizer;
  if (entry?.state !== 'asked') return refuse({ code: 'not-found', what: 'request' });
  if (accept && season.status === 'finished') return refuse({ code: 'registration-closed' });
  if (accept && cupHasBegun(season)) return refuse(cupClosed(season));
  const capacity = accept ? season.registration.capacity : 'declined';
  if (!(await moveDecided(deps, caller, season, entry, capacity)))
    return refuse({ code: 'changed-meanwhile' });
  await reconcileSeason(deps, seasonId);
  return done(null);
}

const DECIDED = {
  in: message('log.admitted'),
  waiting: message('log.onList'),
  withdrawn: message('log.turnedDown'),
} as const;

/**
 * Moves the entry as decided, logs it and notifies its player.
 * @returns whether their request was still open
 */
async function moveDecided(
  deps: Deps,
  caller: Caller,
  season: SeasonRecord,
  entry: EntryRecord,
  capacity: number | null | 'declined',
): Promise<boolean> {
  const { name: subject } = entry.player;
  const move = async (to: keyof typeof DECIDED, places: number | null, events: readonly Follows[]) => {
    const logged = await seasonAct(deps, caller, season, { kind: 'entry', subject, after: DECIDED[to] });
    // Whoever is admitted during the season has sat out none of the rounds before.
    const from = to === 'in' ? { ...entry, since: season.round + 1 } : entry;
    return deps.store.moveEntry(from, to, places, { logged, events });
  };
  if (capacity === 'declined')
    return (await move('withdrawn', null, [admitted(deps, entry, 'declined')])) === 'moved';
  const changed = seasonChanged(deps, entry.season);
  const first = (await isWaitedFor(deps, season))
    ? 'full'
    : await move('in', capacity, [admitted(deps, entry, 'asked'), changed]);
  // A place may become free while they are put on the wait list.
  const last =
    first === 'full' ? await move('waiting', null, [admitted(deps, entry, 'full'), changed]) : first;
  return last === 'moved';
}

type Follows = Extract<PlatformEvent, { kind: 'admitted' | 'season-changed' }>;

/** The players that an operation admitted, and those who now wait for a place. */
export interface Admissions {
  readonly admitted: readonly PersonRecord[];
  readonly waiting: readonly PersonRecord[];
}

/**
 * Admits everyone who requests a place, for an organizer, in the order of their requests; those beyond the season's
 * capacity go to the wait list. Refused once the season is over, and if there are no requests. The event that is posted
 * first lets any run finish it.
 */
export async function admitAll(deps: Deps, caller: Caller, seasonId: string): Promise<Outcome<Admissions>> {
  const found = await organizedSeason(deps, caller, seasonId, 'organizerDecidesOnRegistrations');
  if (!found.ok) return found;
  if (found.value.status === 'finished') return refuse({ code: 'registration-closed' });
  if (cupHasBegun(found.value)) return refuse(cupClosed(found.value));
  const asked = (await deps.store.entries(seasonId)).filter(({ state }) => state === 'asked');
  if (asked.length === 0) return refuse({ code: 'nothing-changes' });
  const players = asked.map(({ player }) => player.id);
  const event = seasonChanged(deps, seasonId, { admits: { players, by: caller } });
  await deps.store.post(event);
  await admitThose(deps, event);
  await reconcileSeason(deps, seasonId);
  const now = (await deps.store.entries(seasonId)).filter(({ player }) => players.includes(player.id));
  const inState = (wanted: EntryRecord['state']) =>
    now.filter(({ state }) => state === wanted).map(({ player }) => player);
  return done({ admitted: inState('in'), waiting: inState('waiting') });
}

/** Admits the players that an event names whose requests are still open. Repeating it is harmless. */
export async function admitThose(deps: Deps, { id, season: seasonId, admits }: SeasonChanged): Promise<void> {
  const season = await deps.store.season(seasonId);
  if (season === undefined || admits === undefined) return;
  const wanted = new Set(admits.players);
  const asked = (await deps.store.entries(seasonId)).filter(
    ({ state, player }) => state === 'asked' && wanted.has(player.id),
  );
  // One after the other: places are given in the order of the requests.
  for (const entry of asked) {
    const own = { ...deps, newId: idsOf(id, entry.player.id) };
    await moveDecided(own, admits.by, season, entry, season.registration.capacity);
  }
}

/** Ids of the items that one player's admission writes: any run that handles the event creates the same ones. */
function idsOf(event: string, player: string): Deps['newId'] {
  let count = 0;
  return () => {
    count += 1;
    return `${event.slice(0, TIME_DIGITS)}${sha256Hex(`${event}\n${player}\n${count}`).slice(0, HASH_DIGITS)}`;
  };
}

/** A ULID has 10 digits of time and 16 others. */
const TIME_DIGITS = 10;
const HASH_DIGITS = 16;
