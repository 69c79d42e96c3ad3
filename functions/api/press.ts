import * as z from 'zod';
import { andThen, done } from '../services/errors';
import { messagesFor, sendMessage, threadsFor } from '../services/press';
import type { MessageRecord } from '../store/records';
import { openOperation, operation } from './operation';
import { Id } from './schemas/common';
import { Message, Messages, SendMessage, Threads } from './schemas/press';
import { iso } from './views/game';

const PAGE = 100;
const OneGame = z.object({ id: Id });
export const messageOf = ({ id, thread, from, at, text }: MessageRecord): Message => ({
  id,
  thread,
  from,
  at: iso(at),
  text,
});

export const press = [
  openOperation({
    method: 'GET',
    path: '/games/{id}/press',
    tag: 'Press',
    summary: 'The conversations I may read',
    params: OneGame,
    reply: Threads,
    async handle({ deps, caller, params }) {
      const threads = await threadsFor(deps, caller, params.id);
      if (!threads.ok) return threads;
      return done({ threads: threads.value.map((thread) => ({ ...thread, lastAt: iso(thread.lastAt) })) });
    },
  }),
  openOperation({
    method: 'GET',
    path: '/games/{id}/press/{thread}',
    tag: 'Press',
    summary: 'The last messages of a conversation, oldest first',
    params: OneGame.extend({ thread: z.string().max(400) }),
    reply: Messages,
    async handle({ deps, caller, params }) {
      const messages = await messagesFor(deps, caller, params.id, params.thread, PAGE);
      if (!messages.ok) return messages;
      const { value } = messages;
      return done({ thread: params.thread, messages: value.map(messageOf), more: value.length === PAGE });
    },
  }),
  operation({
    method: 'POST',
    path: '/games/{id}/press',
    tag: 'Press',
    summary: 'Write to other seats, or to everybody',
    params: OneGame,
    body: SendMessage,
    reply: Message,
    handle: ({ deps, caller, params, body }) =>
      andThen(sendMessage(deps, caller, params.id, body), (sent) => done(messageOf(sent))),
  }),
];
