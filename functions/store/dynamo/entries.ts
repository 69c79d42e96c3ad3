import { entryKey, seasonKey } from '../keys';
import { EntryRecord, SeasonRecord } from '../records';
import type { EntryStore } from '../season-store';
import { logItem } from './game-rulings';
import { outboxItem } from './outbox';
import { getItem, queryItems, type Table, transact } from './table';
import { updated } from './updated';

/** Who plays in a season. */
export function entryStore(table: Table): EntryStore {
  const { name } = table;

  /** The season takes registrations, and has a place if one is taken. */
  const takePlaces = (season: string, places: 1 | 0 | -1, capacity: number | null, open: boolean) => ({
    Update: {
      TableName: name,
      Key: seasonKey(season),
      UpdateExpression: 'ADD players :places',
      ConditionExpression: [
        open
          ? '(#status = :registration OR (#status = :running AND registration.#late = :true))'
          : 'attribute_exists(pk)',
        ...(places === 1 && capacity !== null ? ['players < :capacity'] : []),
      ].join(' AND '),
      ...(open ? { ExpressionAttributeNames: { '#status': 'status', '#late': 'late' } } : {}),
      ExpressionAttributeValues: {
        ':places': places,
        ...(open ? { ':registration': 'registration', ':running': 'running', ':true': true } : {}),
        ...(places === 1 && capacity !== null ? { ':capacity': capacity } : {}),
      },
    },
  });

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
      const Item = { ...entryKey(entry.season, entry.player.id), ...entry };
      const written = await transact(table, [
        takePlaces(entry.season, entry.state === 'in' ? 1 : 0, capacity, true),
        {
          Put: {
            TableName: name,
            Item,
            // Whoever withdrew may come back.
            ConditionExpression: 'attribute_not_exists(pk) OR #state = :withdrawn',
            ExpressionAttributeNames: { '#state': 'state' },
            ExpressionAttributeValues: { ':withdrawn': 'withdrawn' },
          },
        },
      ]);
      if (written.ok) return 'entered';
      if (written.failed[1]) return 'already-in';
      const season = await getItem(table, seasonKey(entry.season), SeasonRecord, { consistent: true });
      const full = capacity !== null && season !== undefined && season.players >= capacity;
      return entry.state === 'in' && full && season.status !== 'finished' ? 'full' : 'closed';
    },

    async enterBot(entry) {
      const Item = { ...entryKey(entry.season, entry.player.id), ...entry };
      // Twice is harmless: the second one changes nothing, and counts no place.
      await transact(table, [
        takePlaces(entry.season, 1, null, false),
        { Put: { TableName: name, Item, ConditionExpression: 'attribute_not_exists(pk)' } },
      ]);
    },

    async moveEntry(entry, to, capacity, { event, logged } = {}) {
      const places = entry.state === to ? 0 : to === 'in' ? 1 : entry.state === 'in' ? -1 : 0;
      const written = await transact(table, [
        takePlaces(entry.season, places, capacity, false),
        {
          Update: {
            TableName: name,
            Key: entryKey(entry.season, entry.player.id),
            UpdateExpression: 'SET #state = :to, since = :since',
            ConditionExpression: '#state = :from',
            ExpressionAttributeNames: { '#state': 'state' },
            ExpressionAttributeValues: { ':from': entry.state, ':to': to, ':since': entry.since },
          },
        },
        ...(event === undefined ? [] : [{ Put: { TableName: name, Item: outboxItem(event) } }]),
        ...(logged === undefined ? [] : [{ Put: { TableName: name, Item: logItem(logged) } }]),
      ]);
      return written.ok ? 'moved' : written.failed[1] ? 'changed-meanwhile' : 'full';
    },

    async saveEntryDetails({ season, player, prefers, avoids, zone, confirmed, accepted }) {
      return updated(table, {
        Key: entryKey(season, player.id),
        UpdateExpression: `SET prefers = :prefers, avoids = :avoids, #zone = :zone, confirmed = :confirmed${accepted === undefined ? '' : ', accepted = :accepted'}`,
        ConditionExpression: 'attribute_exists(pk) AND NOT #state IN (:withdrawn, :removed)',
        ExpressionAttributeNames: { '#state': 'state', '#zone': 'zone' },
        ExpressionAttributeValues: {
          ':prefers': prefers,
          ':avoids': avoids,
          ':zone': zone,
          ':confirmed': confirmed,
          ...(accepted === undefined ? {} : { ':accepted': accepted }),
          ':withdrawn': 'withdrawn',
          ':removed': 'removed',
        },
      }).then((saved) => (saved ? 'saved' : 'not-in'));
    },
  };
}
