/** The header in which the API names its release (functions/api/app.ts). */
const RELEASE_HEADER = 'x-release';
/** Stores the release for which this tab was reloaded, so that it is not offered twice during a deployment. */
const RELOADED = 'reloaded-for';

const own = process.env.NEXT_PUBLIC_RELEASE;

/** The news for this tab: the release of the platform if it is a different one, or that its own no longer exists. */
let newer: string | null = null;
const listeners = new Set<() => void>();

function announce(release: string): void {
  if (newer === release || sessionStorage.getItem(RELOADED) === release) return;
  newer = release;
  for (const listener of listeners) listener();
}

/** Checks which release answered. Tabs of an earlier release keep working; they are notified. */
export function noteRelease(answer: Response): void {
  const release = answer.headers.get(RELEASE_HEADER);
  if (release !== null && own !== undefined && release !== own) announce(release);
}

/** Whether an error means that a script of this tab's release no longer exists. */
export function isMissingScript(error: unknown): boolean {
  return (
    error instanceof Error &&
    /ChunkLoadError|Failed to load chunk|dynamically imported module/.test(String(error))
  );
}

/** The newer release that this tab has seen; null for none. */
export const seenRelease = (): string | null => newer;

/**
 * Calls back when another release is seen.
 * @returns a function that ends this
 */
export function onNewRelease(changed: () => void): () => void {
  const missed = ({ reason }: PromiseRejectionEvent) => void (isMissingScript(reason) && announce('unknown'));
  listeners.add(changed);
  window.addEventListener('unhandledrejection', missed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('unhandledrejection', missed);
  };
}

/** Reloads the whole page, which brings the current release. */
export function loadRelease(release: string): void {
  sessionStorage.setItem(RELOADED, release);
  window.location.reload();
}
