import { holds } from '../../../engine/core/plain-letters';
import type { Caller } from '../access/caller';
import { stepsBehind } from '../game/watch-delay';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { pressFor, type ReadMessage, readerOf, showing } from './press';
import { mayRead } from './press-rules';

/** How many messages of each thread one search examines. */
const WINDOW = 200;
const PAGE = 20;

/** Stores how far the caller has read a thread; a number beyond its end means all of it. */
export async function markRead(
  deps: Deps,
  caller: Caller,
  gameId: string,
  { thread, messages }: { readonly thread: string; readonly messages: number },
): Promise<Outcome<number>> {
  const press = await pressFor(deps, caller, gameId);
  if (!press.ok) return press;
  const found = press.value.threads.find(({ id }) => id === thread);
  if (found === undefined) return refuse({ code: 'not-found', what: 'thread' });
  const read = Math.min(messages, found.messages);
  await deps.store.markRead(gameId, caller.id, thread, read);
  return done(read);
}

/** Deletes a message for its sender: the text is removed, a mark of the deletion remains. Twice is harmless. */
export async function deleteMessage(
  deps: Deps,
  caller: Caller,
  gameId: string,
  { thread, id }: { readonly thread: string; readonly id: string },
): Promise<Outcome<ReadMessage>> {
  const [game, gate, message] = await Promise.all([
    deps.store.game(gameId),
    deps.store.gate(gameId),
    deps.store.message(gameId, thread, id),
  ]);
  if (game === undefined || gate === undefined || message === undefined || !mayRead(game, thread, caller))
    return refuse({ code: 'not-found', what: 'message' });
  const [read] = (await showing(deps, caller, game, gate))(message);
  if (read === undefined) return refuse({ code: 'not-found', what: 'message' });
  if (!read.mine) return refuse({ code: 'not-allowed', why: { text: 'messageOfOther' } });
  const deletedAt = message.deletedAt ?? deps.clock();
  await deps.store.deleteMessage(message, deletedAt);
  return done({ ...read, message: { ...message, text: '', deletedAt } });
}

/**
 * The messages of a game that the caller may read and that contain these words, ignoring case, newest first. `next` is
 * where the search continues: a search reads a bounded part of each thread, so a page may also be empty.
 */
export async function searchPress(
  deps: Deps,
  caller: Caller | null,
  gameId: string,
  { text, before }: { readonly text: string; readonly before?: string | undefined },
): Promise<Outcome<{ readonly messages: readonly ReadMessage[]; readonly next: string | null }>> {
  const [game, gate, counts] = await Promise.all([
    deps.store.game(gameId),
    deps.store.gate(gameId),
    deps.store.threads(gameId),
  ]);
  if (game === undefined || gate === undefined) return refuse({ code: 'not-found', what: 'game' });
  if ((await stepsBehind(deps, caller, { game, gate })) > 0) return done({ messages: [], next: null });
  const threads = [...new Set(counts.map(({ id }) => id))].filter((id) => mayRead(game, id, caller));
  const read = await readerOf(deps, caller, game, gate);
  const windows = await Promise.all(threads.map((thread) => read({ thread, limit: WINDOW, before })));
  const floor = floorOf(windows);
  const isWanted = holds(text);
  const found = windows
    .flat()
    .filter(({ message }) => message.id >= floor && message.deletedAt === undefined)
    .filter(({ message }) => isWanted(message.text))
    .sort((one, other) => (one.message.id < other.message.id ? 1 : -1));
  const messages = found.slice(0, PAGE);
  const last = found.length > PAGE ? messages.at(-1)?.message.id : floor;
  return done({ messages, next: last === undefined || last === '' ? null : last });
}

/** The oldest message down to which every thread was searched; empty when all were searched completely. */
function floorOf(windows: readonly (readonly ReadMessage[])[]): string {
  return windows
    .map((window) => (window.length === WINDOW ? (window[0]?.message.id ?? '') : ''))
    .reduce((highest, id) => (id > highest ? id : highest), '');
}
