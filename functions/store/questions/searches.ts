import type { SeatSearch, SeatSearched } from '../records';

/** A seat by its season and game. */
export type SeatOfSeason = Pick<SeatSearch, 'season' | 'game' | 'seat'>;

/** Searches for players of seats. Each change has the version that was read as its condition. */
export interface SearchStore {
  /** All of a season, read strongly; in no order that matters. */
  searches(season: string): Promise<readonly SeatSearch[]>;
  search(of: SeatOfSeason): Promise<SeatSearch | undefined>;
  /** Those in which this player is asked. */
  offersTo(player: string): Promise<readonly SeatSearch[]>;
  /** Writes a search in its next version: 1 for a new one, where there is none. */
  saveSearch(search: SeatSearch, event: SeatSearched | null): Promise<'saved' | 'changed-meanwhile'>;
  endSearch(search: SeatSearch, event: SeatSearched | null): Promise<'ended' | 'changed-meanwhile'>;
  /** Where an offer has lapsed. */
  offersDueBefore(at: number): Promise<readonly SeatOfSeason[]>;
}
