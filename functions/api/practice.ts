import * as z from 'zod';
import { andThen, done } from '../services/errors';
import { openBoard } from '../services/practice/open-board';
import { removeBoard } from '../services/practice/remove-board';
import { takeOverBoards } from '../services/practice/take-over-boards';
import { LIMITS } from './limits';
import { operation } from './operation';
import { Id } from './schemas/common';
import { OpenBoard, OpenedBoard, PracticeBoards, TakeOver } from './schemas/practice';
import { practiceBoards } from './views/practice';

const OneBoard = z.object({ id: Id });

/** Boards against bots that wait for their player. Guests have them too (ADR 034). */
export const practice = [
  operation({
    method: 'GET',
    path: '/me/practice',
    tag: 'Practice',
    scope: 'read',
    summary: 'My practice boards',
    reply: PracticeBoards,
    handle: async ({ deps, caller }) => done({ boards: [...(await practiceBoards(deps, caller))] }),
  }),
  operation({
    method: 'POST',
    path: '/me/practice',
    tag: 'Practice',
    scope: 'play',
    forGuests: true,
    summary: 'Open a practice board against bots: unrated, without deadlines',
    body: OpenBoard,
    reply: OpenedBoard,
    limit: LIMITS.practice,
    handle: ({ deps, caller, body }) => openBoard(deps, caller, body),
  }),
  operation({
    method: 'DELETE',
    path: '/me/practice/{id}',
    tag: 'Practice',
    scope: 'play',
    forGuests: true,
    summary: 'Remove a practice board of mine for good',
    params: OneBoard,
    reply: z.object({}),
    handle: ({ deps, caller, params }) => andThen(removeBoard(deps, caller, params.id), () => done({})),
  }),
  operation({
    method: 'POST',
    path: '/me/practice/guest',
    tag: 'Practice',
    scope: 'play',
    summary: 'Take over the practice boards that I opened as a guest',
    body: TakeOver,
    reply: z.object({}),
    limit: LIMITS.practice,
    handle: ({ deps, caller, body }) => andThen(takeOverBoards(deps, caller, body.token), () => done({})),
  }),
];
