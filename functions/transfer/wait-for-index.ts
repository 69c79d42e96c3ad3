import * as z from 'zod';
import { pauseUpTo, queryItems, type Table } from '../core/platform/reads';
import type { StoredItem } from '../core/platform/stored-item';

const Listed = z.object({ id: z.string() });
const ATTEMPTS = 60;
const PAUSE_MS = 2000;

/**
 * Waits until the index of the record lists all written results. The index lags, and ratings computed earlier would
 * lack the last games. Throws if that takes longer than a minute.
 */
export async function waitForIndex(table: Table, items: readonly StoredItem[]): Promise<void> {
  const missing = new Set(
    items.flatMap(({ pk, sk }) =>
      sk === 'RESULT' && pk.startsWith('RESULT#') ? [pk.slice('RESULT#'.length)] : [],
    ),
  );
  for (let attempt = 1; missing.size > 0; attempt += 1) {
    const range = { index: 'listing', partition: 'RESULTS', only: ['id'] } as const;
    for (const { id } of await queryItems(table, range, Listed)) missing.delete(id);
    if (missing.size === 0) return;
    if (attempt === ATTEMPTS)
      throw new Error(
        `The league is written, but the index does not list ${missing.size} of its results yet. Import it again in a minute: that computes its ratings.`,
      );
    await pauseUpTo(table, PAUSE_MS);
  }
}
