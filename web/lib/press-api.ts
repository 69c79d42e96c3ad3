import type {
  FoundMessages,
  Message,
  Messages,
  Reading,
  SendMessage,
} from '../../functions/api/schemas/press';
import { asking, fromBrowser } from './ask';

const ask = asking(fromBrowser);
const part = encodeURIComponent;
const threadOf = (game: string, thread: string) => `/games/${part(game)}/press/${part(thread)}`;
const query = (name: string, value: string | null) => (value === null ? '' : `${name}=${part(value)}`);

/** The part of the API that a game's press needs, as the browser calls it. */
export const pressApi = {
  messages: (game: string, thread: string, before: string | null) =>
    ask<Messages>('GET', `${threadOf(game, thread)}?${query('before', before)}`),
  send: (game: string, body: SendMessage) => ask<Message>('POST', `/games/${part(game)}/press`, body),
  markRead: (game: string, thread: string, messages: number) =>
    ask<Reading>('PUT', `${threadOf(game, thread)}/reading`, { messages }),
  remove: (message: Message, game: string) =>
    ask<Message>('DELETE', `${threadOf(game, message.thread)}/${part(message.id)}`),
  search: (game: string, text: string, before: string | null) =>
    ask<FoundMessages>(
      'GET',
      `/games/${part(game)}/messages?${query('text', text)}&${query('before', before)}`,
    ),
  block: (game: string, seat: string) =>
    ask<unknown>('PUT', `/games/${part(game)}/seats/${part(seat)}/block`, {}),
};
