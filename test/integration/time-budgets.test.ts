import { readdirSync, readFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { longestCallMs, USUAL_CALL } from '../../functions/aws-clients';
import { documentClient, dynamoStore } from '../../functions/core/platform/store';
import { MAIL_CALL } from '../../functions/notify/ses';
import { LIMIT_MS } from '../../functions/notify/time-limit';
import { PAGE_TIMEOUT_MS } from '../../functions/page-timeout';
import { FUNCTION_SECONDS } from '../../infra/lib/function-seconds';
import { type LoginTable, loginTable } from '../../web/lib/login/login-adapter';
import { waitForMail } from '../../web/lib/login/mail-limits';

afterEach(() => {
  vi.restoreAllMocks();
});

/** What is left to store what was done, and to say what failed. */
const ENOUGH_MS = 4000;

describe('whatever a function waits for gives up before the function is ended', () => {
  test.each(Object.entries(FUNCTION_SECONDS))('%s, which ends after %i seconds', (name, seconds) => {
    const waits = name === 'notify' ? [USUAL_CALL, MAIL_CALL] : [USUAL_CALL];
    for (const limits of waits) expect(longestCallMs(limits) + ENOUGH_MS).toBeLessThan(seconds * 1000);
  });

  test('a notice waits for its receiver and then says in the table that it failed', () => {
    expect(LIMIT_MS + longestCallMs() + ENOUGH_MS).toBeLessThan(FUNCTION_SECONDS.notify * 1000);
  });

  test('a page waits longer for the API than the API for its table, and twice within its own time', () => {
    expect(PAGE_TIMEOUT_MS).toBeGreaterThan(longestCallMs());
    expect(2 * PAGE_TIMEOUT_MS + ENOUGH_MS).toBeLessThan(FUNCTION_SECONDS.pages * 1000);
  });
});

test('a store that does not answer is given up in time, and a log line says what it was asked', {
  timeout: 60_000,
}, async () => {
  const lines: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  const silent = createServer(() => undefined);
  const port = await new Promise<number>((resolve) => {
    silent.listen(0, '127.0.0.1', () => {
      const address = silent.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  const client = documentClient({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'local',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  await expect(dynamoStore({ name: 'turreton', client }).gate('game')).rejects.toThrow(/time/i);
  client.destroy();
  silent.close();
  const said = lines.map((line) => JSON.parse(line)).find(({ level }) => level === 'error');
  expect(said).toMatchObject({
    ...{ message: 'a service did not answer', service: 'DynamoDBClient' },
    call: expect.stringMatching(/Command$/),
  });
  expect(said.seconds).toBeGreaterThanOrEqual((USUAL_CALL.maxAttempts * USUAL_CALL.requestTimeout) / 1000);
});

test('on one machine a busy store is waited for: the login asks it once', { timeout: 60_000 }, async () => {
  let requests = 0;
  // Its answer comes later than any that a function would wait for.
  const busy = createHttpServer((_, response) => {
    requests += 1;
    setTimeout(() => {
      response.writeHead(200, { 'content-type': 'application/x-amz-json-1.0' }).end('{}');
    }, USUAL_CALL.requestTimeout + 1500);
  });
  await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve));
  const address = busy.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const table = loginTable({
    ...process.env,
    AUTH_TABLE: 'logins',
    DYNAMO_ENDPOINT: `http://127.0.0.1:${port}`,
  });
  await expect(waitForMail(table as LoginTable, 'ines@example.org', undefined, 0)).resolves.toBeUndefined();
  expect(requests).toBe(1);
  busy.close();
});

test('clients of AWS are made in one place', () => {
  const root = join(import.meta.dirname, '../..');
  const sources = ['functions', 'web/lib', 'web/app'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.test.ts'))
      .map((name) => join(folder, name)),
  );
  const making = sources.filter((name) =>
    /new (?:\w+\.)?(?:\w+Client|DynamoDB|S3|SESv2)\(/.test(readFileSync(join(root, name), 'utf8')),
  );
  // The embedded store's client reaches no network.
  expect(making).toEqual([join('functions', 'host', 'dynamo', 'direct-client.ts')]);
});
