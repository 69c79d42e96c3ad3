'use client';

import type { ReactNode } from 'react';

/** Opens the page that the reader wanted before the network failed. */
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
