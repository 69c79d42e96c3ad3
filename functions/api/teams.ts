import * as z from 'zod';
import { Id, PlayerId } from '../core/platform/common.schema';
import { andThen } from '../core/platform/errors';
import { enterTeam, withdrawTeam } from '../core/team/enter-team';
import { replaceInTeam } from '../core/team/replace-in-team';
import { seasonTeamsView, teamsView, teamView } from '../core/team/team.view';
import { endInvitation, inviteToTeam, joinTeam, leaveTeam } from '../core/team/team-members';
import { changeTeam, closeTeam, foundTeam } from '../core/team/teams';
import {
  ChangeTeam,
  EnterTeam,
  OneMember,
  ReplaceInTeam,
  SeasonTeams,
  Team,
  Teams,
  WantedTeam,
} from '../core/team/teams.schema';
import { LIMITS } from './limits';
import { openOperation, operation } from './operation';

const OneLeague = z.object({ id: Id });
const OneTeam = OneLeague.extend({ team: Id });
const OneSeason = z.object({ id: Id });
const OneOfTeam = OneTeam.extend({ player: PlayerId });

/** Teams: those of a league, which last beyond a season, and how they enter and play a season. */
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
    access: 'member',
    conflict: 'none',
    writes: 'several',
    summary: 'Found a team of the league as its captain; organizers may found it for a member',
    params: OneLeague,
    body: WantedTeam,
    reply: Team,
    location: ({ id, league }) => `/leagues/${league.id}/teams/${id}`,
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
    limit: LIMITS.teamInvitations,
    tag: 'Leagues',
    scope: 'play',
    access: ['self', 'organizer'],
    conflict: 'none',
    writes: 'several',
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
  openOperation({
    method: 'GET',
    path: '/seasons/{id}/teams',
    servedBy: 'scoring',
    tag: 'Seasons',
    scope: 'read',
    summary: 'The teams of the league in a season, with who holds their boards, and those that I may enter',
    params: OneSeason,
    reply: SeasonTeams,
    handle: ({ deps, caller, params }) => seasonTeamsView(deps, caller, params.id),
  }),
  operation({
    method: 'PUT',
    path: '/seasons/{id}/teams/{team}',
    servedBy: 'scoring',
    tag: 'Seasons',
    scope: 'play',
    access: ['self', 'organizer'],
    conflict: 'none',
    writes: 'several',
    summary:
      'Enter a team of the league for a season with its players in board order, while registration is open (its captain and organizers)',
    params: OneTeam,
    body: EnterTeam,
    reply: SeasonTeams,
    handle: ({ deps, caller, params, body }) =>
      andThen(enterTeam(deps, caller, params.id, params.team, body), () =>
        seasonTeamsView(deps, caller, params.id),
      ),
  }),
  operation({
    method: 'DELETE',
    path: '/seasons/{id}/teams/{team}',
    servedBy: 'scoring',
    tag: 'Seasons',
    scope: 'play',
    access: ['self', 'organizer'],
    conflict: 'none',
    writes: 'several',
    summary: 'Take a team out of a season before it starts; its players stay registered',
    params: OneTeam,
    reply: SeasonTeams,
    handle: ({ deps, caller, params }) =>
      andThen(withdrawTeam(deps, caller, params.id, params.team), () =>
        seasonTeamsView(deps, caller, params.id),
      ),
  }),
  operation({
    method: 'POST',
    path: '/seasons/{id}/teams/{team}/changes',
    servedBy: 'scoring',
    limit: 'once',
    tag: 'Seasons',
    scope: 'play',
    access: ['self', 'organizer'],
    conflict: 'none',
    writes: 'several',
    summary:
      'Replace a player of a team by one of its substitutes from the next round on, by the rule of the season (its captain and organizers)',
    params: OneTeam,
    body: ReplaceInTeam,
    reply: SeasonTeams,
    handle: ({ deps, caller, params, body }) =>
      andThen(replaceInTeam(deps, caller, params.id, params.team, body), () =>
        seasonTeamsView(deps, caller, params.id),
      ),
  }),
];
