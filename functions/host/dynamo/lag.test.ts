import { GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestDynamo, type TestDynamo } from '../../../test/support/test-dynamo';
import { createTables, TABLE } from '../create-tables';

const READS = 5;
const KEY = { pk: 'GAME#1', sk: 'GAME' };
let dynamo: TestDynamo;

beforeEach(async () => {
  dynamo = await startTestDynamo({ lag: { seed: 'lag', reads: READS } });
  await createTables(dynamo.client);
});

afterEach(() => dynamo.close());

const put = (turn: number) =>
  dynamo.client.send(
    new PutCommand({ TableName: TABLE, Item: { ...KEY, turn, listPk: 'ALL', listSk: 'GAME' } }),
  );

async function turnSeen(isStrong: boolean): Promise<number> {
  const { Item } = await dynamo.client.send(
    new GetCommand({ TableName: TABLE, Key: KEY, ConsistentRead: isStrong }),
  );
  return Item?.turn ?? 0;
}

describe('a store whose weak reads lag', () => {
  test('shows a strong read all that was written', async () => {
    await put(1);
    expect(await turnSeen(true)).toBe(1);
  });

  test('shows a weak read the past, the older state before the newer, and all after so many reads', async () => {
    for (let turn = 1; turn <= 20; turn += 1) await put(turn);
    const seen: number[] = [];
    for (let read = 0; read < 20 + READS; read += 1) seen.push(await turnSeen(false));
    expect(seen[0]).toBeLessThan(20);
    expect(seen).toEqual(seen.toSorted((one, other) => one - other));
    expect(seen.at(-1)).toBe(20);
  });

  test('shows all once it has caught up', async () => {
    await put(1);
    await dynamo.dynamo.catchUp();
    expect(await turnSeen(false)).toBe(1);
  });

  test('lags in an index too, whatever the read', async () => {
    await put(1);
    const listed = async () => {
      const range = { IndexName: 'listing', KeyConditionExpression: 'listPk = :all' };
      const query = { TableName: TABLE, ...range, ExpressionAttributeValues: { ':all': 'ALL' } };
      return (await dynamo.client.send(new QueryCommand(query))).Count;
    };
    const counts: (number | undefined)[] = [];
    for (let read = 0; read < READS; read += 1) counts.push(await listed());
    expect(counts).toEqual(counts.toSorted());
    expect(counts.at(-1)).toBe(1);
  });
});
