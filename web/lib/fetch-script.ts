import { isMissingScript } from './new-release';
import { byTimer, type Wait, waitAfter } from './wait';

/** After this number of failures the script no longer exists: a newer release has other ones. */
const ATTEMPTS = 4;

/**
 * Fetches a script of this release. If the network fails, it retries after longer and longer waits; while the device is
 * offline, without limit.
 * @throws the last failure, if the script cannot be fetched
 */
export async function fetchScript<Part>(load: () => Promise<Part>, wait: Wait = byTimer): Promise<Part> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await load();
    } catch (error) {
      const isGone = failures + 1 >= ATTEMPTS && navigator.onLine;
      if (isGone || !isMissingScript(error)) throw error;
      await new Promise<void>((over) => wait(waitAfter(failures), over));
    }
  }
}
