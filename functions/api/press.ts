import * as z from 'zod';
import { Id, PlayerId, Seat } from '../core/platform/common.schema';
import { andThen, done } from '../core/platform/errors';
import { iso, isoOrNull } from '../core/platform/instants';
import { blockedPlayers, blockSeat, unblock } from '../core/press/block-players';
import { messagesFor, type ReadMessage, sendMessage } from '../core/press/press';
import type { MessageRecord } from '../core/press/press.records';
import {
  Blocked,
  FoundMessages,
  Message,
  Messages,
  type MessageWords,
  Reading,
  SendMessage,
  Threads,
} from '../core/press/press.schema';
import { pressView } from '../core/press/press.view';
import { deleteMessage, markRead, searchPress } from '../core/press/read-press';
import { LIMITS } from './limits';
import { openOperation, operation } from './operation';

const PAGE = 100;
const OneGame = z.object({ id: Id });
const OneThread = OneGame.extend({ thread: z.string().max(400) });

/** A message as one person reads it. */
export const messageOf = ({ message, mine, blocked, waiting }: ReadMessage): Message => ({
  ...wordsOf(message),
  mine,
  blocked,
  waiting,
});

/** A message without the fields that concern one reader. */
export const wordsOf = ({ id, thread, from, at, text, deletedAt }: MessageRecord): MessageWords => ({
  id,
  thread,
  from,
  at: iso(at),
  text,
  deletedAt: isoOrNull(deletedAt),
});

export const press = [
  openOperation({
    method: 'GET',
    path: '/games/{id}/press',
    servedBy: 'table',
    tag: 'Press',
    scope: 'read',
    summary: 'The conversations I may read, and to whom I may write now; its ETag makes polling cheap',
    params: OneGame,
    reply: Threads,
    handle: ({ deps, caller, language, params }) => pressView(deps, caller, language, params.id),
  }),
  openOperation({
    method: 'GET',
    path: '/games/{id}/press/{thread}',
    servedBy: 'table',
    tag: 'Press',
    scope: 'read',
    summary: 'The latest messages of a conversation, or those before a given message, oldest first',
    params: OneThread.extend({ before: Id.optional() }),
    reply: Messages,
    handle: ({ deps, caller, params }) =>
      andThen(messagesFor(deps, caller, params.id, { ...params, limit: PAGE }), ({ messages, more }) =>
        done({ thread: params.thread, messages: messages.map(messageOf), more }),
      ),
  }),
  openOperation({
    method: 'GET',
    path: '/games/{id}/messages',
    servedBy: 'table',
    tag: 'Press',
    scope: 'read',
    summary: 'Search all conversations I may read, newest message first',
    params: OneGame.extend({ text: z.string().trim().max(200).default(''), before: Id.optional() }),
    reply: FoundMessages,
    handle: ({ deps, caller, params }) =>
      andThen(searchPress(deps, caller, params.id, params), ({ messages, next }) =>
        done({ messages: messages.map(messageOf), next }),
      ),
  }),
  operation({
    method: 'POST',
    path: '/games/{id}/press',
    servedBy: 'table',
    limit: LIMITS.messages,
    tag: 'Press',
    scope: 'play',
    access: 'player',
    conflict: 'own',
    writes: 'several',
    forGuests: true,
    summary: 'Write to other seats, or to all',
    params: OneGame,
    body: SendMessage,
    reply: Message,
    handle: ({ deps, caller, params, body }) =>
      andThen(sendMessage(deps, caller, params.id, body), (sent) => done(messageOf(sent))),
  }),
  operation({
    method: 'PUT',
    path: '/games/{id}/press/{thread}/reading',
    servedBy: 'table',
    tag: 'Press',
    scope: 'play',
    access: 'account',
    conflict: 'own',
    writes: 'one',
    forGuests: true,
    summary: 'Mark messages of a conversation as read',
    params: OneThread,
    body: Reading,
    reply: Reading,
    handle: ({ deps, caller, params, body }) =>
      andThen(
        markRead(deps, caller, params.id, { thread: params.thread, messages: body.messages }),
        (messages) => done({ messages }),
      ),
  }),
  operation({
    method: 'DELETE',
    path: '/games/{id}/press/{thread}/{message}',
    servedBy: 'table',
    tag: 'Press',
    scope: 'play',
    access: 'self',
    conflict: 'own',
    writes: 'several',
    forGuests: true,
    summary: 'Delete the text of my message; a mark stays in its place',
    params: OneThread.extend({ message: Id }),
    reply: Message,
    handle: ({ deps, caller, params }) =>
      andThen(
        deleteMessage(deps, caller, params.id, { thread: params.thread, id: params.message }),
        (deleted) => done(messageOf(deleted)),
      ),
  }),
  operation({
    method: 'PUT',
    path: '/games/{id}/seats/{seat}/block',
    servedBy: 'table',
    tag: 'Press',
    scope: 'play',
    access: 'account',
    conflict: 'own',
    writes: 'one',
    forGuests: true,
    summary: 'Block the player of a seat: I no longer see their messages in any game',
    params: OneGame.extend({ seat: Seat }),
    reply: Blocked,
    handle: ({ deps, caller, params }) =>
      andThen(blockSeat(deps, caller, params.id, params.seat), (players) => done({ players: [...players] })),
  }),
  operation({
    method: 'GET',
    path: '/me/blocked',
    servedBy: 'table',
    tag: 'Me',
    scope: 'read',
    access: 'account',
    summary: 'The players I have blocked',
    reply: Blocked,
    handle: async ({ deps, caller }) => done({ players: [...(await blockedPlayers(deps, caller))] }),
  }),
  operation({
    method: 'DELETE',
    path: '/me/blocked/{player}',
    servedBy: 'table',
    tag: 'Me',
    scope: 'play',
    access: 'account',
    conflict: 'own',
    writes: 'one',
    forGuests: true,
    summary: 'Unblock a player',
    params: z.object({ player: PlayerId }),
    reply: Blocked,
    handle: async ({ deps, caller, params }) =>
      done({ players: [...(await unblock(deps, caller, params.player))] }),
  }),
];
