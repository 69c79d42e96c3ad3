import type { ReactNode } from 'react';

/** What was refused, said at once to screen readers; nothing where there is nothing to say. */
export function Alert({ children }: { readonly children: ReactNode }) {
  if (children === null || children === undefined) return null;
  return (
    <p className="saving-note" role="alert">
      {children}
    </p>
  );
}
