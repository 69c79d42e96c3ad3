import { done } from '../services/errors';
import { operation } from './operation';
import { Today } from './schemas/today';
import { todayView } from './views/today';

export const today = [
  operation({
    method: 'GET',
    path: '/me/today',
    tag: 'Me',
    scope: 'read',
    summary: 'What waits for me: turns, notes, requests, seats, check-ins; with no turn, what I could join',
    reply: Today,
    handle: async ({ deps, caller }) => done(await todayView(deps, caller)),
  }),
];
