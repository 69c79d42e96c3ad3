import { useEffect, useState } from 'react';

/**
 * The platform's clock, ticking: it starts at the server's time and advances by the browser's clock, so that a wrong
 * clock on the reader's device shifts nothing.
 */
export function useNow(serverNow: number, every = 1000): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const start = performance.now();
    setNow(serverNow);
    const tick = () => setNow(serverNow + performance.now() - start);
    const timer = setInterval(tick, every);
    return () => clearInterval(timer);
  }, [serverNow, every]);
  return now;
}
