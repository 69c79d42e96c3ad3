import { gameOpeningsKey, listing, openingKey } from '../keys';
import type { OpeningStore, SeatOfSystem } from '../questions/openings';
import { GameOpenings, OpeningCount } from '../records';
import { getItem, queryItems, type Table } from './reads';
import { ABSENT, put, transact, update, type Write, write } from './writes';

/** How finished games were opened. */
export function openingStore(table: Table): OpeningStore {
  return {
    gameOpenings: (game) => getItem(table, gameOpeningsKey(game), GameOpenings),

    async countOpenings(before, after, changes) {
      const version = before?.version ?? 0;
      const kept = put(
        { ...gameOpeningsKey(after.game), ...after, version: version + 1 },
        before === undefined ? { when: ABSENT } : { when: 'version = :version', values: { version } },
      );
      return (await transact(table, [kept, ...changes.map(added)])).ok ? 'counted' : 'changed-meanwhile';
    },

    async rankOpening({ system, players, seat, words }) {
      const key = openingKey(system, players, seat, words);
      for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
        const count = await getItem(table, key, OpeningCount);
        if (count === undefined || (await write(table, ranked(count)))) return;
      }
    },

    openingSeats: (system) =>
      queryItems(table, { partition: `OPENINGS#${system}`, prefix: 'SEAT#' }, OpeningCount),

    openingsOf: (of, limit) =>
      queryItems(table, { index: 'listing', partition: listOf(of), newestFirst: true, limit }, OpeningCount),
  };
}

/** Who counts another game meanwhile ranks the opening as well. */
const ATTEMPTS = 3;

/** Adds to a count. Sums of whole numbers come out the same in any order, so no game waits for another. */
function added({ system, players, seat, words, games, wins, places }: OpeningCount): Write {
  const sets = '#system = :system, players = :players, seat = :seat, #words = :words';
  return update(
    openingKey(system, players, seat, words),
    `SET ${sets} ADD games :games, wins :wins, places :places`,
    { values: { system, players, seat, words, games, wins, places } },
  );
}

/** Puts an opening where it belongs among those of its seat; one that no game is left for stands in no list. */
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
