import { useState } from 'react';

/**
 * What a form was filled from, as plain data. It stays while the page goes on, until `renew` is called: then it is what
 * the page shows, now or as soon as that differs, and `refill` fills the fields from it.
 */
export function useFilledFrom<Seen>(now: Seen, refill: () => void): readonly [Seen, renew: () => void] {
  const [from, setFrom] = useState(now);
  const [isOutdated, setOutdated] = useState(false);
  if (isOutdated && JSON.stringify(from) !== JSON.stringify(now)) {
    setOutdated(false);
    setFrom(now);
    refill();
  }
  return [from, () => setOutdated(true)];
}
