import { forgetKept } from './offline-db';

/** The stored data that does not belong to any reader. */
const PUBLIC = ['lessons-done'];

/**
 * Removes all data that this browser stores for its reader: pages, positions, drafts of orders and press, premoves, the
 * badge.
 */
export async function forgetReader(): Promise<void> {
  for (const key of Object.keys(localStorage)) if (!PUBLIC.includes(key)) localStorage.removeItem(key);
  await Promise.allSettled([forgetKept(), navigator.clearAppBadge?.()]);
}
