import { DynamoDBDocument } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AUTH_TABLE, createTables } from '../../functions/host/create-tables';
import { keptLogins, type LoginTable } from '../../web/lib/login/kept-logins';
import { waitForMail } from '../../web/lib/login/mail-limits';
import { startTestDynamo, type TestDynamo } from '../support/test-dynamo';

const NOW = Date.UTC(2026, 10, 22, 12, 5, 0);
const QUARTER = 15 * 60_000;

let dynamo: TestDynamo;
let table: LoginTable;

beforeEach(async () => {
  dynamo = await startTestDynamo();
  await createTables(dynamo.client);
  const marshallOptions = { removeUndefinedValues: true, convertClassInstanceToMap: true };
  table = { name: AUTH_TABLE, client: DynamoDBDocument.from(dynamo.client, { marshallOptions }) };
});
afterEach(() => dynamo.close());

describe('login links of an address', () => {
  const expires = new Date(NOW + QUARTER);
  const link = (identifier: string, token: string) => ({ identifier, token, expires });

  test('end when one of them is used; those of other addresses do not', async () => {
    const kept = keptLogins(table, null);
    for (const token of ['first', 'second', 'third'])
      await kept.createVerificationToken?.(link('ana@example.org', token));
    await kept.createVerificationToken?.(link('ben@example.org', 'other'));
    const { useVerificationToken: follow } = kept;
    expect(await follow?.({ identifier: 'ana@example.org', token: 'second' })).toMatchObject({
      token: 'second',
    });
    for (const token of ['first', 'second', 'third'])
      expect(await follow?.({ identifier: 'ana@example.org', token })).toBeNull();
    expect(await follow?.({ identifier: 'ben@example.org', token: 'other' })).toMatchObject({
      token: 'other',
    });
  });

  test('stay when somebody tries one that does not exist', async () => {
    const kept = keptLogins(table, null);
    await kept.createVerificationToken?.(link('ana@example.org', 'first'));
    expect(await kept.useVerificationToken?.({ identifier: 'ana@example.org', token: 'guess' })).toBeNull();
    expect(
      await kept.useVerificationToken?.({ identifier: 'ana@example.org', token: 'first' }),
    ).toMatchObject({ token: 'first' });
  });
});

describe('login mails', () => {
  const ask = (address: string, network?: string, at = NOW) => waitForMail(table, address, network, at);

  test('five go to one address in a quarter of an hour, whoever asks; then it says how long to wait', async () => {
    for (let time = 1; time <= 5; time += 1)
      expect(await ask('ana@example.org', `192.0.2.${time}`)).toBeUndefined();
    expect(await ask('ana@example.org', '192.0.2.9')).toBe(600);
    expect(await ask('ben@example.org', '192.0.2.9')).toBeUndefined();
    expect(await ask('ana@example.org', '192.0.2.9', NOW + QUARTER)).toBeUndefined();
  });

  test('thirty are asked for by one network, whatever the addresses', async () => {
    for (let time = 1; time <= 30; time += 1)
      expect(await ask(`player-${time}@example.org`, '192.0.2.1')).toBeUndefined();
    expect(await ask('another@example.org', '192.0.2.1')).toBe(600);
    expect(await ask('another@example.org', '192.0.2.2')).toBeUndefined();
  });

  test('of a burst, all but five are refused', async () => {
    const asked = await Promise.all(Array.from({ length: 150 }, () => ask('ana@example.org')));
    expect(asked.filter((wait) => wait === undefined)).toHaveLength(5);
  });
});
