import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { startTestDynamo } from '../../support/test-dynamo';
import { createTable } from './subject';

// Runs as a child process: writes transactions as fast as it can and prints each one's name once it is acknowledged,
// until it is killed.

export const CRASH_TABLE = 'crash';
export const ROWS_A_TRANSACTION = 3;

/** What a transaction writes beside its keys, so that many of them fill several logs. */
const TEXT = 'x'.repeat(Number(process.env.TEXT_BYTES ?? 0));

async function writeForEver(path: string, round: string): Promise<never> {
  const { client } = await startTestDynamo({ path, sync: process.env.SYNC === '1' });
  if (round === '0') await createTable(client, CRASH_TABLE);
  const write = async (name: string) => {
    const parts = Array.from({ length: ROWS_A_TRANSACTION }, (_, n) => ({
      Put: {
        TableName: CRASH_TABLE,
        Item: { pk: name, sk: `${n}`, listPk: `l${n}`, listSk: name, text: TEXT },
      },
    }));
    await client.send(new TransactWriteCommand({ TransactItems: parts }));
    process.stdout.write(`${name}\n`);
  };
  const writer = async (by: number): Promise<never> => {
    for (let n = 0; ; n += 1) await write(`${round}-${by}-${n}`);
  };
  return Promise.race(Array.from({ length: 8 }, (_, by) => writer(by)));
}

const [script = '', path, round] = process.argv.slice(1);
if (script.endsWith('crash-writer.ts') && path !== undefined && round !== undefined) {
  await writeForEver(path, round);
}
