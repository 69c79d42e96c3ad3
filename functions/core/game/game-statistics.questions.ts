import type { GameStatisticsRecord } from '../platform/records';

/** The statistics of finished games' seats for awards, counted once, when the game ends. */
export interface GameStatisticsStore {
  /** Stores the statistics of a game, replacing an earlier count. */
  saveGameStatistics(deeds: GameStatisticsRecord): Promise<void>;
  /** Undefined for games of earlier releases, and while a game is running. */
  gameStatistics(game: string): Promise<GameStatisticsRecord | undefined>;
}
