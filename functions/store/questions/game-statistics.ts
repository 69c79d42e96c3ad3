import type { GameStatisticsRecord } from '../records';

/** What seats of finished games did of what counts for awards: counted once, when the game ends. */
export interface GameStatisticsStore {
  /** Keeps what was counted; a later count of the same game takes its place. */
  saveGameStatistics(deeds: GameStatisticsRecord): Promise<void>;
  /** Undefined for games of earlier releases, and while they are played. */
  gameStatistics(game: string): Promise<GameStatisticsRecord | undefined>;
}
