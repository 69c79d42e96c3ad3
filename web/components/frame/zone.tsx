'use client';

import { useRouter } from 'next/navigation';
import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { keepChoice } from '../../lib/keep-choice';
import { zoneOfBrowser } from '../../lib/zone-of-browser';

const Zone = createContext('UTC');

/** The reader's time zone. */
export function useZone(): string {
  return useContext(Zone);
}

/** Hands the reader's zone to the page, and tells the server when the browser's differs. */
export function ZoneProvider({ zone, children }: { zone: string; children: ReactNode }) {
  const router = useRouter();
  useEffect(() => {
    const browser = zoneOfBrowser();
    if (!browser || browser === zone) return;
    keepChoice('zone', browser);
    router.refresh();
  }, [zone, router]);
  return <Zone value={zone}>{children}</Zone>;
}
