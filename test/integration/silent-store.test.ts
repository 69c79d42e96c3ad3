import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { documentClient, dynamoStore } from '../../functions/core/platform/store';
import { isNightly } from '../support/nightly';

test('a store that does not answer is given up', { timeout: 60_000 }, async () => {
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
    // Outside nightly runs only one attempt is waited for.
    ...(!isNightly && { maxAttempts: 1 }),
  });
  await expect(dynamoStore({ name: 'turreton', client }).gate('game')).rejects.toThrow(/time/i);
  client.destroy();
  silent.close();
});
