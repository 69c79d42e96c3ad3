import { setTimeout as wait } from 'node:timers/promises';
import { awsAccount } from '../account/aws-account';
import { readStage, UNKNOWN_ADDRESS } from '../stage-file';
import { awsEdge } from './aws-edge';
import { rotate } from './rotate';

/** `turreton rotate-edge-secret STAGE`: changes the secret that a stage's distribution sends to its API and pages. */
export async function rotateEdgeSecret(stage: string): Promise<void> {
  const { region } = readStage(stage, { siteAddress: UNKNOWN_ADDRESS });
  const where = { stage, region };
  const edge = await awsEdge(where, awsAccount(where));
  await rotate(edge, { wait, say: (line) => console.log(line) });
}
