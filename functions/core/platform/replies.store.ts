import * as z from 'zod';
import { replyKey } from './keys';
import { getItem, type Table } from './reads';
import { ABSENT, put, update, write } from './writes';

export interface SavedReply {
  readonly status: number;
  readonly body: string;
  /** The path of what the request made. */
  readonly location?: string | undefined;
}

const KEPT_MS = 48 * 3_600_000;
/** A first request that has not answered for this long is dead, and its key may be taken over. */
const ABANDONED_MS = 60_000;

const Reply = z.object({
  hash: z.string(),
  status: z.number().nullable(),
  body: z.string().nullable(),
  location: z.string().optional(),
  /** When the first request with the key arrived; claims of earlier releases have none. */
  since: z.number().optional(),
});

const UNANSWERED = { status: null, body: null };
const seconds = (ms: number) => Math.ceil(ms / 1000);

/** Responses stored for idempotency keys, for two days. `scope` is the caller, `hash` covers method, path and body. */
export function replyStore(table: Table) {
  return {
    async claimReply(
      scope: string,
      key: string,
      hash: string,
      now: number,
    ): Promise<
      /** `since`: when the first request with this key arrived, which this one may repeat. */
      | { readonly kind: 'first'; readonly since: number }
      | { readonly kind: 'in-progress' }
      | { readonly kind: 'other-request' }
      | { readonly kind: 'replay'; readonly reply: SavedReply }
    > {
      const times = { since: now, claimedAt: now, expiresAt: seconds(now + KEPT_MS) };
      const claim = put(
        { ...replyKey(scope, key), hash, ...UNANSWERED, ...times },
        { when: `${ABSENT} OR expiresAt < :now`, values: { now: Math.floor(now / 1000) } },
      );
      if (await write(table, claim)) return { kind: 'first', since: now };
      const over = update(replyKey(scope, key), 'SET claimedAt = :now', {
        when: 'body = :none AND claimedAt < :abandoned AND #hash = :hash',
        values: { now, none: null, abandoned: now - ABANDONED_MS, hash },
      });
      const taken = await write(table, over);
      const held = await getItem(table, replyKey(scope, key), Reply);
      if (taken && held !== undefined) return { kind: 'first', since: held.since ?? now };
      if (held === undefined || (held.hash === hash && held.status === null)) return { kind: 'in-progress' };
      if (held.hash !== hash) return { kind: 'other-request' };
      const { status, body, location } = held;
      return { kind: 'replay', reply: { status: status ?? 500, body: body ?? '', location } };
    },

    async saveReply(scope: string, key: string, reply: SavedReply) {
      const { status, body, location } = reply;
      const set = 'SET #status = :status, body = :body';
      await write(
        table,
        location === undefined
          ? update(replyKey(scope, key), set, { values: { status, body } })
          : update(replyKey(scope, key), `${set}, #location = :location`, {
              values: { status, body, location },
            }),
      );
    },
  };
}
