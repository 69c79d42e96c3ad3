import { awsAccount } from '../account/aws-account';
import { readStage, UNKNOWN_ADDRESS } from '../stage-file';

/** `turreton release STAGE`: prints the deployed release; an empty line before the first deployment. */
export async function printRelease(stage: string): Promise<void> {
  const { region } = readStage(stage, { siteAddress: UNKNOWN_ADDRESS });
  console.log((await awsAccount({ stage, region }).output('Functions', 'Release')) ?? '');
}
