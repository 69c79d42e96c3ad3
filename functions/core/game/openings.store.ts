import { gameOpeningsKey, listing, openingKey, openingSeatKey, shardOf } from '../platform/keys';
import { getItem, queryItems, type Table } from '../platform/reads';
import { ABSENT, put, transact, update, type Write, write } from '../platform/writes';
import { GameOpenings, OpeningCount } from './openings.records';

/** A seat on boards of one size. */
export type SeatOfSystem = Pick<OpeningCount, 'system' | 'players' | 'seat'>;

/**
 * The openings of finished games. Each game's contribution is stored beside it, so that it is counted once and can be
 * subtracted again.
 */
export function openingStore(table: Table) {
  return {
    gameOpenings: (game: string) => getItem(table, gameOpeningsKey(game), GameOpenings),

    /**
     * Stores a game's contribution, and adds the difference to the counts, all in one transaction.
     * @param before as it was read; undefined if nothing is stored
     */
    async countOpenings(
      before: GameOpenings | undefined,
      after: GameOpenings,
      changes: readonly OpeningCount[],
    ): Promise<'counted' | 'changed-meanwhile'> {
      const version = before?.version ?? 0;
      const kept = put(
        { ...gameOpeningsKey(after.game), ...after, version: version + 1 },
        before === undefined ? { when: ABSENT } : { when: 'version = :version', values: { version } },
      );
      return (await transact(table, [kept, ...changes.map((sum) => added(sum, after.game))])).ok
        ? 'counted'
        : 'changed-meanwhile';
    },

    /** Updates the position of an opening in the list of its seat to how often it was played. */
    async rankOpening({
      system,
      players,
      seat,
      words,
    }: Pick<OpeningCount, 'system' | 'players' | 'seat' | 'words'>) {
      const key = openingKey(system, players, seat, words);
      for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
        const count = await getItem(table, key, OpeningCount);
        if (count === undefined || (await write(table, ranked(count)))) return;
      }
    },

    /** The counts of each seat in all games, for each board size. */
    async openingSeats(system: string): Promise<readonly OpeningCount[]> {
      const of = { partition: `OPENINGS#${system}`, prefix: 'SEAT#' };
      const shards = await queryItems(table, of, OpeningCount);
      return [...shards.reduce(addedUp, new Map<string, OpeningCount>()).values()];
    },

    /** The openings of a seat, the most frequent first. */
    openingsOf: (of: SeatOfSystem, limit: number) =>
      queryItems(table, { index: 'listing', partition: listOf(of), newestFirst: true, limit }, OpeningCount),
  };
}

/** A concurrent count of another game also updates the rank of the opening. */
const ATTEMPTS = 3;

/**
 * Adds to a count. Sums of whole numbers are the same in any order. Every game adds to its seats: games that end at the
 * same time are spread over the shards.
 */
function added({ system, players, seat, words, games, wins, places }: OpeningCount, game: string): Write {
  const sets = '#system = :system, players = :players, seat = :seat, #words = :words';
  return update(
    words === ''
      ? openingSeatKey(system, players, seat, shardOf(game))
      : openingKey(system, players, seat, words),
    `SET ${sets} ADD games :games, wins :wins, places :places`,
    { values: { system, players, seat, words, games, wins, places } },
  );
}

function addedUp(all: Map<string, OpeningCount>, one: OpeningCount): Map<string, OpeningCount> {
  const key = `${one.players} ${one.seat}`;
  const { games = 0, wins = 0, places = 0 } = all.get(key) ?? {};
  return all.set(key, {
    ...one,
    games: games + one.games,
    wins: wins + one.wins,
    places: places + one.places,
  });
}

/** Updates the position of an opening among those of its seat; an opening without any game is in no list. */
function ranked(count: OpeningCount): Write {
  const { system, players, seat, words, games } = count;
  const { listPk, listSk } = listing(listOf(count), `${String(games).padStart(8, '0')}#${words}`);
  const change = games === 0 ? 'REMOVE listPk, listSk' : 'SET listPk = :listPk, listSk = :listSk';
  return update(openingKey(system, players, seat, words), change, {
    when: 'games = :games',
    values: { listPk, listSk, games },
  });
}

function listOf({ system, players, seat }: SeatOfSystem): string {
  return `OPENINGS#${system}#${players}#${seat}`;
}
