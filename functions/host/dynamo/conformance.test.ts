import { afterAll, beforeAll, describe } from 'vitest';
import { batches, leftOut } from './conformance/batches';
import { capacity } from './conformance/capacity';
import { conditions } from './conformance/conditions';
import { limits } from './conformance/limits';
import { queries } from './conformance/queries';
import { type Cases, createTable, dropTable, type Subject } from './conformance/subject';
import { timeToLive } from './conformance/time-to-live';
import { transactions } from './conformance/transactions';
import { localClient, startTestDynamo } from './testing';

// One suite for every DynamoDB there is: the embedded one always, and whatever answers at
// DDB_CONFORMANCE_ENDPOINT (DynamoDB Local, or the service itself) when that is set.

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

describe('embedded DynamoDB', () => {
  suite([...CASES, ['left out', leftOut]], async () => {
    const { client, close } = await startTestDynamo();
    return { client, table: 'conformance', close };
  });
});

const endpoint = process.env.DDB_CONFORMANCE_ENDPOINT;

describe.skipIf(endpoint === undefined)(
  endpoint === undefined
    ? 'another DynamoDB (set DDB_CONFORMANCE_ENDPOINT to run)'
    : `DynamoDB at ${endpoint}`,
  () => {
    suite(CASES, async () => {
      const client = localClient(endpoint ?? '');
      const table = `conformance-${Date.now()}`;
      return { client, table, close: async () => client.destroy() };
    });
  },
);
