import type { Caller } from '../access/caller';
import { leagueOf } from '../access/guards';
import type { MemberRecord } from '../account/people.records';
import { actEntry } from '../league/log-act';
import { NEEDS_ORGANIZER } from '../league/manage-leagues';
import { isBanned } from '../member/bans';
import { rolesInWords } from '../member/roles-in-words';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { leaveTeamsOf } from '../team/team-members';
import { withdraw } from './registration';
import { withdrawSubstitute } from './substitutes';

/**
 * Ends the caller's membership. They withdraw from the league's seasons and teams first, so that leaving again finishes an
 * interrupted run; boards they sit on continue, as after any withdrawal. The only organizer cannot leave.
 */
export async function leaveLeague(deps: Deps, caller: Caller, leagueId: string): Promise<Outcome<null>> {
  const league = await leagueOf(deps, leagueId);
  if (!league.ok) return league;
  const now = deps.clock();
  const members = await deps.store.members(leagueId);
  const member = members.find(({ player }) => player.id === caller.id);
  if (member === undefined || isBanned(member, now))
    return refuse({ code: 'not-allowed', why: { text: 'notAMember' } });
  const other = members.find(
    (one) => one.player.id !== caller.id && !isBanned(one, now) && one.roles.includes('organizer'),
  );
  const organizes = member.roles.includes('organizer');
  if (organizes && other === undefined) return refuse(NEEDS_ORGANIZER);
  const left = await leaveSeasons(deps, caller, leagueId);
  if (!left.ok) return left;
  await leaveTeamsOf(deps, leagueId, caller.id);
  const written = await deps.store.leaveLeague(
    member,
    now,
    organizes ? (other?.player.id ?? null) : null,
    await entryOf(deps, caller, member),
  );
  return written === 'left' ? done(null) : refuse({ code: 'changed-meanwhile' });
}

/** The departure of an organizer or moderator is logged. */
async function entryOf(deps: Deps, caller: Caller, { league, player, roles }: MemberRecord) {
  if (roles.every((role) => role === 'player')) return null;
  const act = { kind: 'leave-league', subject: player.name, before: rolesInWords(roles) } as const;
  return actEntry(deps, caller, { league, season: null }, act);
}

async function leaveSeasons(deps: Deps, caller: Caller, league: string): Promise<Outcome<null>> {
  for (const season of await deps.store.seasonsOf(league)) {
    if (season.status === 'finished') continue;
    await withdrawSubstitute(deps, caller, season.id);
    // Refused if they are not registered, or no longer.
    const left = await withdraw(deps, caller, season.id);
    if (!left.ok && left.refusal.code === 'changed-meanwhile') return left;
  }
  return done(null);
}
