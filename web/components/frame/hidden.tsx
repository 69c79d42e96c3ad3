import type { ReactNode } from 'react';

/** What a text says to screen readers alone: `<hidden>` in the catalogue. */
export function hidden(words: ReactNode): ReactNode {
  return <span className="hidden-text">{words}</span>;
}
