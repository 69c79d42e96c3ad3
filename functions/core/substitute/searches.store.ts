import type * as z from 'zod';
import { SeatSearch } from '../absence/absence.records';
import { dueAtIndex, listing, searchKey } from '../platform/keys';
import { dueItems } from '../platform/lists';
import { posted } from '../platform/outbox.store';
import { getItem, listedNow, queryItems, type Table } from '../platform/reads';
import type { SeatSearched } from '../platform/request-events.records';
import { ItemKey } from '../platform/stored-item';
import { ABSENT, put, remove, transact, type Write } from '../platform/writes';

/** A seat by its season and game. */
export type SeatOfSeason = Pick<SeatSearch, 'season' | 'game' | 'seat'>;

/**
 * Searches for players of seats. Each change is conditional on the version that was read. While a player is asked, a
 * search is listed with them and due when the offer lapses.
 */
export function searchStore(table: Table) {
  const inSeason = (season: string) => ({
    partition: `SEASON#${season}`,
    prefix: 'SEARCH#',
  });
  return {
    /** All searches of a season, read strongly, in no particular order. */
    searches: (season: string) => queryItems(table, inSeason(season), SeatSearch),

    search: ({ season, game, seat }: SeatOfSeason) =>
      getItem(table, searchKey(season, game, seat), SeatSearch),

    /** Searches with an offer to this player. */
    offersTo: (player: string) =>
      listedNow(table, { index: 'listing', partition: `PLAYER#${player}#OFFERS` }, SeatSearch),

    /** Writes a search in its next version: 1 for a new one, if there is none. */
    async saveSearch(search: SeatSearch, event: SeatSearched | null): Promise<'saved' | 'changed-meanwhile'> {
      const result = await transact(table, [searchWrite(search), ...(event === null ? [] : [posted(event)])]);
      return result.ok ? 'saved' : 'changed-meanwhile';
    },

    async endSearch(search: SeatSearch, event: SeatSearched | null): Promise<'ended' | 'changed-meanwhile'> {
      const result = await transact(table, [endedSearch(search), ...(event === null ? [] : [posted(event)])]);
      return result.ok ? 'ended' : 'changed-meanwhile';
    },

    /** Searches whose offer has lapsed. */
    async offersDueBefore(at: number): Promise<readonly SeatOfSeason[]> {
      return (await dueItems(table, 'SEARCH', at, ItemKey)).map(seatIn);
    },
  };
}

/** The seat in a search's key. */
function seatIn({ pk, sk }: z.infer<typeof ItemKey>): SeatOfSeason {
  const [, season = ''] = pk.split('#');
  const [, game = '', seat = ''] = sk.split('#');
  return { season, game, seat };
}

function searchWrite(search: SeatSearch): Write {
  const { season, game, seat, offer, version } = search;
  const indexes =
    offer === null
      ? {}
      : {
          ...listing(`PLAYER#${offer.player.id}#OFFERS`, `${offer.until}#${game}`),
          ...dueAtIndex('SEARCH', `${game}#${seat}`, offer.until),
        };
  return put(
    { ...searchKey(season, game, seat), ...indexes, ...search },
    version === 1 ? { when: ABSENT } : { when: 'version = :before', values: { before: version - 1 } },
  );
}

/** Removes a search that is unchanged since it was read. */
export function endedSearch({ season, game, seat, version }: SeatSearch): Write {
  return remove(searchKey(season, game, seat), { when: 'version = :version', values: { version } });
}
