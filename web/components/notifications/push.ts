/** A subscription in the form that the API takes. */
interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

export type Subscribed =
  | { readonly ok: true; readonly subscription: Subscription }
  | { readonly ok: false; readonly why: 'notAllowed' | 'unreachable' };

/** The push address of this browser; null if it gets no pushes. */
export async function subscribed(): Promise<string | null> {
  if (!('serviceWorker' in navigator)) return null;
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription())?.endpoint ?? null;
}

/** Asks for permission and subscribes this browser with the platform's public key. */
export async function subscribeHere(key: string): Promise<Subscribed> {
  if ((await Notification.requestPermission()) !== 'granted') return { ok: false, why: 'notAllowed' };
  try {
    await navigator.serviceWorker.register('/worker.js');
    const worker = await navigator.serviceWorker.ready;
    const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint = '', keys = {} } = made.toJSON();
    return {
      ok: true,
      subscription: { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } },
    };
  } catch {
    return { ok: false, why: 'unreachable' };
  }
}

export async function unsubscribeHere(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}
