import type { ReactNode } from 'react';

/** What a text says to screen readers alone: `<hidden>` in the catalogue. */
export function hidden(words: ReactNode): ReactNode {
  return <span className="hidden-text">{words}</span>;
}

/** What a text says in a lower voice: `<muted>`. */
export function muted(words: ReactNode): ReactNode {
  return <span className="muted">{words}</span>;
}
