import * as z from 'zod';
import { done } from '../services/errors';
import { operation } from './operation';
import { Id } from './schemas/common';
import { Inbox } from './schemas/inbox';
import { leagueInbox, myInbox } from './views/inbox';

export const inbox = [
  operation({
    method: 'GET',
    path: '/leagues/{id}/inbox',
    tag: 'Inbox',
    scope: 'read',
    summary: 'What waits for me in a league: requests, disputes, rounds, boards (organizers and moderators)',
    params: z.object({ id: Id }),
    reply: Inbox,
    handle: ({ deps, caller, language, params }) => leagueInbox(deps, caller, language, params.id),
  }),
  operation({
    method: 'GET',
    path: '/me/inbox',
    tag: 'Inbox',
    scope: 'read',
    summary: 'What waits for me in all leagues that I organize or moderate',
    reply: Inbox,
    handle: async ({ deps, caller, language }) => done(await myInbox(deps, caller, language)),
  }),
];
