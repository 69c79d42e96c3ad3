import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe } from 'vitest';
import { localClient, startTestDynamo } from '../../support/test-dynamo';
import { batches, leftOut } from './batches';
import { capacity } from './capacity';
import { conditions } from './conditions';
import { limits } from './limits';
import { queries } from './queries';
import { type Cases, createTable, dropTable, type Subject } from './subject';
import { timeToLive } from './time-to-live';
import { transactions } from './transactions';

// One suite for every DynamoDB: always the embedded one, and the endpoint in DDB_CONFORMANCE_ENDPOINT (DynamoDB Local,
// or the service itself) when it is set.

const CASES: readonly (readonly [string, Cases])[] = [
  ['conditions', conditions],
  ['transactions', transactions],
  ['queries', queries],
  ['batches', batches],
  ['limits', limits],
  ['consumed capacity', capacity],
  ['time to live', timeToLive],
];

function suite(
  cases: readonly (readonly [string, Cases])[],
  open: () => Promise<Subject & { close(): Promise<void> }>,
) {
  let subject: (Subject & { close(): Promise<void> }) | undefined;
  const under = (): Subject => {
    if (subject === undefined) throw new Error('the suite has not been set up');
    return subject;
  };
  beforeAll(async () => {
    subject = await open();
    await createTable(subject.client, subject.table);
  });
  afterAll(async () => {
    await dropTable(under());
    await subject?.close();
  });
  for (const [name, register] of cases) describe(name, () => register(under));
}

const EMBEDDED: typeof CASES = [...CASES, ['left out', leftOut]];

describe('embedded DynamoDB, in memory', () => {
  suite(EMBEDDED, async () => {
    const { client, close } = await startTestDynamo();
    return { client, table: 'conformance', close };
  });
});

// Races appear on disk, where reads and writes take time.
describe('embedded DynamoDB, on disk', () => {
  suite(EMBEDDED, async () => {
    const path = await mkdtemp(join(tmpdir(), 'embedded-dynamo-'));
    const { client, close } = await startTestDynamo({ path });
    return { client, table: 'conformance', close: () => close().then(() => rm(path, { recursive: true })) };
  });
});

/** With credentials in the environment the endpoint is assumed to be the service's own, in AWS_REGION. */
function clientOf(endpoint: string): DynamoDBDocumentClient {
  if (process.env.AWS_ACCESS_KEY_ID === undefined) return localClient(endpoint);
  return DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint }));
}

const endpoint = process.env.DDB_CONFORMANCE_ENDPOINT;

describe.skipIf(endpoint === undefined)(
  endpoint === undefined
    ? 'another DynamoDB (set DDB_CONFORMANCE_ENDPOINT to run)'
    : `DynamoDB at ${endpoint}`,
  () => {
    suite(CASES, async () => {
      const client = clientOf(endpoint ?? '');
      const table = `conformance-${Date.now()}`;
      return { client, table, close: async () => client.destroy() };
    });
  },
);
