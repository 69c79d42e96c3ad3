'use client';

import type { ReactNode } from 'react';

/** Opens the browser's own print dialog. */
export function PrintButton({ children }: { readonly children: ReactNode }) {
  return (
    <p className="form-actions mt-3">
      <button type="button" className="button" onClick={() => window.print()}>
        {children}
      </button>
    </p>
  );
}
