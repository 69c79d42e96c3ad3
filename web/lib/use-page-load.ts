import { useRouter } from 'next/navigation';
import { useTransition } from 'react';

export interface PageLoad {
  /** Whether the page is still shown as it was before `refresh` or `open`. */
  readonly loading: boolean;
  readonly refresh: () => void;
  readonly open: (address: string) => void;
}

/**
 * Loads this page again or opens another, and says until when the old one is shown. A button pressed meanwhile would
 * repeat what its reader has just done, or act on what they have just changed.
 */
export function usePageLoad(): PageLoad {
  const router = useRouter();
  const [loading, startLoading] = useTransition();
  return {
    loading,
    refresh: () => startLoading(() => router.refresh()),
    open: (address) => startLoading(() => router.push(address)),
  };
}
