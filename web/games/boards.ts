import type { ReactNode } from 'react';
import type { GameTable } from '../../functions/api/schemas/game-table';
import type { Game, Step } from '../../functions/api/schemas/games';

/** How a game shows its boards. */
export interface Boards {
  /** The table of a running or finished game. */
  readonly table: (first: GameTable, rules: ReactNode) => ReactNode | Promise<ReactNode>;
  /** A step that is over, to be looked at again. */
  readonly pastStep: (game: Game, step: Step) => ReactNode;
}
