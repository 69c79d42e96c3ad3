import type { ReactNode } from 'react';

/** Text for screen readers only: `<hidden>` in the catalogue. */
export function hidden(words: ReactNode): ReactNode {
  return <span className="hidden-text">{words}</span>;
}

/** Muted text: `<muted>`. */
export function muted(words: ReactNode): ReactNode {
  return <span className="muted">{words}</span>;
}
