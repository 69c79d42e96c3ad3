import { Suspense, useState } from 'react';
import { lazily } from '../../lib/lazily';
import type { NextBoardProps } from './next-board';
import { waitsFor } from './table-head';

const Next = lazily(async () => (await import('./next-board')).NextBoard);

/** After a turn is sent, or closed: the next board that waits for the reader. */
export function NextBoard(props: NextBoardProps) {
  const waits = waitsFor(props.game);
  const [waited, setWaited] = useState(waits);
  if (waits && !waited) setWaited(true);
  if (waits || !waited) return null;
  return (
    <Suspense>
      <Next {...props} />
    </Suspense>
  );
}
