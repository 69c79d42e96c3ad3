'use client';

import { useEffect } from 'react';
import { useTitleCount } from '../../lib/use-title-count';

/** Shows the number of waiting turns in the title of the tab, and on the icon of the installed app. */
export function WaitingBadge({ count }: { readonly count: number }) {
  useTitleCount(count);
  useEffect(() => {
    // The browser does not support it, or does not show it here.
    void navigator.setAppBadge?.(count).catch(() => undefined);
  }, [count]);
  return null;
}
