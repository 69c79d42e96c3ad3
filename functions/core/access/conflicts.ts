import type { MemberRecord, Role } from '../account/people.records';
import type { GameRecord } from '../game/games.records';
import { isBanned } from '../member/bans';
import { mayRule, rolesIn } from '../member/roles';
import type { Deps } from '../platform/deps';
import { hidesNames, isAnonymous } from '../press/anonymity';
import type { EntryRecord, SeasonRecord } from '../season/seasons.records';
import type { Caller } from './caller';

/** What an organizer or moderator may do in a season: act alone, act with a confirmation, or leave it to others. */
export type ConflictCheck = 'acts' | 'needs-confirmation' | 'may-not';

/**
 * The rule for conflicts of interest: a person who plays, has played or could still play in a season acts on it only
 * with the confirmation of an organizer or moderator who does not, and not at all while its seats are anonymous.
 */
export async function mayActOn(
  deps: Deps,
  season: SeasonRecord,
  caller: Pick<Caller, 'id'>,
): Promise<ConflictCheck> {
  if (!(await playsIn(deps, season, caller.id))) return 'acts';
  return hidesNames(season, season.status === 'finished') ? 'may-not' : 'needs-confirmation';
}

/**
 * Whether a person plays in a season, has played in it, or could still play: registered, on the wait list, or a
 * substitute.
 */
export async function playsIn(deps: Deps, season: SeasonRecord, player: string): Promise<boolean> {
  const [entry, substitutes] = await Promise.all([
    deps.store.entry(season.id, player),
    deps.store.substitutes(season.id),
  ]);
  return hasConflict(season, entry) || substitutes.some((one) => one.player.id === player);
}

/**
 * A player who withdrew before the start has not played. After the start this cannot be determined, so an entry counts
 * in any state. An invitation is not an act of the player and does not count.
 */
function hasConflict({ status }: SeasonRecord, entry: EntryRecord | undefined): boolean {
  if (entry === undefined || entry.state === 'invited') return false;
  return status !== 'registration' || (entry.state !== 'withdrawn' && entry.state !== 'removed');
}

/** A role must be a day old before its holder can confirm: by then players have been able to read who got it. */
const ROLE_AGE_MS = 86_400_000;

/**
 * Whether a member's role is old enough to confirm a proposal made at this time: older than the season, or at least a
 * day older than the proposal. Otherwise a proposer could create a second account and give it a role just to confirm.
 */
export function hasRoleLongEnough(
  { joinedAt, roleSince = joinedAt }: Pick<MemberRecord, 'joinedAt' | 'roleSince'>,
  { createdAt }: Pick<SeasonRecord, 'createdAt'>,
  proposedAt: number,
): boolean {
  return roleSince <= Math.max(createdAt, proposedAt - ROLE_AGE_MS);
}

/**
 * Members who can confirm what this person proposes now: organizers and moderators who do not play in the season and
 * whose role is old enough.
 */
export async function confirmersOf(
  deps: Deps,
  season: SeasonRecord,
  proposer: string,
): Promise<readonly string[]> {
  const members = await deps.store.members(season.league.id);
  const others = members.filter(
    (member) =>
      member.player.id !== proposer &&
      !isBanned(member, deps.clock()) &&
      member.roles.some((role) => role !== 'player') &&
      hasRoleLongEnough(member, season, deps.clock()),
  );
  const plays = await Promise.all(others.map(({ player }) => playsIn(deps, season, player.id)));
  return others.filter((_, at) => plays[at] === false).map(({ player }) => player.id);
}

/** Whether a person with these roles may rule on a game. Players of any board of an anonymous season may not. */
export async function mayRuleOn(
  deps: Deps,
  roles: readonly Role[],
  game: GameRecord,
  caller: Caller,
): Promise<ReturnType<typeof mayRule>> {
  const may = mayRule(roles, game, caller);
  if (may !== 'yes' || !isAnonymous(game)) return may;
  const season = await deps.store.season(game.season.id);
  const apart = season !== undefined && (await mayActOn(deps, season, caller)) === 'may-not';
  return apart ? 'plays' : 'yes';
}

/** Whether the caller organizes or moderates the league of a season. */
export async function hasRoleIn(deps: Deps, season: SeasonRecord, caller: Caller): Promise<boolean> {
  return (await rolesIn(deps, season.league.id, caller)).some((role) => role !== 'player');
}
