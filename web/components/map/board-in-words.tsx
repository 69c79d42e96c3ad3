import { type ReactNode, Suspense } from 'react';

/** The board as text, in the place of the map. */
export function BoardInWords({ children }: { readonly children: ReactNode }) {
  return (
    <section className="panel shown" aria-label="The board in words">
      <h2 className="hidden-text">The board in words</h2>
      <Suspense>{children}</Suspense>
    </section>
  );
}
