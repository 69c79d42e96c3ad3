import type { ReactNode } from 'react';

/** What the site itself has to tell while a page is open, in its lower corner. */
export function Toast({ children }: { readonly children: ReactNode }) {
  return (
    <div className="new-release" role="status">
      {children}
    </div>
  );
}
