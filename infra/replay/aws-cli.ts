import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';
import { functionName, queueName } from '../lib/names';
import type { QueueName } from '../lib/queues';
import { Letter } from './letters';
import type { Stage } from './replay';

const run = promisify(execFile);

/** Longer than the slowest function may run for each of the ten letters of one batch. */
const HIDDEN_SECONDS = 900;

const QueueUrl = z.object({ QueueUrl: z.string() });
const Received = z.object({ Messages: z.array(Letter).default([]) });
const Invoked = z.object({ FunctionError: z.string().optional() });
const FunctionFailure = z.object({ errorMessage: z.string() });

/**
 * A stage through the AWS command line, with its configured credentials and region. `command` is the program. Throws
 * its error if it is missing or refused.
 */
export function stageByCommandLine(stage: string, command = 'aws'): Stage {
  const aws = async (...args: string[]): Promise<unknown> => {
    const { stdout } = await run(command, [...args, '--output', 'json']);
    return JSON.parse(stdout.trim() === '' ? '{}' : stdout);
  };
  const urls = new Map<QueueName, Promise<string>>();
  const urlOf = (queue: QueueName): Promise<string> => {
    const url =
      urls.get(queue) ??
      aws('sqs', 'get-queue-url', '--queue-name', queueName(stage, queue)).then(
        (reply) => QueueUrl.parse(reply).QueueUrl,
      );
    urls.set(queue, url);
    return url;
  };
  return {
    async take(queue) {
      const hidden = ['--visibility-timeout', String(HIDDEN_SECONDS)];
      const some = ['--max-number-of-messages', '10', '--wait-time-seconds', '1'];
      const which = ['--queue-url', await urlOf(queue), '--message-attribute-names', 'All'];
      return Received.parse(await aws('sqs', 'receive-message', ...which, ...some, ...hidden)).Messages;
    },
    async remove(queue, { ReceiptHandle }) {
      await aws(
        'sqs',
        'delete-message',
        '--queue-url',
        await urlOf(queue),
        '--receipt-handle',
        ReceiptHandle,
      );
    },
    invoke: (name, event) => invoke(aws, functionName(stage, name), event),
  };
}

/** The command line reads and writes payloads as files, the one form that both of its major versions share. */
async function invoke(
  aws: (...args: string[]) => Promise<unknown>,
  name: string,
  event: unknown,
): Promise<string | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'turreton-replay-'));
  const [payload, result] = [join(folder, 'payload.json'), join(folder, 'result.json')];
  try {
    await writeFile(payload, JSON.stringify(event));
    const which = ['--function-name', name, '--payload', `fileb://${payload}`];
    // It would time out after a minute and invoke the function again, which may run for three.
    const patiently = ['--cli-read-timeout', '0'];
    const { FunctionError } = Invoked.parse(await aws('lambda', 'invoke', ...which, ...patiently, result));
    if (FunctionError === undefined) return undefined;
    const failure = FunctionFailure.safeParse(JSON.parse(await readFile(result, 'utf8')));
    return failure.success ? failure.data.errorMessage : FunctionError;
  } finally {
    await rm(folder, { recursive: true });
  }
}
