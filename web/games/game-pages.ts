import type { ReactNode } from 'react';
import type { Game, Ruling, Step } from '../../functions/api/schemas/games';
import type { Threads } from '../../functions/api/schemas/press';

/** What a game brings to the pages of its boards. */
export interface GamePages {
  /** The table of a running or finished game. */
  readonly table: (
    game: Game,
    rulings: readonly Ruling[],
    press: Threads,
    /** Deadline, grace, votes: made on the server. */
    time: ReactNode,
  ) => ReactNode | Promise<ReactNode>;
  /** A step that is over, to be looked at again. */
  readonly pastStep: (game: Game, step: Step) => ReactNode;
}
