import { expect, test } from 'vitest';
import type { DeliveryName } from '../notification/notifications.records';
import { concurrencyByKey, keyForConcurrency } from './concurrency-by-key';

const name = (channel: DeliveryName['channel'], id: string): DeliveryName => ({
  to: { kind: channel === 'discord' ? 'league' : 'player', id },
  subject: 'event',
  channel,
});

test('a receiver that never answers holds up no other one', async () => {
  const concurrency = concurrencyByKey();
  const asked: number[] = [];
  for (let at = 0; at < 100; at += 1)
    void concurrency.run(keyForConcurrency(name('discord', 'slow')), () => {
      asked.push(at);
      return new Promise<never>(() => undefined);
    });
  const others = ['quick', 'other'].map((id) =>
    concurrency.run(keyForConcurrency(name('discord', id)), async () => id),
  );
  expect(await Promise.all(others)).toEqual(['quick', 'other']);
  expect(await concurrency.run(keyForConcurrency(name('mail', 'ann')), async () => 'mailed')).toBe('mailed');
  expect(asked).toEqual([0, 1]);
});

test('a receiver that fails lets the next one in, in order', async () => {
  const lanes = concurrencyByKey();
  const done: number[] = [];
  const all = Array.from({ length: 9 }, (_, at) =>
    lanes.run('one', async () => {
      done.push(at);
      if (at % 2 === 0) throw new Error(`${at} fails`);
    }),
  );
  const ends = await Promise.allSettled(all);
  expect(done).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(ends.filter(({ status }) => status === 'rejected')).toHaveLength(5);
});

test('all together are no more than the machine can take', async () => {
  const lanes = concurrencyByKey(3);
  let now = 0;
  let most = 0;
  await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      lanes.run(`lane ${at}`, async () => {
        now += 1;
        most = Math.max(most, now);
        await new Promise((rest) => setTimeout(rest, 1));
        now -= 1;
      }),
    ),
  );
  expect(most).toBe(3);
});
