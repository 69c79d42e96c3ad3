import * as z from 'zod';
import type { Gate } from '../game/games.records';
import { blockKey, gateKey, messageKey, readingKey, THREAD_PREFIX, threadKey } from '../platform/keys';
import { posted } from '../platform/outbox.store';
import { getItem, queryItems, type Table } from '../platform/reads';
import { check, insert, put, remove, transact, update, type Write, write } from '../platform/writes';
import { stillTheirs } from '../step/open-step.store';
import { BlockRecord, MessageRecord, ThreadRecord } from './press.records';

/** A reading has one attribute per thread, with this prefix: a counter that can be incremented without reading it. */
const READ = 'read#';

/** How far a player has read each thread, as it is stored. */
export const Reading = z
  .record(z.string(), z.unknown())
  .transform((item) =>
    Object.fromEntries(
      Object.entries(item).flatMap(([name, count]) =>
        name.startsWith(READ) && typeof count === 'number' ? [[name.slice(READ.length), count]] : [],
      ),
    ),
  );

/** A thread's id is only in its key: every view of a table reads all threads. */
export const StoredThread = z
  .looseObject({ sk: z.string() })
  .transform(({ sk, ...counted }) =>
    ThreadRecord.parse({ ...counted, id: sk.slice(THREAD_PREFIX.length).split('#')[0] }),
  );

/** Messages between seats, their threads, and how far each player has read. */
export function pressStore(table: Table) {
  return {
    /** The counters of each thread; for delayed press one per thread, step and sender. */
    threads: (game: string) =>
      queryItems(table, { partition: `GAME#${game}`, prefix: THREAD_PREFIX }, StoredThread),

    /** The last messages of a thread, or the last before one of them, oldest first. */
    async messages(
      game: string,
      thread: string,
      limit: number,
      before?: string,
    ): Promise<readonly MessageRecord[]> {
      const prefix = `PRESS#${thread}#`;
      const bound = before === undefined ? { prefix } : { between: [prefix, `${prefix}${before}`] as const };
      // The range includes the message before which the others are wanted.
      const wanted = before === undefined ? limit : limit + 1;
      const range = { partition: `GAME#${game}`, ...bound };
      const newest = await queryItems(table, { ...range, newestFirst: true, limit: wanted }, MessageRecord);
      return newest
        .filter(({ id }) => id !== before)
        .slice(0, limit)
        .reverse();
    },

    message: (game: string, thread: string, id: string) =>
      getItem(table, messageKey(game, thread, id), MessageRecord),

    /** Sends it with its event, while the game is unchanged since it was read and the sender holds the seat; once. */
    async sendMessage(
      message: MessageRecord & { readonly player: string },
      gate: Gate,
    ): Promise<'sent' | 'changed-meanwhile'> {
      const { id, at, game, thread, from, player } = message;
      const event = { id, kind: 'press-sent', at, game, thread, from } as const;
      const sent = await transact(table, [
        whileTheirs(message, gate),
        posted(event),
        insert({ ...messageKey(game, thread, id), ...message }),
        countMessage(message),
        // Players have read their own messages.
        update(readingKey(game, player), 'ADD #read :one', {
          names: { read: `${READ}${thread}` },
          values: { one: 1 },
        }),
      ]);
      // The same request was carried out before, but its response was lost.
      if (sent.ok || sent.failed[2] === true) return 'sent';
      return 'changed-meanwhile';
    },

    /** Deletes the text of a message; doing it again is harmless. */
    async deleteMessage(message: MessageRecord, at: number) {
      const { game, thread, id } = message;
      await transact(table, [
        update(messageKey(game, thread, id), 'SET #text = :nothing, deletedAt = :at', {
          when: 'attribute_exists(pk) AND attribute_not_exists(deletedAt)',
          values: { nothing: '', at },
        }),
        update(threadKey(game, message), 'ADD deleted :one', { values: { one: 1 } }),
      ]);
    },

    /** Moves a reading forward, never back. */
    async markRead(game: string, player: string, thread: string, messages: number) {
      const reading = update(readingKey(game, player), 'SET #read = :messages', {
        // Another window of the same player may have read that far already.
        when: 'attribute_not_exists(#read) OR #read < :messages',
        names: { read: `${READ}${thread}` },
        values: { messages },
      });
      await write(table, reading);
    },

    blockedBy: (player: string) =>
      queryItems(table, { partition: `PLAYER#${player}`, prefix: 'BLOCKED#' }, BlockRecord),

    async block(block: BlockRecord) {
      await write(table, put({ ...blockKey(block.player, block.blocked.id), ...block }));
    },

    async unblock(player: string, blocked: string) {
      await write(table, remove(blockKey(player, blocked)));
    },
  };
}

/** Counts one more message in its thread. */
function countMessage(message: MessageRecord): Write {
  const { game, at, from, visibleFrom } = message;
  const delayed = visibleFrom === undefined ? '' : ', #from = :from, visibleFrom = :visibleFrom';
  const values = { at, one: 1, from, visibleFrom };
  return update(threadKey(game, message), `SET lastAt = :at${delayed} ADD messages :one`, { values });
}

/** Holds while the sender holds the seat and the game is at the step and branch that they saw. */
function whileTheirs({ game, from, player }: MessageRecord & { readonly player: string }, gate: Gate): Write {
  const { when, values, names } = stillTheirs({ gate, seat: from, holder: player });
  return check(gateKey(game), {
    when: `#step = :step AND #state = :state AND ${when}`,
    values: { ...values, step: gate.step, state: gate.state },
    ...(names && { names }),
  });
}
