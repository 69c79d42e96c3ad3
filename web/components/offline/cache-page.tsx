'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useState } from 'react';
import { isFromDevice, noteRefreshed } from '../../lib/offline/from-device';
import { useReachedAgain } from '../../lib/use-reached-again';
import { byTimer } from '../../lib/wait';
import { When } from '../frame/when';

interface KeptPageProps {
  /** The reader whose device may store this page; null: none may. */
  readonly keeper: string | null;
  /** When the platform rendered it. */
  readonly at: string;
  /** The game whose table it is. */
  readonly game?: string;
  /** The message if the platform cannot be reached, with "{time}" as a placeholder for the time. */
  readonly lastSeen: string;
}

/** A new page needs the network and the processor for itself; storing it fetches it again. */
const SETTLED_MS = 6_000;

/** Keeps a page readable without network, and shows a note if the stored page is shown. */
export function CachePage({ keeper, at, game, lastSeen }: KeptPageProps) {
  const router = useRouter();
  const [seen, setSeen] = useState<string | null>(null);
  useEffect(() => {
    if (keeper === null || !('serviceWorker' in navigator)) return;
    const device = () => import('../../lib/offline/cache-page');
    if (isFromDevice()) void device().then(async (kept) => setSeen((await kept.lastSeen(game)) ?? at));
    return byTimer(SETTLED_MS, () => {
      if (!isFromDevice()) void device().then(({ cachePage }) => cachePage(keeper));
    });
  }, [keeper, at, game]);
  useReachedAgain(
    seen !== null,
    useCallback(() => {
      noteRefreshed();
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
