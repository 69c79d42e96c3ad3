import type { QueueName } from '../lib/queues';
import { stageByCommandLine } from './aws-cli';
import { replay } from './replay';

/** `turreton replay STAGE QUEUE`: sends the failed messages of a queue once more. */
export async function replayQueue(stage: string, queue: QueueName): Promise<void> {
  const { done, failed } = await replay(stageByCommandLine(stage), queue);
  for (const { letter, why } of failed) console.error(`${letter} stays: ${why}`);
  console.log(`${done} replayed and deleted, ${failed.length} left in ${queue}.`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}
