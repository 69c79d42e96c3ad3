/** The header in which the API names its release (functions/api/app.ts). */
const RELEASE_HEADER = 'x-release';
/** Keeps the release for which this tab was loaded again, so that it is not offered twice while a deployment lasts. */
const RELOADED = 'reloaded-for';

const own = process.env.NEXT_PUBLIC_RELEASE;

/** What this tab has heard of: the release of the platform where it is another one, or that its own is gone. */
let heard: string | null = null;
const listeners = new Set<() => void>();

function hear(release: string): void {
  if (heard === release || sessionStorage.getItem(RELOADED) === release) return;
  heard = release;
  for (const listener of listeners) listener();
}

/** Looks at what release answered. Tabs of an earlier one go on working; they are told. */
export function noteRelease(answer: Response): void {
  const release = answer.headers.get(RELEASE_HEADER);
  if (release !== null && own !== undefined && release !== own) hear(release);
}

/** Whether an error means that a script of this tab's release is not there any more. */
export function isMissingScript(error: unknown): boolean {
  return (
    error instanceof Error &&
    /ChunkLoadError|Failed to load chunk|dynamically imported module/.test(String(error))
  );
}

/** The newer release that this tab has heard of; null for none. */
export const seenRelease = (): string | null => heard;

/** Says when another release is heard of. @returns what ends it */
export function onNewRelease(changed: () => void): () => void {
  const missed = ({ reason }: PromiseRejectionEvent) => void (isMissingScript(reason) && hear('unknown'));
  listeners.add(changed);
  window.addEventListener('unhandledrejection', missed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('unhandledrejection', missed);
  };
}

/** Loads the whole page again, which brings the present release. */
export function loadRelease(release: string): void {
  sessionStorage.setItem(RELOADED, release);
  window.location.reload();
}
