'use client';

import { useEffect } from 'react';

/** Puts the number of turns that wait on the sign of the installed app. */
export function WaitingBadge({ count }: { readonly count: number }) {
  useEffect(() => {
    // A browser without it, or one that does not show it here.
    void navigator.setAppBadge?.(count).catch(() => undefined);
  }, [count]);
  return null;
}
