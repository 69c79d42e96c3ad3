import { expect, test } from 'vitest';
import { actOnEach } from './batch';
import { newItemIn } from './records';

const record = (SequenceNumber: string, NewImage: Record<string, unknown>) => ({
  eventName: 'INSERT',
  dynamodb: { SequenceNumber, NewImage },
});

test('a record whose image nobody can read is reported alone, and those beside it are acted on', async () => {
  const seen: unknown[] = [];
  const batch = {
    Records: [
      record('1', { pk: { S: 'first' } }),
      record('2', { pk: { UNKNOWN: 'type' } }),
      record('3', { pk: { S: 'third' } }),
    ],
  };
  const reply = await actOnEach(batch, async (one) => {
    seen.push(newItemIn(one)?.pk);
  });
  expect(seen).toEqual(['first', 'third']);
  expect(reply).toEqual({ batchItemFailures: [{ itemIdentifier: '2' }] });
});

test('records for which a run has no time left are delivered again, and those that were done are not', async () => {
  let now = 0;
  const done: unknown[] = [];
  const act = async (one: Parameters<typeof newItemIn>[0]) => {
    now += 10_000;
    done.push(newItemIn(one)?.pk);
  };
  const names = ['first', 'second', 'third', 'fourth', 'fifth'];
  const records = names.map((pk, at) => record(String(at + 1), { pk: { S: pk } }));
  const first = await actOnEach({ Records: records }, act, { clock: () => now });
  expect(done).toEqual(['first', 'second', 'third']);
  expect(first.batchItemFailures).toEqual([{ itemIdentifier: '4' }, { itemIdentifier: '5' }]);
  const rest = await actOnEach({ Records: records.slice(3) }, act, { clock: () => now });
  expect([done, rest.batchItemFailures]).toEqual([names, []]);
});
