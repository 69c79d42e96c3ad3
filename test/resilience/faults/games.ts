import type { GameSystemId } from '../../../engine/games';
import type { Chance } from './chance';

/** The settings of a game in a run: as short as its options allow, so that thousands can be played. */
export interface ShortGame {
  readonly system: GameSystemId;
  /** The number of seeds, of a hundred, that play it. */
  readonly share: number;
  readonly boardSize: number;
  /** Whether a run has fewer rounds and parallel boards, because the games are long. */
  readonly isLong: boolean;
  /** The most minutes for a turn. */
  readonly minutes: number;
  /** The number of rulings in a thousand steps; games of many steps have fewer in each. */
  readonly ruled: number;
  options(chance: Chance): Record<string, unknown>;
}

export const SHORT_GAMES: readonly ShortGame[] = [
  {
    ...{ system: 'ny2047', share: 46, boardSize: 3, isLong: false, minutes: 7, ruled: 330 },
    options: (chance) => ({ lastYear: chance.permille(450) ? 2048 : 2047 }),
  },
  {
    ...{ system: 'classic', share: 18, boardSize: 7, isLong: true, minutes: 7, ruled: 330 },
    options: (chance) => ({ lastYear: chance.permille(300) ? 1902 : 1901 }),
  },
  {
    ...{ system: 'new-era', share: 13, boardSize: 2, isLong: false, minutes: 2, ruled: 90 },
    options: (chance) => ({ maxTurns: chance.permille(100) ? 2 : 1, actionLimit: chance.among(3, 5) }),
  },
  {
    ...{ system: 'domination', share: 14, boardSize: 2, isLong: false, minutes: 2, ruled: 70 },
    options: (chance) => ({ turns: 3, copies: chance.among(3, 5) }),
  },
  {
    ...{ system: 'nyc-risk', share: 9, boardSize: 3, isLong: true, minutes: 1, ruled: 40 },
    options: (chance) => ({ setup: chance.permille(150) ? 'draft' : 'deal' }),
  },
];

/** The game of a seed. */
export function shortGame(chance: Chance): ShortGame {
  let left = chance.among(1, 100);
  for (const game of SHORT_GAMES) {
    left -= game.share;
    if (left <= 0) return game;
  }
  throw new Error('the shares of the games do not come to a hundred');
}
