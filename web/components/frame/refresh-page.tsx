'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { isReachable } from '../../lib/is-reachable';

/**
 * Refreshes the page every few seconds while it is visible, to show what has changed. Without a connection the page
 * stays: a refresh that fails would leave it.
 */
export function RefreshPage({ seconds }: { readonly seconds: number }) {
  const router = useRouter();
  useEffect(() => {
    const refresh = async () => {
      if (document.visibilityState === 'visible' && (await isReachable())) router.refresh();
    };
    const timer = setInterval(refresh, seconds * 1000);
    return () => clearInterval(timer);
  }, [router, seconds]);
  return null;
}
