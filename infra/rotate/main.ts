import { setTimeout as wait } from 'node:timers/promises';
import { awsAccount } from '../account/aws-account';
import { readStage, UNKNOWN_ADDRESS } from '../stage-file';
import { awsEdge } from './aws-edge';
import { rotate } from './rotate';

// npm run rotate-edge-secret -- STAGE: changes the secret that a stage's distribution sends to its API and pages.
const [stage = '', ...more] = process.argv.slice(2);
if (stage === '' || more.length > 0) {
  console.error('Usage: npm run rotate-edge-secret -- STAGE');
  process.exit(2);
}
try {
  const { region } = readStage(stage, { siteAddress: UNKNOWN_ADDRESS });
  const where = { stage, region };
  const edge = await awsEdge(where, awsAccount(where));
  await rotate(edge, { wait, say: (line) => console.log(line) });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
