import { useEffect } from 'react';

/**
 * Reports once that a page was shown to its reader, as soon as it is visible: programs that open links show nothing.
 * @param report keeps its identity; null where there is nothing to report
 */
export function useSeen(report: (() => Promise<unknown>) | null): void {
  useEffect(() => {
    if (report === null) return;
    const tell = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', tell);
      void report();
    };
    document.addEventListener('visibilitychange', tell);
    tell();
    return () => document.removeEventListener('visibilitychange', tell);
  }, [report]);
}
