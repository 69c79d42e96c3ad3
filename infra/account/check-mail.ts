import type { StageConfig } from '../config';
import type { Account, MailAccount } from './account';
import { checkIdentity } from './check-identity';
import { type Finding, later } from './findings';

/** Without mail no one can log in by a link: the account's limits in SES, and the state of the sender. */
export async function checkMail(config: StageConfig, account: Account): Promise<readonly Finding[]> {
  const allowed = whatIsAllowed(config, await account.mail());
  return [...allowed, ...(await checkIdentity(config, account))];
}

function whatIsAllowed({ region }: StageConfig, { inSandbox, paused }: MailAccount): readonly Finding[] {
  const found: Finding[] = [];
  if (paused)
    found.push(
      later(
        `AWS has paused this account’s mails in ${region}.`,
        'The console of SES says why, under "Account dashboard". Nobody can log in by mail until AWS ends the pause.',
      ),
    );
  if (inSandbox)
    found.push(
      later(
        `SES is still in its sandbox in ${region}: mails reach only addresses that you have verified, at most 200 a day.`,
        `Ask AWS to lift it: "Request production access" in the console of SES in ${region}. Until then let each tester’s address be verified, which sends them a mail: aws sesv2 create-email-identity --region ${region} --email-identity player@…`,
      ),
    );
  return found;
}
