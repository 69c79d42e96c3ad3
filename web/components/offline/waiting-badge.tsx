'use client';

import { useEffect } from 'react';
import { useTitleCount } from '../../lib/use-title-count';
import { keepWaitingBoards } from '../../lib/waiting-boards';

interface WaitingBadgeProps {
  /** The games whose turn waits for the reader. */
  readonly games: readonly string[];
}

/**
 * Shows the number of waiting turns in the title of the tab, and on the icon of the installed app. The tables that the
 * reader opens next show them too.
 */
export function WaitingBadge({ games }: WaitingBadgeProps) {
  const count = games.length;
  useTitleCount(count);
  useEffect(() => keepWaitingBoards(games), [games]);
  useEffect(() => {
    // The browser does not support it, or does not show it here.
    void navigator.setAppBadge?.(count).catch(() => undefined);
  }, [count]);
  return null;
}
