import type { Admitted, EntryRecord, LogRecord, PersonRecord, SeasonRecord } from '../../store/records';
import { organizerOf } from '../access/guards';
import type { Caller } from '../caller';
import type { Deps } from '../deps';
import { done, type Outcome, refuse } from '../errors';
import { seasonAct } from '../leagues/log-act';
import { personFor } from '../profile';
import { askedOf, policyRefusal } from './sign-up-terms';

export interface EntryWishes {
  readonly prefers?: readonly string[] | undefined;
  readonly avoids?: readonly string[] | undefined;
  readonly zone?: string | null | undefined;
}

export interface Accepting {
  /** The version of the season's absence policy that the caller accepts. */
  readonly accepts?: number | undefined;
}

/** Registers the caller as the season's settings say: at once, after approval, or on the waiting list. */
export async function register(
  deps: Deps,
  caller: Caller,
  seasonId: string,
  { code, accepts, ...wishes }: EntryWishes & Accepting & { readonly code?: string | undefined },
): Promise<Outcome<EntryRecord>> {
  const season = await deps.store.season(seasonId);
  if (season === undefined) return refuse({ code: 'not-found', what: 'season' });
  if ((await deps.store.member(season.league.id, caller.id))?.banned === true)
    return refuse({ code: 'not-allowed', why: 'A moderator has banned you from this league.' });
  const { mode, code: secret } = season.registration;
  if (mode === 'invitation' && (secret === null || code !== secret))
    return refuse({
      code: 'not-allowed',
      why: 'This season is by invitation. Use the link in your invitation.',
    });
  const asked = await askedOf(deps, season, caller, accepts);
  if (!asked.ok) return asked;
  const player = await personFor(deps, caller);
  const entry = newEntry(season, player, deps.clock(), mode === 'approval' ? 'asked' : 'in', wishes);
  return enterOrWait(deps, season, { ...entry, ...asked.value });
}

/** An entry as it begins: registering counts as confirming the first round. */
export function newEntry(
  season: SeasonRecord,
  player: PersonRecord,
  at: number,
  state: EntryRecord['state'],
  { prefers = [], avoids = [], zone = null }: EntryWishes = {},
): EntryRecord {
  const since = season.round + 1;
  return {
    season: season.id,
    player,
    state,
    at,
    prefers: [...prefers],
    avoids: [...avoids],
    zone,
    since,
    // On a ladder: since when they have wanted a board.
    confirmed: season.format.kind === 'ladder' ? at : since,
  };
}

async function enterOrWait(
  deps: Deps,
  season: SeasonRecord,
  entry: EntryRecord,
): Promise<Outcome<EntryRecord>> {
  const entered = await deps.store.enter(entry, season.registration.capacity);
  switch (entered) {
    case 'full':
      return enterOrWait(deps, season, { ...entry, state: 'waiting' });
    case 'closed':
      return refuse({ code: 'registration-closed' });
    case 'already-in': {
      const kept = await deps.store.entry(season.id, entry.player.id);
      if (kept?.state !== 'removed') return refuse({ code: 'already-registered' });
      return refuse({
        code: 'not-allowed',
        why: 'An organizer ruled that you have two accounts in this season. The league’s log gives the reason.',
      });
    }
    case 'entered': {
      const { player, at } = entry;
      await deps.store.addMember({ league: season.league.id, player, roles: ['player'], joinedAt: at });
      return done(entry);
    }
  }
}

/**
 * Takes the caller's registration back. Before the start the next of the waiting list moves up; later the player is
 * not seated in further rounds, and the board they sit on goes on.
 */
export async function withdraw(deps: Deps, caller: Caller, seasonId: string): Promise<Outcome<null>> {
  const [season, entry] = await Promise.all([
    deps.store.season(seasonId),
    deps.store.entry(seasonId, caller.id),
  ]);
  if (season === undefined) return refuse({ code: 'not-found', what: 'season' });
  if (season.status === 'finished') return refuse({ code: 'registration-closed' });
  if (entry === undefined || hasLeft(entry)) return refuse({ code: 'not-registered' });
  const moved = await deps.store.moveEntry(entry, 'withdrawn', null);
  if (moved !== 'moved') return refuse({ code: 'changed-meanwhile' });
  await moveUp(deps, season);
  return done(null);
}

function hasLeft({ state }: EntryRecord): boolean {
  return state === 'withdrawn' || state === 'removed';
}

/** Fills free places from the waiting list, first come first served. */
export async function moveUp(deps: Deps, season: SeasonRecord): Promise<void> {
  const waiting = (await deps.store.entries(season.id)).filter(({ state }) => state === 'waiting');
  for (const entry of waiting) {
    const since = season.round + 1;
    const event = admitted(deps, entry, 'waiting');
    const moved = await deps.store.moveEntry({ ...entry, since }, 'in', season.registration.capacity, {
      event,
    });
    if (moved === 'full') return;
  }
}

/** Admits or declines a player who asked, for an organizer. Without a free place they go to the waiting list. */
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
  const organizer = await organizerOf(deps, caller, season.league.id, 'decides on registrations');
  if (!organizer.ok) return organizer;
  if (entry?.state !== 'asked') return refuse({ code: 'not-found', what: 'request' });
  const capacity = accept ? season.registration.capacity : 'declined';
  const logged = (to: keyof typeof DECIDED) =>
    seasonAct(deps, caller, season, { kind: 'entry', subject: entry.player.name, after: DECIDED[to] });
  return (await moveDecided(deps, entry, capacity, logged))
    ? done(null)
    : refuse({ code: 'changed-meanwhile' });
}

const DECIDED = { in: 'Admitted', waiting: 'On the waiting list', withdrawn: 'Declined' } as const;

/** Moves the entry as decided, and logs it. */
async function moveDecided(
  deps: Deps,
  entry: EntryRecord,
  capacity: number | null | 'declined',
  logged: (to: keyof typeof DECIDED) => Promise<LogRecord>,
): Promise<boolean> {
  const move = async (to: keyof typeof DECIDED, places: number | null, event?: Admitted) =>
    deps.store.moveEntry(entry, to, places, { logged: await logged(to), ...(event && { event }) });
  const first =
    capacity === 'declined'
      ? await move('withdrawn', null)
      : await move('in', capacity, admitted(deps, entry, 'asked'));
  return (first === 'full' ? await move('waiting', null) : first) === 'moved';
}

/** What tells a player that they are in. */
function admitted(deps: Deps, { season, player }: EntryRecord, from: Admitted['from']): Admitted {
  return { id: deps.newId(), kind: 'admitted', at: deps.clock(), season, player: player.id, from };
}

/** Changes the caller's wishes, or confirms that they play the next round. */
export async function changeEntry(
  deps: Deps,
  caller: Caller,
  seasonId: string,
  {
    prefers,
    avoids,
    zone,
    confirm,
    accepts,
  }: EntryWishes & Accepting & { readonly confirm?: boolean | undefined },
): Promise<Outcome<null>> {
  const [season, entry] = await Promise.all([
    deps.store.season(seasonId),
    deps.store.entry(seasonId, caller.id),
  ]);
  if (season === undefined) return refuse({ code: 'not-found', what: 'season' });
  if (entry === undefined || hasLeft(entry)) return refuse({ code: 'not-registered' });
  if (accepts !== undefined && accepts !== season.absence?.version) return refuse(policyRefusal(season));
  const wanted = season.format.kind === 'ladder' ? deps.clock() : season.round + 1;
  const unwanted = season.format.kind === 'ladder' ? 0 : Math.min(entry.confirmed, season.round);
  const confirmed = confirm === undefined ? entry.confirmed : confirm ? wanted : unwanted;
  const saved = await deps.store.saveEntryDetails({
    ...entry,
    prefers: [...(prefers ?? entry.prefers)],
    avoids: [...(avoids ?? entry.avoids)],
    zone: zone === undefined ? entry.zone : zone,
    confirmed,
    ...(accepts === undefined ? {} : { accepted: accepts }),
  });
  return saved === 'saved' ? done(null) : refuse({ code: 'not-registered' });
}
