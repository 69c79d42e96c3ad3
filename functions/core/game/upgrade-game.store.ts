import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { StoredOrders } from '../platform/items';
import { gameKey, gateKey, ordersPrefix, READING_PREFIX, THREAD_PREFIX } from '../platform/keys';
import { queryItems, type Table } from '../platform/reads';
import { StoredItem } from '../platform/stored-item';
import { remove, update, write } from '../platform/writes';

/** The old keys of press counters, before these were moved behind the gate (ADR 022). */
const MOVED = [
  ['THREAD#', THREAD_PREFIX],
  ['READING#', READING_PREFIX],
] as const;

/**
 * Upgrades a game of an earlier release: moves the counters of its press behind the gate, counts its rulings and, last
 * of all, records in the gate which seats have submitted orders for its step. A run that is cut off is repeated.
 */
export async function upgradeGame(table: Table, game: string, step: number): Promise<void> {
  const { client, name } = table;
  const { pk: partition } = gateKey(game);
  const under = (prefix: string) => queryItems(table, { partition, prefix }, StoredItem);
  for (const [earlier, prefix] of MOVED)
    for (const item of await under(earlier)) {
      const { pk, sk } = item;
      const Item = { ...item, sk: `${prefix}${sk.slice(earlier.length)}` };
      await client.send(new PutCommand({ TableName: name, Item }));
      await write(table, remove({ pk, sk }));
    }
  const rulings = (await under('RULING#')).length;
  await write(table, update(gameKey(game), 'SET rulings = :rulings', { values: { rulings } }));
  await noteGiven(table, game, step);
}

async function noteGiven(table: Table, game: string, step: number): Promise<void> {
  const { pk: partition } = gateKey(game);
  const range = { partition, prefix: ordersPrefix(step) };
  const orders = await queryItems(table, range, StoredOrders);
  const ready = orders.filter((list) => list.ready).map(({ seat }) => [seat, true]);
  const noted = update(gateKey(game), 'SET given = :given, ready = :ready', {
    // Another process may upgrade it at the same moment.
    when: 'attribute_exists(pk) AND attribute_not_exists(given)',
    values: {
      given: Object.fromEntries(orders.map(({ seat, version }) => [seat, version])),
      ready: Object.fromEntries(ready),
    },
  });
  await write(table, noted);
}
