'use client';

import { useRouter } from 'next/navigation';
import { createContext, type ReactNode, useContext, useEffect } from 'react';

const Zone = createContext('UTC');

/** The reader's time zone. */
export function useZone(): string {
  return useContext(Zone);
}

/** Hands the reader's zone to the page, and tells the server when the browser's differs. */
export function ZoneProvider({ zone, children }: { zone: string; children: ReactNode }) {
  const router = useRouter();
  useEffect(() => {
    const browser = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (!browser || browser === zone) return;
    // biome-ignore lint/suspicious/noDocumentCookie: the server reads it with the next page, in every browser
    document.cookie = `zone=${encodeURIComponent(browser)}; path=/; max-age=31536000; samesite=lax`;
    router.refresh();
  }, [zone, router]);
  return <Zone value={zone}>{children}</Zone>;
}
