'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useState } from 'react';
import { useReachedAgain } from '../../lib/use-reached-again';
import { When } from '../frame/when';

interface KeptPageProps {
  /** Whose device may keep this page; null: none may. */
  readonly keeper: string | null;
  /** When the platform made it. */
  readonly at: string;
  /** The game whose table it is. */
  readonly game?: string;
  /** What it says where the platform cannot be reached, with "{time}" where the moment stands. */
  readonly lastSeen: string;
}

/** What is for later waits until the page itself has come to rest. Safari has no such moment and gets a second. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 10_000 });
  else setTimeout(work, 1000);
}

/** Keeps a page readable without network, and says so where that is what is shown. */
export function KeptPage({ keeper, at, game, lastSeen }: KeptPageProps) {
  const router = useRouter();
  const [seen, setSeen] = useState<string | null>(null);
  useEffect(() => {
    if (keeper === null || !('serviceWorker' in navigator)) return;
    void import('../../lib/offline/take-along').then(async (device) => {
      if (device.isFromDevice()) setSeen((await device.lastSeen(game)) ?? at);
      else whenIdle(() => void device.takeAlong(keeper));
    });
  }, [keeper, at, game]);
  useReachedAgain(
    seen !== null,
    useCallback(async () => {
      (await import('../../lib/offline/take-along')).noteRefreshed();
      setSeen(null);
      router.refresh();
    }, [router]),
  );
  if (keeper === null) return null;
  const [before, after] = lastSeen.split('{time}');
  return (
    <div data-keeper={keeper}>
      {seen === null ? null : (
        <p className="kept-note" role="status">
          {before}
          <When at={seen} as="long" />
          {after}
        </p>
      )}
    </div>
  );
}
