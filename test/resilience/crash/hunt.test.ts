import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { TABLE } from '../../../functions/host/create-tables';
import { directClient } from '../../../functions/host/dynamo/direct-client';
import { type Item, startHunt } from './hunt';
import { done, season } from './scene';

const byKey = (items: readonly Item[]) =>
  [...items].sort((one, other) => (`${one.pk} ${one.sk}` < `${other.pk} ${other.sk}` ? -1 : 1));

test('what a hunt reads is what the table holds, and what it keeps comes back', async () => {
  const hunt = await startHunt();
  const scanned = async () => {
    const { Items } = await directClient(hunt.world.dynamo.dynamo).send(
      new ScanCommand({ TableName: TABLE }),
    );
    return byKey((Items ?? []) as Item[]);
  };
  const { olga, path } = await season(hunt, 4);
  const before = await scanned();
  expect(before.length).toBeGreaterThan(10);
  expect(byKey(hunt.items())).toEqual(before);
  const back = hunt.keep();
  done(await olga.post(`${path}/start`));
  await hunt.pass();
  const after = await scanned();
  expect(after).not.toEqual(before);
  expect(byKey(hunt.items())).toEqual(after);
  await back();
  expect(await scanned()).toEqual(before);
  expect(byKey(hunt.items())).toEqual(before);
  await hunt.world.close();
});
