'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

const EVERY = 4000;

/** Looks again every few seconds, while the page is in sight, who has come. */
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
