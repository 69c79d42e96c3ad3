import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { BatchRow, LevelDb } from 'dynalite/db/index.js';
import type { Body } from './wire';

const VALID_MS = 10 * 60 * 1000;
const PREFIX = 'token~';
const rowKey = (at: number, token: string): string => `${PREFIX}${String(at).padStart(15, '0')}~${token}`;

/**
 * The client request tokens of committed transactions, for ten minutes. A token's row is part of its transaction's own
 * batch, so that a client that retries after a crash still gets a success.
 */
export interface Tokens {
  seen(token: string, digest: string): 'new' | 'same' | 'different';
  /** Remembers a token as of now; the row belongs in the transaction's batch. */
  remember(token: string, digest: string): BatchRow;
  /** Deletes tokens that are older than ten minutes. */
  prune(): Promise<void>;
}

/** The part of a request that must be equal in two requests with the same token. */
export function digestOf(request: Body): string {
  const { ClientRequestToken: _, ...rest } = request;
  return createHash('sha256')
    .update(canonicalize(rest) ?? '')
    .digest('hex');
}

export async function openTokens(db: LevelDb, clock: () => number): Promise<Tokens> {
  const known = new Map<string, { digest: string; at: number }>();
  for await (const [key, row] of db.iterator({ gte: PREFIX, lt: `${PREFIX}\uffff` })) {
    const [, at = '0', ...token] = key.split('~');
    known.set(token.join('~'), { digest: String(row.digest), at: Number(at) });
  }
  return {
    seen(token, digest) {
      const earlier = known.get(token);
      if (earlier === undefined || clock() - earlier.at > VALID_MS) return 'new';
      return earlier.digest === digest ? 'same' : 'different';
    },
    remember(token, digest) {
      const at = clock();
      known.delete(token);
      known.set(token, { digest, at });
      return { type: 'put', key: rowKey(at, token), value: { digest } };
    },
    async prune() {
      const oldest = clock() - VALID_MS;
      for (const [token, { at }] of known) {
        if (at >= oldest) break;
        known.delete(token);
      }
      if (oldest > 0) await db.clear({ gte: PREFIX, lt: rowKey(oldest, '') });
    },
  };
}
