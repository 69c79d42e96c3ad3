import {
  DeleteCommand,
  paginateQuery,
  QueryCommand,
  type QueryCommandInput,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { type Cases, eventually, failure, fresh, put, type Subject } from './subject';

type Ask = Partial<QueryCommandInput>;

const ask = async ({ client, table }: Subject, input: Ask) =>
  client.send(new QueryCommand({ TableName: table, ...input }));

const listing = (listPk: string): Ask => ({
  IndexName: 'listing',
  KeyConditionExpression: 'listPk = :pk',
  ExpressionAttributeValues: { ':pk': listPk },
});

async function pages({ client, table }: Subject, input: Ask, pageSize: number): Promise<unknown[][]> {
  const found: unknown[][] = [];
  const query = { TableName: table, ...input };
  for await (const page of paginateQuery({ client, pageSize }, query)) found.push(page.Items ?? []);
  return found;
}

const keys: Cases = (subject) => {
  test('begins_with finds a prefix, in order of the UTF-8 bytes', async () => {
    const pk = fresh('prefix');
    const sorts = ['STEP#0001', 'STEP#0001#ORDERS#a', 'STEP#0001#ORDERS#é', 'STEP#0002', 'STEP', 'STFP'];
    for (const sk of [...sorts].reverse()) await put(subject(), { pk, sk });
    const { Items = [] } = await ask(subject(), {
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': pk, ':prefix': 'STEP#0001' },
      ConsistentRead: true,
    });
    expect(Items.map((item) => item.sk)).toEqual(['STEP#0001', 'STEP#0001#ORDERS#a', 'STEP#0001#ORDERS#é']);
  });

  test('ranges include or leave out their ends, forwards and backwards', async () => {
    const pk = fresh('range');
    for (const sk of ['a', 'b', 'bb', 'c']) await put(subject(), { pk, sk });
    const found = async (condition: string, values: Record<string, string>, forward = true) => {
      const { Items = [] } = await ask(subject(), {
        KeyConditionExpression: `pk = :pk AND ${condition}`,
        ExpressionAttributeValues: { ':pk': pk, ...values },
        ScanIndexForward: forward,
      });
      return Items.map((item) => item.sk).join(' ');
    };
    expect(await found('sk BETWEEN :a AND :b', { ':a': 'a', ':b': 'b' })).toBe('a b');
    expect(await found('sk > :b', { ':b': 'b' })).toBe('bb c');
    expect(await found('sk >= :b', { ':b': 'b' }, false)).toBe('c bb b');
    expect(await found('sk < :b', { ':b': 'bb' }, false)).toBe('b a');
    expect(await found('sk <= :b', { ':b': 'bb' })).toBe('a b bb');
  });
};

const indexes: Cases = (subject) => {
  test('an index pages through its items in order, each once', async () => {
    const listPk = fresh('pages');
    const expected = Array.from({ length: 23 }, (_, n) => `G#${String(n).padStart(3, '0')}`);
    for (const listSk of [...expected].reverse()) {
      await put(subject(), { pk: `${listPk}/${listSk}`, sk: 'a', listPk, listSk });
    }
    await eventually(
      () => ask(subject(), listing(listPk)),
      ({ Count }) => Count === 23,
    );
    for (const forward of [true, false]) {
      const found = await pages(subject(), { ...listing(listPk), ScanIndexForward: forward }, 5);
      const order = found.flat().map((item) => (item as { listSk: string }).listSk);
      expect(order).toEqual(forward ? expected : [...expected].reverse());
      expect(Math.max(...found.map((page) => page.length))).toBe(5);
    }
  });

  test('items that share an index key are all there, one a page', async () => {
    const listPk = fresh('shared');
    // These two names expose stores that key index rows by a short hash of the item's key.
    const names = ['clash#552', 'clash#4807', 'clash#other'];
    for (const pk of names) await put(subject(), { pk, sk: 'item', listPk, listSk: 'same' });
    await eventually(
      () => ask(subject(), listing(listPk)),
      ({ Count }) => Count === 3,
    );
    for (const forward of [true, false]) {
      const found = await pages(subject(), { ...listing(listPk), ScanIndexForward: forward }, 1);
      expect(
        found
          .flat()
          .map((item) => (item as { pk: string }).pk)
          .sort(),
      ).toEqual([...names].sort());
    }
  });

  test('an index holds only items with its keys, and follows them', async () => {
    const { client, table } = subject();
    const [pk, duePk] = [fresh('sparse'), fresh('due')];
    const due = (value: string): Ask => ({
      IndexName: 'due',
      KeyConditionExpression: 'duePk = :pk',
      ExpressionAttributeValues: { ':pk': value },
    });
    const read = async () => (await ask(subject(), due(duePk))).Items ?? [];
    await put(subject(), { pk, sk: 'none', step: 1 });
    await put(subject(), { pk, sk: 'due', duePk, dueSk: '2031', step: 7, state: 'open', private: 'x' });
    const projected = await eventually(read, (items) => items.length === 1);
    expect(projected).toEqual([{ pk, sk: 'due', duePk, dueSk: '2031', step: 7, state: 'open' }]);
    const Key = { pk, sk: 'due' };
    await client.send(
      new UpdateCommand({
        TableName: table,
        Key,
        UpdateExpression: 'SET dueSk = :later',
        ExpressionAttributeValues: { ':later': '2032' },
      }),
    );
    const moved = await eventually(read, (items) => items[0]?.dueSk === '2032');
    expect(moved.map((item) => item.dueSk)).toEqual(['2032']);
    await client.send(new UpdateCommand({ TableName: table, Key, UpdateExpression: 'REMOVE duePk' }));
    expect(await eventually(read, (items) => items.length === 0)).toEqual([]);
    await client.send(new DeleteCommand({ TableName: table, Key }));
  });

  test('an index is never read strongly consistently', async () => {
    const error = await failure(ask(subject(), { ...listing('any'), ConsistentRead: true }));
    expect(error.name).toBe('ValidationException');
    expect(error.message).toContain('Consistent reads are not supported on global secondary indexes');
  });

  test('a filter leaves items out after they were counted', async () => {
    const pk = fresh('filter');
    for (let n = 0; n < 5; n += 1) await put(subject(), { pk, sk: `${n}`, n });
    const result = await ask(subject(), {
      KeyConditionExpression: 'pk = :pk',
      FilterExpression: 'n >= :three',
      ExpressionAttributeValues: { ':pk': pk, ':three': 3 },
    });
    expect([result.Count, result.ScannedCount]).toEqual([2, 5]);
  });
};

export const queries: Cases = (subject) => {
  keys(subject);
  indexes(subject);
};
