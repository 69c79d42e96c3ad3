import { forgetKept } from './offline-db';

/** What a browser may keep about nobody in particular. */
const PUBLIC = ['lessons-done'];

/** Removes all that this browser keeps of its reader: pages, positions, drafts of orders and press, plans, the badge. */
export async function forgetReader(): Promise<void> {
  for (const key of Object.keys(localStorage)) if (!PUBLIC.includes(key)) localStorage.removeItem(key);
  await Promise.allSettled([forgetKept(), navigator.clearAppBadge?.()]);
}
