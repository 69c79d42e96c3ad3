import { type ReactNode, Suspense } from 'react';
import type { Game } from '../../../functions/core/game/games.schema';
import { lazily } from '../../lib/lazily';
import { useSeenStep } from './seen-step';

// Fetched only when there is something to tell: the table is usable before.
const Story = lazily(async () => (await import('./catch-up')).CatchUp);

export interface CatchUpProps {
  readonly game: Game;
  /** A frame in which the steps of the game are drawn. */
  readonly drawing: (story: ReactNode) => ReactNode;
}

/** Tells the reader of a table what happened since their last visit, and each step that closes while they look. */
export function CatchUp({ game, drawing }: CatchUpProps) {
  const last = game.last?.step ?? 0;
  const [seen, setSeen] = useSeenStep(game.id, last);
  if (seen === null || last <= seen) return null;
  return <Suspense>{drawing(<Story game={game} from={seen} onSeen={setSeen} />)}</Suspense>;
}
