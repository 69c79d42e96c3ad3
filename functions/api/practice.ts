import * as z from 'zod';
import { Id } from '../core/platform/common.schema';
import { andThen, done } from '../core/platform/errors';
import { beginBoard, joinBoard } from '../core/practice/friends';
import { openBoard } from '../core/practice/open-board';
import {
  Friends,
  OpenBoard,
  OpenedBoard,
  PracticeBoards,
  TakeOver,
  TakeSeat,
} from '../core/practice/practice.schema';
import { friendsView, practiceBoards } from '../core/practice/practice.view';
import { playAgain } from '../core/practice/rematch';
import { removeBoard } from '../core/practice/remove-board';
import { takeOverBoards } from '../core/practice/take-over-boards';
import { LIMITS } from './limits';
import { openOperation, operation } from './operation';

const OneBoard = z.object({ id: Id });

/** Boards against bots that wait for their player. Guests have them too (ADR 034). */
export const practice = [
  operation({
    method: 'GET',
    path: '/me/practice',
    servedBy: 'practice',
    tag: 'Practice',
    scope: 'read',
    access: 'account',
    summary: 'My practice boards',
    reply: PracticeBoards,
    handle: async ({ deps, caller, language }) =>
      done({ boards: [...(await practiceBoards(deps, caller, language))] }),
  }),
  operation({
    method: 'POST',
    path: '/me/practice',
    servedBy: 'practice',
    tag: 'Practice',
    scope: 'play',
    access: 'account',
    conflict: 'own',
    writes: 'several',
    forGuests: true,
    summary:
      'Open a practice board against bots or with friends, with the press and anonymity of my choice: unrated',
    body: OpenBoard,
    reply: OpenedBoard,
    location: ({ game }) => `/games/${game}`,
    limit: LIMITS.practice,
    handle: ({ deps, caller, body }) => openBoard(deps, caller, body),
  }),
  openOperation({
    method: 'GET',
    path: '/games/{id}/friends',
    servedBy: 'practice',
    tag: 'Practice',
    scope: 'read',
    summary: 'Who sits at a practice board, and for those who do, the link to it',
    params: OneBoard,
    reply: Friends,
    handle: ({ deps, caller, params }) => friendsView(deps, caller, params.id),
  }),
  operation({
    method: 'POST',
    path: '/games/{id}/friends',
    servedBy: 'practice',
    tag: 'Practice',
    scope: 'play',
    access: 'account',
    conflict: 'own',
    writes: 'several',
    forGuests: true,
    summary: 'Take a bot’s seat at a practice board that I was sent a link to; anonymous seats are drawn',
    params: OneBoard,
    body: TakeSeat,
    reply: OpenedBoard,
    limit: LIMITS.practice,
    handle: ({ deps, caller, params, body }) => joinBoard(deps, caller, params.id, body),
  }),
  operation({
    method: 'POST',
    path: '/games/{id}/friends/begin',
    servedBy: 'practice',
    tag: 'Practice',
    scope: 'play',
    access: 'self',
    conflict: 'own',
    writes: 'several',
    // Once for a board, by its founder.
    limit: 'once',
    forGuests: true,
    summary: 'Begin a board of friends that I set up, with bots in the free seats',
    params: OneBoard,
    reply: OpenedBoard,
    handle: ({ deps, caller, params }) => beginBoard(deps, caller, params.id),
  }),
  operation({
    method: 'POST',
    path: '/games/{id}/rematch',
    servedBy: 'practice',
    tag: 'Practice',
    scope: 'play',
    access: 'player',
    conflict: 'own',
    writes: 'several',
    forGuests: true,
    summary: 'Play a finished game of mine again, unrated, and ask the others who played',
    params: OneBoard,
    reply: OpenedBoard,
    location: ({ game }) => `/games/${game}`,
    limit: LIMITS.practice,
    handle: ({ deps, caller, params }) => playAgain(deps, caller, params.id),
  }),
  operation({
    method: 'DELETE',
    path: '/me/practice/{id}',
    servedBy: 'practice',
    tag: 'Practice',
    scope: 'play',
    access: 'self',
    conflict: 'own',
    writes: 'several',
    forGuests: true,
    summary: 'Leave a practice board for good; one that nobody else sits at is removed',
    params: OneBoard,
    reply: z.object({}),
    handle: ({ deps, caller, params }) => andThen(removeBoard(deps, caller, params.id), () => done({})),
  }),
  operation({
    method: 'POST',
    path: '/me/practice/guest',
    servedBy: 'practice',
    tag: 'Practice',
    scope: 'play',
    access: 'account',
    conflict: 'own',
    writes: 'several',
    summary: 'Take over the practice boards that I opened as a guest',
    body: TakeOver,
    reply: z.object({}),
    limit: LIMITS.practice,
    handle: ({ deps, caller, body }) => andThen(takeOverBoards(deps, caller, body.token), () => done({})),
  }),
];
