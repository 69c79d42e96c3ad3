import type { Caller } from '../access/caller';
import { isBanned } from '../member/bans';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import type { AccountDeleted } from '../platform/events.records';
import { allEnded, noSessions, rememberedUntil } from '../session/session-list';
import { profileOf, tagOf } from './profile';

/** The name that replaces the name of a deleted account: "Former player 4F2A". */
export function pseudonymOf(player: string): string {
  return `Former player ${tagOf(player)}`;
}

/**
 * Deletes the caller's account. Logins, address, settings and notes are deleted at once; an event removes their entries
 * and seats and replaces every copy of their name. Refused to the only organizer of a league that has other members.
 */
export async function deleteAccount(deps: Deps, caller: Caller): Promise<Outcome<null>> {
  const { store } = deps;
  const memberships = await membershipsOf(deps, caller);
  const alone = memberships.find(({ organizes, next, others }) => organizes && next === undefined && others);
  if (alone !== undefined) return refuse(await onlyOrganizer(deps, alone.league));
  const now = deps.clock();
  const pseudonym = pseudonymOf(caller.id);
  const names = [(await profileOf(deps, caller)).name, ...memberships.map(({ name }) => name)];
  const event: AccountDeleted = {
    ...{ id: deps.newId(), kind: 'account-deleted', at: now },
    ...{ player: caller.id, pseudonym, names: [...new Set(names)] },
  };
  const kept = (await store.sessions(caller.id)) ?? noSessions(caller.id);
  const closed = await store.closeAccount({
    profile: { id: caller.id, name: pseudonym, kind: 'human', email: null, zone: null, closedAt: now },
    sessions: { ...allEnded(kept, caller, now), list: [], version: kept.version + 1 },
    until: rememberedUntil(now),
    stepsDown: memberships.flatMap(({ league, organizes, next }) =>
      organizes && next !== undefined ? [{ league, other: next }] : [],
    ),
    event,
  });
  if (closed === 'changed-meanwhile') return refuse({ code: 'changed-meanwhile' });
  await store.deletePrivateItems(caller.id);
  return done(null);
}

interface Membership {
  readonly league: string;
  /** The member's name in the league. */
  readonly name: string;
  readonly organizes: boolean;
  /** Another organizer. */
  readonly next: string | undefined;
  /** Whether the league has other members at all. */
  readonly others: boolean;
}

async function membershipsOf(deps: Deps, caller: Caller): Promise<readonly Membership[]> {
  const leagues = await deps.store.leaguesOf(caller.id);
  const found = await Promise.all(
    leagues.map(async (league): Promise<readonly Membership[]> => {
      const members = await deps.store.members(league);
      const own = members.find(({ player }) => player.id === caller.id);
      if (own === undefined) return [];
      const others = members.filter((one) => one !== own && !isBanned(one, deps.clock()));
      const organizes = own.roles.includes('organizer') && !isBanned(own, deps.clock());
      const next = others.find(({ roles }) => roles.includes('organizer'))?.player.id;
      return [{ league, name: own.player.name, organizes, next, others: others.length > 0 }];
    }),
  );
  return found.flat();
}

async function onlyOrganizer(deps: Deps, league: string) {
  const name = (await deps.store.league(league))?.name ?? 'a league';
  return {
    code: 'not-allowed',
    why: { text: 'onlyOrganizerOfLeague', with: { league: name } },
  } as const;
}
