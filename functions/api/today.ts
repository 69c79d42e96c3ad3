import { done } from '../core/platform/errors';
import { Live } from '../core/today/live.schema';
import { liveView } from '../core/today/live.view';
import { Today, Welcome } from '../core/today/today.schema';
import { todayView } from '../core/today/today.view';
import { welcomeView } from '../core/today/welcome.view';
import { openOperation, operation } from './operation';

export const today = [
  operation({
    method: 'GET',
    path: '/me/today',
    servedBy: 'own',
    tag: 'Me',
    scope: 'read',
    access: 'account',
    summary: 'What waits for me: turns, notes, requests, seats, check-ins; with no turn, what I could join',
    reply: Today,
    handle: async ({ deps, caller, language }) => done(await todayView(deps, caller, language)),
  }),
  openOperation({
    method: 'GET',
    path: '/welcome',
    servedBy: 'own',
    tag: 'Me',
    scope: 'read',
    summary: 'What somebody finds who has not logged in: seasons to join, or else one to watch',
    reply: Welcome,
    handle: async ({ deps, caller, language }) => done(await welcomeView(deps, caller, language)),
  }),
  openOperation({
    method: 'GET',
    path: '/live',
    servedBy: 'own',
    tag: 'Seasons',
    scope: 'read',
    summary: 'The boards that run now and that everyone can watch, by season',
    reply: Live,
    handle: async ({ deps, language }) => done(await liveView(deps, language)),
  }),
];
