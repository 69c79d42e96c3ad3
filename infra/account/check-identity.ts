import { domainOf, mailIdentityOf, type StageConfig } from '../config';
import { dkimRecord, dmarcRecord, mailFromRecords } from '../lib/mail-records';
import type { Account, MailIdentity } from './account';
import { type Finding, later, stops } from './findings';

/**
 * The state of the sender in SES, and whether the stage may create it: CloudFormation cannot create an existing
 * identity.
 */
export async function checkIdentity(config: StageConfig, account: Account): Promise<readonly Finding[]> {
  const name = mailIdentityOf(config);
  const [found, made] = await Promise.all([account.mailIdentity(name), account.identitiesMadeBy('Mail')]);
  const isOwn = made.includes(name);
  return config.mailIdentity === 'own'
    ? checkOwn(config, found, isOwn)
    : checkExisting(config, found, isOwn, await account.mailIdentity(domainOf(config.mailFrom)));
}

function checkOwn(config: StageConfig, found: MailIdentity | undefined, isOwn: boolean): readonly Finding[] {
  const name = mailIdentityOf(config);
  if (found === undefined) return [notYetMade(config)];
  if (isOwn) return notVerified(config, name, found);
  return [
    stops(
      `SES has ${name} already: another stage of this account has made it, or a person.`,
      `Put "mailIdentity": "existing" into infra/stages/${config.stage}.json. The stage then uses it.`,
    ),
  ];
}

function checkExisting(
  config: StageConfig,
  found: MailIdentity | undefined,
  isOwn: boolean,
  domain: MailIdentity | undefined,
): readonly Finding[] {
  const name = mailIdentityOf(config);
  const file = `infra/stages/${config.stage}.json`;
  if (isOwn)
    return [
      stops(
        `The stage itself has made ${name} in SES; with "mailIdentity": "existing" its stack would give it up.`,
        `Take mailIdentity out of ${file}.`,
      ),
    ];
  // SES sends for an address once its domain is verified.
  if (domain?.verified === true) return [];
  if (found !== undefined) return notVerified(config, name, found);
  return [
    stops(
      `SES in ${config.region} has no ${name} to use.`,
      `Take "mailIdentity": "existing" out of ${file}.`,
    ),
  ];
}

function notYetMade({ domain, mailFrom }: StageConfig): Finding {
  return domain === undefined
    ? later(
        `SES does not know ${mailFrom} yet.`,
        'The deployment makes SES send a mail there: follow its link. Until then no mail can be sent, and nobody can log in.',
      )
    : later(
        `SES does not know ${domainOf(mailFrom)} yet.`,
        'The deployment prints the records for your name server. Until they are there, no mail can be sent, and nobody can log in.',
      );
}

function notVerified(
  { region }: StageConfig,
  name: string,
  { verified, dkim }: MailIdentity,
): readonly Finding[] {
  if (verified) return [];
  const what = `SES has not verified ${name} yet: no mail can be sent, and nobody can log in by one.`;
  if (name.includes('@')) return [later(what, `Follow the link in the mail that SES sent to ${name}.`)];
  const records = [
    ...dkim.map((record) => dkimRecord(record.name, record.value)),
    ...mailFromRecords(name, region),
    dmarcRecord(name),
  ];
  return [later(what, `Make these records at your name server:\n    ${records.join('\n    ')}`)];
}
