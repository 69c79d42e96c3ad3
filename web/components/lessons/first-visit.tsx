import type { GameSystemId } from '../../../engine/games';
import { counted } from '../../lib/time';

interface FirstVisitProps {
  readonly system: GameSystemId;
  /** How many lessons the game has. */
  readonly lessons: number;
}

/** Shows a reader who is new to a game the way to its lessons. Made on the server, without a script. */
export function FirstVisit({ system, lessons }: FirstVisitProps) {
  return (
    <p className="ruling small">
      New to this game? <a href={`/${system}/learn`}>{counted(lessons, 'short lesson')}</a>
    </p>
  );
}
