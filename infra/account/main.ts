import { readStage, UNKNOWN_ADDRESS } from '../stage-file';
import { awsAccount } from './aws-account';
import { checkAccount } from './check-account';
import { textOf } from './findings';

/** `turreton check-account STAGE`: prints the findings on an account for a stage. Changes nothing. */
export async function checkAccountFor(stage: string): Promise<void> {
  const config = readStage(stage, { siteAddress: UNKNOWN_ADDRESS });
  const findings = await checkAccount(config, awsAccount(config));
  console.log(findings.length === 0 ? `The account is ready for ${stage}.` : textOf(findings));
  process.exitCode = findings.some(({ weight }) => weight === 'stops') ? 1 : 0;
}
