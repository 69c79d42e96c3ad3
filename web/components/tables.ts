import type { GameSystemId } from '../../engine/game';
import type { GamePages } from './game-pages';

/** The tables of the games, each fetched only for boards of its own. */
const TABLES: Readonly<Record<GameSystemId, () => Promise<GamePages>>> = {
  ny2047: async () => (await import('../games/ny2047/pages')).ny2047Pages,
  'nyc-risk': async () => (await import('../games/nyc-risk/pages')).nycRiskPages,
  'new-era': async () => (await import('../games/new-era/pages')).newEraPages,
  domination: async () => (await import('../games/domination/pages')).dominationPages,
};

export function pagesOf(system: GameSystemId): Promise<GamePages> {
  return TABLES[system]();
}
