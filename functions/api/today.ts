import { done } from '../services/errors';
import { openOperation, operation } from './operation';
import { Today, Welcome } from './schemas/today';
import { todayView } from './views/today';
import { welcomeView } from './views/welcome';

export const today = [
  operation({
    method: 'GET',
    path: '/me/today',
    tag: 'Me',
    scope: 'read',
    summary: 'What waits for me: turns, notes, requests, seats, check-ins; with no turn, what I could join',
    reply: Today,
    handle: async ({ deps, caller, language }) => done(await todayView(deps, caller, language)),
  }),
  openOperation({
    method: 'GET',
    path: '/welcome',
    tag: 'Me',
    scope: 'read',
    summary: 'What somebody finds who has not logged in: seasons to join, or else one to watch',
    reply: Welcome,
    handle: async ({ deps, caller, language }) => done(await welcomeView(deps, caller, language)),
  }),
];
