import { type Caller, isPlatform } from '../access/caller';
import type { Role } from '../account/people.records';
import type { GameRecord } from '../game/games.records';
import type { Deps } from '../platform/deps';
import { isBanned } from './bans';

/** The caller's roles in a league; none for visitors, strangers and banned members. */
export async function rolesIn(deps: Deps, league: string, caller: Caller | null): Promise<readonly Role[]> {
  if (caller === null) return [];
  if (isPlatform(caller)) return ['organizer'];
  const member = await deps.store.member(league, caller.id);
  return member === undefined || isBanned(member, deps.clock()) ? [] : member.roles;
}

/** The leagues that a person organizes or moderates, by id. */
export async function leaguesRunBy(deps: Deps, player: string): Promise<readonly string[]> {
  const memberships = await deps.store.membershipsOf(player);
  return memberships
    .filter((member) => !isBanned(member, deps.clock()) && member.roles.some((role) => role !== 'player'))
    .map(({ league }) => league);
}

/** Organizers and moderators may rule on games, but never on one in which they play or have played. */
export function mayRule(
  roles: readonly Role[],
  game: GameRecord,
  caller: Caller,
): 'yes' | 'no-role' | 'plays' {
  if (!roles.some((role) => role === 'organizer' || role === 'moderator')) return 'no-role';
  return [...game.seats, ...game.left].some(({ player }) => player.id === caller.id) ? 'plays' : 'yes';
}
