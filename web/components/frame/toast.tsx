import type { ReactNode } from 'react';

/** A notification of the site itself while a page is open, in its lower corner. */
export function Toast({ children }: { readonly children: ReactNode }) {
  return (
    <div className="new-release" role="status">
      {children}
    </div>
  );
}
