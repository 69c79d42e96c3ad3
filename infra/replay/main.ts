import { QUEUES, type QueueName } from '../lib/names';
import { stageByCommandLine } from './aws-cli';
import { replay } from './replay';

const [stage = '', queue = ''] = process.argv.slice(2);
if (stage === '' || !isQueue(queue)) {
  console.error(`Usage: npm run replay -- STAGE QUEUE\nQUEUE is one of ${QUEUES.join(', ')}.`);
  process.exit(2);
}
try {
  const { done, failed } = await replay(stageByCommandLine(stage), queue);
  for (const { letter, why } of failed) console.error(`${letter} stays: ${why}`);
  console.log(`${done} replayed and deleted, ${failed.length} left in ${queue}.`);
  process.exitCode = failed.length === 0 ? 0 : 1;
} catch (error) {
  // The command line's message on a missing queue or permission is all the information there is.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function isQueue(name: string): name is QueueName {
  return QUEUES.some((queue) => queue === name);
}
