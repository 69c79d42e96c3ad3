import { type Draft, saveOfflineDraft } from './offline-db';

/** Background Sync exists in Chromium only, and not in TypeScript's libraries. */
interface WithSync {
  readonly sync?: { readonly register: (tag: string) => Promise<void> };
}

/** Stores a draft on this device, and asks the browser to wake the worker when the network is back, if it can. */
export async function queueOrders(draft: Draft): Promise<void> {
  await saveOfflineDraft(draft);
  const worker = (await navigator.serviceWorker?.getRegistration()) as WithSync | undefined;
  // If the browser cannot, or may not, the next page of the site sends the draft.
  await worker?.sync?.register('drafts').catch(() => undefined);
}
