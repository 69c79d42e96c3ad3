import type { GameOpenings, OpeningCount } from '../records';

/** A seat on boards of a size. */
export type SeatOfSystem = Pick<OpeningCount, 'system' | 'players' | 'seat'>;

/** How finished games were opened: what each game adds stands beside it, so that it is counted once and can be taken back. */
export interface OpeningStore {
  gameOpenings(game: string): Promise<GameOpenings | undefined>;
  /**
   * Keeps what a game adds, and adds the difference to the counts, all in one transaction. @param before as it was read;
   * undefined where nothing is kept
   */
  countOpenings(
    before: GameOpenings | undefined,
    after: GameOpenings,
    changes: readonly OpeningCount[],
  ): Promise<'counted' | 'changed-meanwhile'>;
  /** Brings the place of an opening in the list of its seat in line with how often it was played. */
  rankOpening(of: Pick<OpeningCount, 'system' | 'players' | 'seat' | 'words'>): Promise<void>;
  /** What was counted of each seat in all games, on boards of each size. */
  openingSeats(system: string): Promise<readonly OpeningCount[]>;
  /** The openings of a seat, the most frequent first. */
  openingsOf(of: SeatOfSystem, limit: number): Promise<readonly OpeningCount[]>;
}
