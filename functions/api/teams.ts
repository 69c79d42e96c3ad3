import * as z from 'zod';
import { Id, PlayerId } from '../core/platform/common.schema';
import { andThen } from '../core/platform/errors';
import { teamsView, teamView } from '../core/team/team.view';
import { endInvitation, inviteToTeam, joinTeam, leaveTeam } from '../core/team/team-members';
import { changeTeam, closeTeam, foundTeam } from '../core/team/teams';
import { ChangeTeam, OneMember, Team, Teams, WantedTeam } from '../core/team/teams.schema';
import { LIMITS } from './limits';
import { openOperation, operation } from './operation';

const OneLeague = z.object({ id: Id });
const OneTeam = OneLeague.extend({ team: Id });
const OneOfTeam = OneTeam.extend({ player: PlayerId });

/** Teams of a league, which last beyond a season. */
export const teams = [
  openOperation({
    method: 'GET',
    path: '/leagues/{id}/teams',
    servedBy: 'scoring',
    tag: 'Leagues',
    scope: 'read',
    summary: 'The open teams of a league, by name',
    params: OneLeague,
    reply: Teams,
    handle: ({ deps, caller, params }) => teamsView(deps, caller, params.id),
  }),
  operation({
    method: 'POST',
    path: '/leagues/{id}/teams',
    servedBy: 'scoring',
    limit: LIMITS.teams,
    tag: 'Leagues',
    scope: 'play',
    access: ['member', 'organizer'],
    conflict: 'none',
    writes: 'several',
    summary: 'Found a team of the league as its captain; organizers may found it for a member',
    params: OneLeague,
    body: WantedTeam,
    reply: Team,
    handle: ({ deps, caller, params, body }) =>
      andThen(foundTeam(deps, caller, params.id, body), ({ id }) => teamView(deps, caller, params.id, id)),
  }),
  openOperation({
    method: 'GET',
    path: '/leagues/{id}/teams/{team}',
    servedBy: 'scoring',
    tag: 'Leagues',
    scope: 'read',
    summary: 'A team with its captain, its players in board order and its substitutes',
    params: OneTeam,
    reply: Team,
    handle: ({ deps, caller, params }) => teamView(deps, caller, params.id, params.team),
  }),
  operation({
    method: 'PUT',
    path: '/leagues/{id}/teams/{team}',
    servedBy: 'scoring',
    tag: 'Leagues',
    scope: 'play',
    access: ['self', 'organizer'],
    conflict: 'none',
    writes: 'several',
    summary:
      'Change the name, the order of boards, substitutes and the captain of a team, or remove members (its captain and organizers)',
    params: OneTeam,
    body: ChangeTeam,
    reply: Team,
    handle: ({ deps, caller, params, body }) =>
      andThen(changeTeam(deps, caller, params.id, params.team, body), () =>
        teamView(deps, caller, params.id, params.team),
      ),
  }),
  operation({
    method: 'DELETE',
    path: '/leagues/{id}/teams/{team}',
    servedBy: 'scoring',
    tag: 'Leagues',
    scope: 'play',
    access: ['self', 'organizer'],
    conflict: 'none',
    writes: 'several',
    summary: 'Close a team; its name stays for the seasons that it played (its captain and organizers)',
    params: OneTeam,
    reply: Team,
    handle: ({ deps, caller, params }) =>
      andThen(closeTeam(deps, caller, params.id, params.team), () =>
        teamView(deps, caller, params.id, params.team),
      ),
  }),
  operation({
    method: 'POST',
    path: '/leagues/{id}/teams/{team}/invitations',
    servedBy: 'scoring',
    limit: 'once',
    tag: 'Leagues',
    scope: 'play',
    access: ['self', 'organizer'],
    conflict: 'none',
    writes: 'one',
    summary: 'Invite a member of the league to a team (its captain and organizers)',
    params: OneTeam,
    body: OneMember,
    reply: Team,
    handle: ({ deps, caller, params, body }) =>
      andThen(inviteToTeam(deps, caller, params.id, params.team, body.player), () =>
        teamView(deps, caller, params.id, params.team),
      ),
  }),
  operation({
    method: 'DELETE',
    path: '/leagues/{id}/teams/{team}/invitations/{player}',
    servedBy: 'scoring',
    tag: 'Leagues',
    scope: 'play',
    access: ['self', 'organizer'],
    conflict: 'none',
    writes: 'one',
    summary: 'Decline an invitation to a team, or take it back (its captain and organizers)',
    params: OneOfTeam,
    reply: Team,
    handle: ({ deps, caller, params }) =>
      andThen(endInvitation(deps, caller, params.id, params.team, params.player), () =>
        teamView(deps, caller, params.id, params.team),
      ),
  }),
  operation({
    method: 'POST',
    path: '/leagues/{id}/teams/{team}/members',
    servedBy: 'scoring',
    limit: 'once',
    tag: 'Leagues',
    scope: 'play',
    access: ['self', 'organizer'],
    conflict: 'none',
    writes: 'several',
    summary: 'Accept an invitation to a team; organizers may do it for the invited member',
    params: OneTeam,
    body: OneMember,
    reply: Team,
    handle: ({ deps, caller, params, body }) =>
      andThen(joinTeam(deps, caller, params.id, params.team, body.player), () =>
        teamView(deps, caller, params.id, params.team),
      ),
  }),
  operation({
    method: 'DELETE',
    path: '/leagues/{id}/teams/{team}/members/{player}',
    servedBy: 'scoring',
    tag: 'Leagues',
    scope: 'play',
    access: ['self', 'organizer'],
    conflict: 'none',
    writes: 'several',
    summary: 'Leave a team, or remove a member (its captain and organizers)',
    params: OneOfTeam,
    reply: Team,
    handle: ({ deps, caller, params }) =>
      andThen(leaveTeam(deps, caller, params.id, params.team, params.player), () =>
        teamView(deps, caller, params.id, params.team),
      ),
  }),
];
