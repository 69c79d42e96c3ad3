import * as z from 'zod';
import { leaveLeague } from '../core/entry/leave-league';
import { changeLeague, closeLeague } from '../core/league/change-league';
import { copyLeague } from '../core/league/copy-league';
import { askHandOver, keepLeague, takeOverLeague } from '../core/league/hand-over';
import { leaguesView, leagueView, membersPage } from '../core/league/league.view';
import {
  AskHandOver,
  CloseLeague,
  CopyLeague,
  CreateLeague,
  JoinLeague,
  League,
  LeagueMembers,
  LeagueSettings,
  Leagues,
  SetRoles,
} from '../core/league/leagues.schema';
import { createLeague, joinLeague, setRoles } from '../core/league/manage-leagues';
import { Id, Page, PlayerId } from '../core/platform/common.schema';
import { andThen, done } from '../core/platform/errors';
import { PageByNumber } from '../core/season/season-pages.schema';
import { LIMITS } from './limits';
import { openOperation, operation } from './operation';

const OneLeague = z.object({ id: Id });

export const leagues = [
  openOperation({
    method: 'GET',
    path: '/leagues',
    servedBy: 'leagues',
    tag: 'Leagues',
    scope: 'read',
    summary: 'Leagues in which people play first, then the newest, 50 a page; and those I belong to',
    params: z.object({ page: Page }),
    reply: Leagues,
    handle: async ({ deps, caller, params }) => done(await leaguesView(deps, caller, params.page)),
  }),
  operation({
    method: 'POST',
    path: '/leagues',
    servedBy: 'leagues',
    limit: LIMITS.leagues,
    tag: 'Leagues',
    scope: 'organize',
    access: 'account',
    conflict: 'none',
    writes: 'several',
    summary: 'Open a league; I become its organizer',
    body: CreateLeague,
    reply: League,
    location: ({ id }) => `/leagues/${id}`,
    async handle({ deps, caller, body }) {
      const league = await createLeague(deps, caller, body);
      return leagueView(deps, caller, league.id);
    },
  }),
  openOperation({
    method: 'GET',
    path: '/leagues/{id}',
    servedBy: 'leagues',
    tag: 'Leagues',
    scope: 'read',
    summary: 'A league with its members and seasons',
    params: OneLeague,
    reply: League,
    handle: ({ deps, caller, params }) => leagueView(deps, caller, params.id),
  }),
  openOperation({
    method: 'GET',
    path: '/leagues/{id}/members',
    servedBy: 'leagues',
    tag: 'Leagues',
    scope: 'read',
    summary:
      'Who belongs to a league, 100 a page, those who run it first; `search` finds names, and `player` is on the page in any case',
    params: OneLeague.extend({ ...PageByNumber, player: PlayerId.nullable().default(null) }),
    reply: LeagueMembers,
    handle: ({ deps, params: { id, ...asked } }) => membersPage(deps, id, asked),
  }),
  operation({
    method: 'POST',
    path: '/leagues/{id}/members',
    servedBy: 'leagues',
    limit: LIMITS.joins,
    tag: 'Leagues',
    scope: 'play',
    access: 'account',
    conflict: 'own',
    writes: 'one',
    summary: 'Join a league as a player; a private one by its invitation link',
    params: OneLeague,
    body: JoinLeague,
    reply: League,
    handle: ({ deps, caller, params, body }) =>
      andThen(joinLeague(deps, caller, params.id, body.code), () => leagueView(deps, caller, params.id)),
  }),
  operation({
    method: 'DELETE',
    path: '/leagues/{id}/members/me',
    servedBy: 'leagues',
    tag: 'Leagues',
    scope: 'play',
    access: 'member',
    conflict: 'own',
    writes: 'several',
    summary: 'Leave a league; I withdraw from its seasons, and boards I play on go on',
    params: OneLeague,
    reply: z.object({}),
    handle: ({ deps, caller, params }) => andThen(leaveLeague(deps, caller, params.id), () => done({})),
  }),
  operation({
    method: 'POST',
    path: '/leagues/{id}/copies',
    servedBy: 'leagues',
    limit: LIMITS.leagues,
    tag: 'Leagues',
    scope: 'organize',
    access: 'organizer',
    conflict: 'none',
    writes: 'several',
    summary: 'Open a league with the settings of this one, and drafts of its seasons (organizers)',
    params: OneLeague,
    body: CopyLeague,
    reply: League,
    location: ({ id }) => `/leagues/${id}`,
    handle: ({ deps, caller, params, body }) =>
      andThen(copyLeague(deps, caller, params.id, body), ({ id }) => leagueView(deps, caller, id)),
  }),
  operation({
    method: 'PUT',
    path: '/leagues/{id}/settings',
    servedBy: 'leagues',
    tag: 'Leagues',
    scope: 'organize',
    access: 'organizer',
    conflict: 'none',
    writes: 'several',
    summary: 'Change what a league says of itself, and who sees it (organizers)',
    params: OneLeague,
    body: LeagueSettings,
    reply: League,
    handle: ({ deps, caller, params, body }) =>
      andThen(changeLeague(deps, caller, params.id, body), () => leagueView(deps, caller, params.id)),
  }),
  operation({
    method: 'PUT',
    path: '/leagues/{id}/closed',
    servedBy: 'leagues',
    tag: 'Leagues',
    scope: 'organize',
    access: 'organizer',
    conflict: 'none',
    writes: 'several',
    summary: 'Close a league to new seasons and members, or open it again (organizers)',
    params: OneLeague,
    body: CloseLeague,
    reply: League,
    handle: ({ deps, caller, params, body }) =>
      andThen(closeLeague(deps, caller, params.id, body.closed), () => leagueView(deps, caller, params.id)),
  }),
  operation({
    method: 'PUT',
    path: '/leagues/{id}/members/{player}/roles',
    servedBy: 'leagues',
    tag: 'Leagues',
    scope: 'organize',
    access: 'organizer',
    conflict: 'none',
    writes: 'several',
    summary: 'Give a member roles (organizers)',
    params: z.object({ id: Id, player: PlayerId }),
    body: SetRoles,
    reply: League,
    handle: ({ deps, caller, params, body }) =>
      andThen(setRoles(deps, caller, params.id, params.player, body.roles), () =>
        leagueView(deps, caller, params.id),
      ),
  }),
  operation({
    method: 'POST',
    path: '/leagues/{id}/hand-over',
    servedBy: 'leagues',
    limit: LIMITS.cases,
    tag: 'Leagues',
    scope: 'organize',
    access: 'member',
    conflict: 'none',
    writes: 'several',
    summary: 'Ask to take over a league whose organizers do not answer (moderators)',
    params: OneLeague,
    body: AskHandOver,
    reply: League,
    handle: ({ deps, caller, params, body }) =>
      andThen(askHandOver(deps, caller, params.id, body.reason), () => leagueView(deps, caller, params.id)),
  }),
  operation({
    method: 'DELETE',
    path: '/leagues/{id}/hand-over',
    servedBy: 'leagues',
    tag: 'Leagues',
    scope: 'organize',
    access: ['self', 'organizer'],
    conflict: 'none',
    writes: 'several',
    summary: 'Keep the league (organizers), or withdraw my request',
    params: OneLeague,
    reply: League,
    handle: ({ deps, caller, params }) =>
      andThen(keepLeague(deps, caller, params.id), () => leagueView(deps, caller, params.id)),
  }),
  operation({
    method: 'PUT',
    path: '/leagues/{id}/hand-over',
    servedBy: 'leagues',
    tag: 'Leagues',
    scope: 'organize',
    access: 'self',
    conflict: 'none',
    writes: 'several',
    summary: 'Take over the league when its organizers have not answered in time',
    params: OneLeague,
    reply: League,
    handle: ({ deps, caller, params }) =>
      andThen(takeOverLeague(deps, caller, params.id), () => leagueView(deps, caller, params.id)),
  }),
];
