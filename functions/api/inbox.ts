import * as z from 'zod';
import { Inbox } from '../core/inbox/inbox.schema';
import { leagueInbox, myInbox } from '../core/inbox/inbox.view';
import { Id } from '../core/platform/common.schema';
import { done } from '../core/platform/errors';
import { operation } from './operation';

export const inbox = [
  operation({
    method: 'GET',
    path: '/leagues/{id}/inbox',
    servedBy: 'own',
    tag: 'Inbox',
    scope: 'read',
    access: 'moderator',
    summary: 'What waits for me in a league: requests, disputes, rounds, boards (organizers and moderators)',
    params: z.object({ id: Id }),
    reply: Inbox,
    handle: ({ deps, caller, language, params }) => leagueInbox(deps, caller, language, params.id),
  }),
  operation({
    method: 'GET',
    path: '/me/inbox',
    servedBy: 'own',
    tag: 'Inbox',
    scope: 'read',
    access: 'account',
    summary: 'What waits for me in all leagues that I organize or moderate, and the teams that invite me',
    reply: Inbox,
    handle: async ({ deps, caller, language }) => done(await myInbox(deps, caller, language)),
  }),
];
