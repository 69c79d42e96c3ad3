import { awsAccount } from '../account/aws-account';
import { readStage, UNKNOWN_ADDRESS } from '../stage-file';

// npm run --silent release -- STAGE: prints the deployed release; nothing before the first deployment.
const [stage = ''] = process.argv.slice(2);
try {
  const { region } = readStage(stage, { siteAddress: UNKNOWN_ADDRESS });
  console.log((await awsAccount({ stage, region }).output('Functions', 'Release')) ?? '');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
