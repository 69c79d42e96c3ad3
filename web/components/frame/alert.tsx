import type { ReactNode } from 'react';

/** A refusal, announced at once to screen readers; nothing without a message. */
export function Alert({ children }: { readonly children: ReactNode }) {
  if (children === null || children === undefined) return null;
  return (
    <p className="saving-note" role="alert">
      {children}
    </p>
  );
}
