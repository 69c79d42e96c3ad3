import { type Caller, PLATFORM_CALLER } from '../access/caller';
import { rolesIn } from '../member/roles';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { isNamed, membersOf, settled, without } from './membership';
import { changing, ledTeam, NOT_YOUR_TEAM, notLedBy, TEAM_CLOSED, teamEntry } from './teams';
import { MOST_INVITED, MOST_MEMBERS } from './teams.schema';

/** Invites a member of the league, for the captain or an organizer. */
export async function inviteToTeam(
  deps: Deps,
  caller: Caller,
  league: string,
  id: string,
  player: string,
): Promise<Outcome<null>> {
  const member = await deps.store.member(league, player);
  if (member?.player.kind === 'bot') return refuse({ code: 'not-found', what: 'member' });
  return changing(deps, league, id, async () => {
    const found = await ledTeam(deps, caller, league, id);
    if (!found.ok) return found;
    const team = found.value;
    if (membersOf(team).includes(player)) return refuse(IN_TEAM);
    if (team.invited.includes(player)) return refuse({ code: 'nothing-changes' });
    if (team.invited.length >= MOST_INVITED) return refuse(TOO_MANY_INVITED);
    const invited = [...team.invited, player];
    const invitations = [...(team.invitations ?? []), { player, since: deps.clock() }];
    const next = { ...team, invited, invitations, version: team.version + 1 };
    return done({ team: next, entry: null, member: player, invited: player });
  });
}

const IN_TEAM = { code: 'not-allowed', why: { text: 'inTeam' } } as const;
const TOO_MANY_INVITED = {
  code: 'not-allowed',
  why: { text: 'mostInvited', with: { most: MOST_INVITED } },
} as const;
const TEAM_FULL = {
  code: 'not-allowed',
  why: { text: 'teamFull', with: { most: MOST_MEMBERS } },
} as const;
const NOT_INVITED = { code: 'not-allowed', why: { text: 'notInvitedToTeam' } } as const;

/** Takes an invitation back, for the captain or an organizer, or declines it, for the person who is invited. */
export async function endInvitation(
  deps: Deps,
  caller: Caller,
  league: string,
  id: string,
  player: string,
): Promise<Outcome<null>> {
  return changing(deps, league, id, async (team) => {
    const refusal = player === caller.id ? undefined : await notLedBy(deps, caller, team);
    if (refusal !== undefined) return refuse(refusal);
    if (!team.invited.includes(player)) return refuse(NOT_INVITED);
    const invited = team.invited.filter((one) => one !== player);
    return done({ team: { ...team, invited, version: team.version + 1 }, entry: null });
  });
}

/** Accepts an invitation: the player takes the last board. An organizer may do it for a member who is invited. */
export async function joinTeam(
  deps: Deps,
  caller: Caller,
  league: string,
  id: string,
  player: string,
): Promise<Outcome<null>> {
  if (player !== caller.id && !(await rolesIn(deps, league, caller)).includes('organizer'))
    return refuse(NOT_YOUR_TEAM);
  return changing(deps, league, id, async (before) => {
    if (before.closedAt !== null) return refuse(TEAM_CLOSED);
    if (membersOf(before).includes(player)) return refuse(IN_TEAM);
    if (!before.invited.includes(player)) return refuse(NOT_INVITED);
    if (membersOf(before).length >= MOST_MEMBERS) return refuse(TEAM_FULL);
    const invited = before.invited.filter((one) => one !== player);
    const team = settled({ ...before, players: [...before.players, player], invited }, deps.clock());
    return done({
      team,
      entry: await teamEntry(deps, caller, 'change-team', before, team),
      member: player,
    });
  });
}

/** Ends a membership: by the member, the captain or an organizer. The last one to leave closes the team. */
export async function leaveTeam(
  deps: Deps,
  caller: Caller,
  league: string,
  id: string,
  player: string,
): Promise<Outcome<null>> {
  return changing(deps, league, id, async (before) => {
    const refusal = player === caller.id ? undefined : await notLedBy(deps, caller, before);
    if (refusal !== undefined) return refuse(refusal);
    if (!membersOf(before).includes(player)) return refuse({ code: 'not-found', what: 'member' });
    const team = without(before, player, deps.clock());
    const kind = team.closedAt === null ? 'change-team' : 'close-team';
    return done({ team, entry: await teamEntry(deps, caller, kind, before, team) });
  });
}

/**
 * Takes a player out of every team of a league, and their invitations back: they leave the league, are banned, or have
 * deleted their account. Repeating it is harmless.
 */
export async function leaveTeamsOf(deps: Deps, league: string, player: string): Promise<void> {
  for (const { id } of (await deps.store.teamsOf(league)).filter((team) => isNamed(team, player))) {
    const left = await changing(deps, league, id, async (before) => {
      if (!isNamed(before, player)) return done(null);
      const team = without(before, player, deps.clock());
      const kind = team.closedAt === null ? 'change-team' : 'close-team';
      const isMember = membersOf(before).includes(player);
      const entry = isMember ? await teamEntry(deps, PLATFORM_CALLER, kind, before, team) : null;
      return done({ team, entry });
    });
    if (!left.ok) throw new Error(`the team ${id} kept changing`);
  }
}
