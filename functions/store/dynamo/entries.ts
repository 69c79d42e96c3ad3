import { entryKey, seasonKey } from '../keys';
import type { EntryStore } from '../questions/entries';
import { EntryRecord, SeasonRecord } from '../records';
import { logged } from './logs';
import { posted } from './outbox';
import { getItem, queryItems, type Table } from './reads';
import { insert, put, transact, update, type Write, write } from './writes';

/** Who plays in a season. */
export function entryStore(table: Table): EntryStore {
  return {
    async entries(season) {
      const range = { partition: `SEASON#${season}`, prefix: 'ENTRY#', consistent: true };
      const entries = await queryItems(table, range, EntryRecord);
      return [...entries].sort(
        (one, other) => one.at - other.at || (one.player.id < other.player.id ? -1 : 1),
      );
    },

    entry: (season, player) => getItem(table, entryKey(season, player), EntryRecord, { consistent: true }),

    async enter(entry, capacity) {
      const written = await transact(table, [
        takePlaces(entry.season, entry.state === 'in' ? 1 : 0, capacity, TAKES_ENTRIES),
        // A player who withdrew may come back.
        put(itemOf(entry), {
          when: 'attribute_not_exists(pk) OR #state = :withdrawn',
          values: { withdrawn: 'withdrawn' },
        }),
      ]);
      if (written.ok) return 'entered';
      if (written.failed[1]) return 'already-in';
      const season = await getItem(table, seasonKey(entry.season), SeasonRecord, { consistent: true });
      const full = capacity !== null && season !== undefined && season.players >= capacity;
      return entry.state === 'in' && full && season.status !== 'finished' ? 'full' : 'closed';
    },

    // Twice is harmless: the second one changes nothing, and counts no place.
    async enterBot(entry) {
      await transact(table, [takePlaces(entry.season, 1, null), insert(itemOf(entry))]);
    },

    async moveEntry(entry, to, capacity, { event, logged: logEntry } = {}) {
      const places = entry.state === to ? 0 : to === 'in' ? 1 : entry.state === 'in' ? -1 : 0;
      const written = await transact(table, [
        takePlaces(entry.season, places, capacity),
        update(entryKey(entry.season, entry.player.id), 'SET #state = :to, since = :since', {
          when: '#state = :from',
          values: { from: entry.state, to, since: entry.since },
        }),
        ...(event === undefined ? [] : [posted(event)]),
        ...(logEntry === undefined ? [] : [logged(logEntry)]),
      ]);
      return written.ok ? 'moved' : written.failed[1] ? 'changed-meanwhile' : 'full';
    },

    async saveEntryDetails({ season, player, prefers, avoids, zone, confirmed, accepted }) {
      const sets = 'prefers = :prefers, avoids = :avoids, #zone = :zone, confirmed = :confirmed';
      const accepting = accepted === undefined ? '' : ', accepted = :accepted';
      const details = update(entryKey(season, player.id), `SET ${sets}${accepting}`, {
        when: 'attribute_exists(pk) AND NOT #state IN (:withdrawn, :removed)',
        values: {
          ...{ prefers, avoids, zone, confirmed, accepted },
          ...{ withdrawn: 'withdrawn', removed: 'removed' },
        },
      });
      return (await write(table, details)) ? 'saved' : 'not-in';
    },

    async removeEntry({ season, player, state }, entry) {
      const written = await transact(table, [
        update(entryKey(season, player.id), 'SET #state = :removed', {
          when: '#state = :state',
          values: { removed: 'removed', state },
        }),
        update(seasonKey(season), 'ADD players :places', { values: { places: state === 'in' ? -1 : 0 } }),
        logged(entry),
      ]);
      return written.ok ? 'removed' : 'changed-meanwhile';
    },
  };
}

function itemOf(entry: EntryRecord) {
  return { ...entryKey(entry.season, entry.player.id), ...entry };
}

const THERE = 'attribute_exists(pk)';
const TAKES_ENTRIES = '(#status = :registration OR (#status = :running AND registration.#late = :true))';

/** Takes a place of a season, or gives one back, if the season is as it has to be and has one. */
function takePlaces(season: string, places: 1 | 0 | -1, capacity: number | null, state = THERE): Write {
  const limited = places === 1 && capacity !== null;
  return update(seasonKey(season), 'ADD players :places', {
    when: limited ? `${state} AND players < :capacity` : state,
    values: { places, capacity, registration: 'registration', running: 'running', true: true },
  });
}
