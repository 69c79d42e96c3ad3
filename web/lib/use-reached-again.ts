import { useEffect } from 'react';
import { isReachable } from './is-reachable';

/** A browser does not always notice that the platform can be reached again. */
const ASK_MS = 10_000;

/**
 * Calls back once the platform answers again, while a page waits for it.
 * @param back always the same function
 */
export function useReachedAgain(waits: boolean, back: () => unknown): void {
  useEffect(() => {
    if (!waits) return;
    const ask = async () => {
      if (await isReachable()) back();
    };
    const timer = setInterval(ask, ASK_MS);
    window.addEventListener('online', ask);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', ask);
    };
  }, [waits, back]);
}
