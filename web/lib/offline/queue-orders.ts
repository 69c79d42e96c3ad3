import { type Draft, saveOfflineDraft } from './offline-db';

/** Background sync is in Chromium alone, and not in TypeScript's libraries. */
interface WithSync {
  readonly sync?: { readonly register: (tag: string) => Promise<void> };
}

/** Keeps a draft on this device, and asks the browser to wake the worker when the network is back, where it can. */
export async function queueOrders(draft: Draft): Promise<void> {
  await saveOfflineDraft(draft);
  const worker = (await navigator.serviceWorker?.getRegistration()) as WithSync | undefined;
  // A browser that cannot, or may not: the next page of the site sends.
  await worker?.sync?.register('drafts').catch(() => undefined);
}
