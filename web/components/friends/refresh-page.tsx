'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

const EVERY = 4000;

/** Refreshes the page every few seconds while it is visible, to show new arrivals. */
export function RefreshPage() {
  const router = useRouter();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') router.refresh();
    }, EVERY);
    return () => clearInterval(timer);
  }, [router]);
  return null;
}
