'use client';

import { useEffect } from 'react';

/** Shows the number of waiting turns on the icon of the installed app. */
export function WaitingBadge({ count }: { readonly count: number }) {
  useEffect(() => {
    // The browser does not support it, or does not show it here.
    void navigator.setAppBadge?.(count).catch(() => undefined);
  }, [count]);
  return null;
}
