import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { dynamoStore } from '../../functions/core/platform/store';
import type { RatingRecord } from '../../functions/core/result/results.records';
import { createTables, TABLE } from '../../functions/host/create-tables';
import { quantile } from '../support/quantiles';
import { startTestDynamo } from '../support/test-dynamo';
import type { Figure } from './measuring';

const PLAYERS = 50_000;
const PAGE = 50;
const READS = 200;
const BATCH = 25;

/** One page of a leaderboard of fifty thousand players: the first, and one in the middle. */
export async function benchLeaderboard(): Promise<readonly Figure[]> {
  const { client, close } = await startTestDynamo();
  await createTables(client);
  const store = dynamoStore({ name: TABLE, client });
  for (let first = 0; first < PLAYERS; first += BATCH)
    await client.send(
      new BatchWriteCommand({
        RequestItems: {
          [TABLE]: Array.from({ length: BATCH }, (_, at) => ({ PutRequest: { Item: item(first + at) } })),
        },
      }),
    );
  const middle = sortKey(PLAYERS / 2);
  const figures = [
    { what: `first page of ${PAGE} of ${PLAYERS} rated players, p50 and p99`, value: await timed(null) },
    { what: 'a page in the middle, p50 and p99', value: await timed(middle) },
  ];
  await close();
  return figures;

  async function timed(after: string | null): Promise<string> {
    const times: number[] = [];
    for (let read = 0; read < READS; read += 1) {
      const began = performance.now();
      const { rows } = await store.ratings('overall', PAGE, after);
      times.push(performance.now() - began);
      if (rows.length !== PAGE) throw new Error(`a page has ${rows.length} rows`);
    }
    times.sort((one, other) => one - other);
    return `${quantile(times, 0.5).toFixed(1)}, ${quantile(times, 0.99).toFixed(1)} ms`;
  }
}

/** The sort key of a player of that strength, the same text as in the store's own listing. */
function sortKey(strength: number): string {
  return `${String(10_000_000 + strength).padStart(9, '0')}#p${strength}`;
}

function item(number: number): Record<string, unknown> {
  const rating: RatingRecord = {
    player: { id: `p${number}`, name: `Player ${number}`, kind: 'human' },
    board: 'overall',
    mu: 25 + number / 1000,
    sigma: 3,
    games: 10,
    wins: 2,
    history: [1500, 1520, 1490, 1530],
    lastPlayed: 0,
  };
  return {
    pk: `PLAYER#p${number}`,
    sk: 'RATING#overall',
    listPk: 'RATINGS#overall',
    listSk: sortKey(number),
    ...rating,
  };
}
