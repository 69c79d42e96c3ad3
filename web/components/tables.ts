import type { ReactNode } from 'react';
import type { GameSystemId } from '../../engine/game';
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

/** The tables of the games, each fetched only for boards of its own. */
const TABLES: Readonly<Record<GameSystemId, () => Promise<GamePages>>> = {
  ny2047: async () => (await import('./ny2047/pages')).ny2047Pages,
  'nyc-risk': async () => (await import('./nyc-risk/pages')).nycRiskPages,
  'new-era': async () => (await import('./new-era/pages')).newEraPages,
  domination: async () => (await import('./domination/pages')).dominationPages,
};

export function pagesOf(system: GameSystemId): Promise<GamePages> {
  return TABLES[system]();
}
