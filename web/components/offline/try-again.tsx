'use client';

import type { ReactNode } from 'react';

/** Goes where its reader wanted to go before there was no network. */
export function TryAgain({ children }: { readonly children: ReactNode }) {
  const again = () => {
    const path = decodeURIComponent(location.hash.slice(1));
    // Only a page of this site: "//elsewhere" would be another one.
    location.assign(/^\/(?![/\\])/.test(path) ? path : '/');
  };
  return (
    <button type="button" className="button main" onClick={again}>
      {children}
    </button>
  );
}
