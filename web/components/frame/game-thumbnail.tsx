import type { ReactNode } from 'react';
import type { SeatState } from '../../../functions/core/platform/common.schema';

/** The readings of the porthole (look.md section 4). */
export type Reading = 'nothing' | 'draft' | 'stored' | 'ready' | 'late' | 'adjudicated';

export function GameThumbnail({ reading, size = 18 }: { reading: Reading; size?: number }) {
  return (
    <svg className={`porthole is-${reading}`} width={size} height={size} aria-hidden="true">
      <use href={`#porthole-${reading}`} />
    </svg>
  );
}

/** A porthole with its word beside it. */
export function State({ reading, children }: { reading: Reading; children: ReactNode }) {
  return (
    <span className={`state is-${reading}`}>
      <GameThumbnail reading={reading} />
      <span>{children}</span>
    </span>
  );
}

/** The state of the reader's own orders: announced to screen readers whenever it changes. */
export function LiveState({ reading, children }: { reading: Reading | null; children: ReactNode }) {
  return <span role="status">{reading === null ? null : <State reading={reading}>{children}</State>}</span>;
}

/** The reading of the porthole for another seat: never its orders. */
export function readingOf(state: SeatState): Reading | null {
  return state === 'none-owed' ? null : state;
}
