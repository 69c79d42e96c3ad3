import type { SeatSearch, SeatSearched } from '../platform/records';

/** A seat by its season and game. */
export type SeatOfSeason = Pick<SeatSearch, 'season' | 'game' | 'seat'>;

/** Searches for players of seats. Each change is conditional on the version that was read. */
export interface SearchStore {
  /** All searches of a season, read strongly, in no particular order. */
  searches(season: string): Promise<readonly SeatSearch[]>;
  search(of: SeatOfSeason): Promise<SeatSearch | undefined>;
  /** Searches with an offer to this player. */
  offersTo(player: string): Promise<readonly SeatSearch[]>;
  /** Writes a search in its next version: 1 for a new one, if there is none. */
  saveSearch(search: SeatSearch, event: SeatSearched | null): Promise<'saved' | 'changed-meanwhile'>;
  endSearch(search: SeatSearch, event: SeatSearched | null): Promise<'ended' | 'changed-meanwhile'>;
  /** Searches whose offer has lapsed. */
  offersDueBefore(at: number): Promise<readonly SeatOfSeason[]>;
}
