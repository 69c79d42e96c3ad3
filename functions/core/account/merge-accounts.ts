import { readShortToken, shortToken } from '../../tokens';
import type { Caller } from '../access/caller';
import { organizerOf } from '../access/guards';
import { actEntry } from '../league/log-act';
import type { LogRecord } from '../league/logs.records';
import { isBanned } from '../member/bans';
import type { PersonRecord } from '../platform/common.records';
import type { Deps } from '../platform/deps';
import { done, type Outcome, type Refusal, refuse } from '../platform/errors';
import type { AccountsMerged } from '../platform/events.records';
import { message } from '../platform/message';
import { findable } from '../roster/known-by-name';
import { peopleNamed, taggedName } from '../roster/lists/person-name';
import { waitsForOwner } from '../roster/open-accounts';
import { pastPeople } from '../roster/past-people';
import { allEnded, noSessions, rememberedUntil } from '../session/session-list';
import type { MemberRecord } from './people.records';
import { personFor } from './profile';

/** How an organizer names the person to whom an account belongs. */
export interface MergeByOrganizer {
  /** The name of the account that stays, as the league knows it. */
  readonly into: string;
  readonly reason: string;
}

/**
 * Merges an account into another of the same person, for an organizer of the league that created it by a name. Refused
 * if either has logged in, since then only its owner may decide, and if both took part in one season.
 * @param player the account that is closed
 */
export async function mergeNamed(
  deps: Deps,
  caller: Caller,
  league: string,
  player: string,
  { into: name, reason }: MergeByOrganizer,
): Promise<Outcome<PersonRecord>> {
  const organizer = await organizerOf(deps, caller, league, 'organizerMerges');
  if (!organizer.ok) return organizer;
  const member = await deps.store.member(league, player);
  if (member === undefined) return refuse({ code: 'not-found', what: 'member' });
  const found = await personNamed(deps, league, player, name);
  if (!found.ok) return found;
  const into = found.value;
  if (!(await waitsForOwner(deps, player))) return refuse(loggedIn(member.player));
  if ((await deps.store.loginOf(into.id))?.hasCome !== false) return refuse(loggedIn(into));
  const entry = await actEntry(
    deps,
    caller,
    { league, season: null },
    {
      kind: 'merge',
      subject: message('log.merged', { from: member.player.name, into: into.name }),
      before: message('log.twoAccounts', { from: player, into: into.id }),
      reason,
    },
  );
  return merge(deps, { player: member.player, into, entries: [entry] });
}

async function personNamed(
  deps: Deps,
  league: string,
  player: string,
  name: string,
): Promise<Outcome<PersonRecord>> {
  const [members, past] = await Promise.all([deps.store.members(league), pastPeople(deps, league)]);
  const people = findable({ members, past }).filter(({ id }) => id !== player);
  const named = [...new Map(peopleNamed(name, people).map((one) => [one.id, one])).values()];
  const [one, ...others] = named;
  if (one === undefined) return refuse({ code: 'not-allowed', why: { text: 'nobodyNamed', with: { name } } });
  if (others.length > 0) {
    const choices = named.map(taggedName).join(', ');
    return refuse({ code: 'not-allowed', why: { text: 'severalNamed', with: { name, choices } } });
  }
  return done(people.find(({ id }) => id === one.id) ?? one);
}

function loggedIn({ name }: PersonRecord): Refusal {
  return { code: 'not-allowed', why: { text: 'hasLoggedIn', with: { name } } };
}

/** A code with which another account of the caller can be merged into this one, for ten minutes. */
export async function mergeCode(deps: Deps, caller: Caller): Promise<string> {
  return shortToken(await deps.reach.sessionSecret(), 'merge', { sub: caller.id });
}

/**
 * Merges the caller's account into the one that made the code: whoever has both logins agrees for both. Refused to
 * organizers and moderators, who hand over first, to members who are banned or muted, and if both accounts took part
 * in one season or board.
 */
export async function mergeOwn(deps: Deps, caller: Caller, code: string): Promise<Outcome<PersonRecord>> {
  const claims = await readShortToken(await deps.reach.sessionSecret(), 'merge', code);
  const other = typeof claims?.sub === 'string' ? await deps.store.player(claims.sub) : undefined;
  if (other === undefined || other.closedAt !== undefined)
    return refuse({ code: 'not-found', what: 'mergeCode' });
  if (other.id === caller.id) return refuse({ code: 'not-allowed', why: { text: 'sameAccount' } });
  const player = await personFor(deps, caller);
  const into = { id: other.id, name: other.name, kind: other.kind };
  const memberships = await membershipsOf(deps, player.id);
  const held = memberships.find((member) => keepsAccount(member, deps.clock()));
  if (held !== undefined) {
    const league = (await deps.store.league(held.league))?.name ?? '';
    return refuse({ code: 'not-allowed', why: { text: 'holdsAccount', with: { league } } });
  }
  const entries = memberships.map(
    ({ league }): LogRecord => ({
      ...{ id: deps.newId(), league, season: null, game: null, kind: 'merge', at: deps.clock(), by: into },
      subject: message('log.merged', { from: player.name, into: into.name }),
      before: message('log.twoAccounts', { from: player.id, into: into.id }),
      ...{ reason: '', after: '' },
    }),
  );
  return merge(deps, { player, into, entries }, caller);
}

/** Whether the account has a role, a mute or a ban in a league, which a merger must not carry off. */
function keepsAccount(member: MemberRecord, now: number): boolean {
  return member.muted === true || isBanned(member, now) || member.roles.some((role) => role !== 'player');
}

async function membershipsOf(deps: Deps, player: string): Promise<readonly MemberRecord[]> {
  const leagues = await deps.store.leaguesOf(player);
  const members = await Promise.all(leagues.map((league) => deps.store.member(league, player)));
  return members.flatMap((member) => member ?? []);
}

interface Merger {
  readonly player: PersonRecord;
  readonly into: PersonRecord;
  readonly entries: readonly LogRecord[];
}

async function merge(
  deps: Deps,
  { player, into, entries }: Merger,
  caller: Caller = { id: player.id, name: player.name, email: null },
): Promise<Outcome<PersonRecord>> {
  const memberships = await membershipsOf(deps, player.id);
  const season = await seasonOfBoth(deps, memberships, player.id, into.id);
  if (season !== undefined)
    return refuse({ code: 'not-allowed', why: { text: 'bothInSeason', with: { season } } });
  const now = deps.clock();
  const names = [player.name, ...memberships.map((member) => member.player.name)];
  const event: AccountsMerged = {
    ...{ id: deps.newId(), kind: 'accounts-merged', at: now, player: player.id, into },
    names: [...new Set(names)],
  };
  const kept = (await deps.store.sessions(player.id)) ?? noSessions(player.id);
  const closed = await deps.store.closeAccount({
    profile: { ...player, name: into.name, email: null, zone: null, closedAt: now, mergedInto: into },
    sessions: { ...allEnded(kept, caller, now), list: [], version: kept.version + 1 },
    until: rememberedUntil(now),
    stepsDown: [],
    ...{ event, entries },
  });
  return closed === 'closed' ? done(into) : refuse({ code: 'changed-meanwhile' });
}

/** The name of a season in which both accounts have an entry: nobody plays against themselves. */
async function seasonOfBoth(
  deps: Deps,
  memberships: readonly MemberRecord[],
  one: string,
  other: string,
): Promise<string | undefined> {
  for (const { league } of memberships)
    for (const season of await deps.store.seasonsOf(league)) {
      const entries = await Promise.all([one, other].map((player) => deps.store.entry(season.id, player)));
      if (entries.every((entry) => entry !== undefined)) return season.name;
    }
  return undefined;
}
