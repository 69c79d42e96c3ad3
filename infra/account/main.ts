import { readStage, UNKNOWN_ADDRESS } from '../stage-file';
import { awsAccount } from './aws-account';
import { checkAccount } from './check-account';
import { textOf } from './findings';

// npm run check-account -- STAGE: prints the findings on an account for a stage. Changes nothing.
const [stage = '', ...more] = process.argv.slice(2);
if (stage === '' || more.length > 0) {
  console.error('Usage: npm run check-account -- STAGE');
  process.exit(2);
}
try {
  const config = readStage(stage, { siteAddress: UNKNOWN_ADDRESS });
  const findings = await checkAccount(config, awsAccount(config));
  console.log(findings.length === 0 ? `The account is ready for ${stage}.` : textOf(findings));
  process.exitCode = findings.some(({ weight }) => weight === 'stops') ? 1 : 0;
} catch (error) {
  // The stage's file has an error; the message names the place.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
