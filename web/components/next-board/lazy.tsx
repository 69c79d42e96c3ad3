import { Suspense, useState } from 'react';
import type { Game } from '../../../functions/core/game/games.schema';
import { lazily } from '../../lib/lazily';
import { waitsFor } from '../table/table-head';

const Next = lazily(async () => (await import('./next-board')).NextBoard);

export interface NextBoardProps {
  readonly game: Game;
  /** Called with the number of other boards that wait, once it is known. */
  readonly onCount: (others: number) => void;
}

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
