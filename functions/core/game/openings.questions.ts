import type { GameOpenings, OpeningCount } from '../platform/records';

/** A seat on boards of one size. */
export type SeatOfSystem = Pick<OpeningCount, 'system' | 'players' | 'seat'>;

/**
 * The openings of finished games. Each game's contribution is stored beside it, so that it is counted once and can be
 * subtracted again.
 */
export interface OpeningStore {
  gameOpenings(game: string): Promise<GameOpenings | undefined>;
  /**
   * Stores a game's contribution, and adds the difference to the counts, all in one transaction.
   * @param before as it was read; undefined if nothing is stored
   */
  countOpenings(
    before: GameOpenings | undefined,
    after: GameOpenings,
    changes: readonly OpeningCount[],
  ): Promise<'counted' | 'changed-meanwhile'>;
  /** Updates the position of an opening in the list of its seat to how often it was played. */
  rankOpening(of: Pick<OpeningCount, 'system' | 'players' | 'seat' | 'words'>): Promise<void>;
  /** The counts of each seat in all games, for each board size. */
  openingSeats(system: string): Promise<readonly OpeningCount[]>;
  /** The openings of a seat, the most frequent first. */
  openingsOf(of: SeatOfSystem, limit: number): Promise<readonly OpeningCount[]>;
}
