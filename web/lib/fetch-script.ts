import { waitAfter } from './ask-until-answered';
import { isMissingScript } from './new-release';
import { byTimer, type Wait } from './wait';

/** After so many failures the script is not lost but gone: a newer release has others. */
const ATTEMPTS = 4;

/**
 * Fetches a script of this release. Where the line loses it, it is fetched again after longer and longer waits; while the
 * device has no network, for as long as that lasts.
 * @throws the last failure, if the script does not come
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
