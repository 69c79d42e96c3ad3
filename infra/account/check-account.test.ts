import { appendFileSync, cpSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { StageConfig } from '../config';
import { readStage } from '../stage-file';
import { awsAccount } from './aws-account';
import { checkAccount } from './check-account';
import { textOf } from './findings';
import {
  ACCOUNT,
  certificate,
  concurrency,
  HEALTHY,
  identity,
  made,
  NO_IDENTITY,
  NO_STACK,
} from './healthy-account';
import { type Answers, refusal, startRecordedAws } from './recorded-aws';

const PROD: StageConfig = {
  ...readStage('prod', { checking: true }),
  domain: { name: 'play.turreton.org', certificateArn: `arn:aws:acm:us-east-1:${ACCOUNT}:certificate/1` },
  mailFrom: 'tides@turreton.org',
  siteAdmins: ['olga@turreton.org'],
  operatorPages: ownPages(),
};

/** The pages of an operator who has changed every draft. */
function ownPages(): string {
  const folder = mkdtempSync(join(tmpdir(), 'own-pages-'));
  cpSync('site-pages', folder, { recursive: true });
  for (const file of readdirSync(folder, { recursive: true }).map(String))
    if (file.endsWith('.md')) appendFileSync(join(folder, file), 'Run by the club.\n');
  return folder;
}
const { domain: _, ...WITHOUT_DOMAIN } = PROD;
const KEYS = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret' };

/** The findings in an account that differs in places from a healthy one, and the queries. */
async function check(answers: Answers, config: StageConfig = PROD, shell = {}) {
  const aws = await startRecordedAws({ ...HEALTHY, ...answers });
  try {
    const { stage, region } = config;
    const account = awsAccount({ stage, region, endpoint: aws.endpoint, credentials: KEYS });
    const findings = await checkAccount(config, account, shell);
    return { findings, text: textOf(findings), asked: aws.asked };
  } finally {
    aws.close();
  }
}

const denied = (operation: string, code: string) => ({ [operation]: refusal(operation, code, 'said AWS') });

const cases: readonly (readonly [
  shows: string,
  weight: 'stops' | 'later',
  words: RegExp,
  answers: Answers,
  changes?: Partial<StageConfig>,
])[] = [
  [
    'unknown credentials',
    'stops',
    /does not accept these credentials in eu-central-1[\s\S]*sts get-caller-identity/,
    denied('sts:GetCallerIdentity', 'InvalidClientTokenId'),
  ],
  [
    'expired credentials',
    'stops',
    /have expired[\s\S]*aws sso login/,
    denied('sts:GetCallerIdentity', 'ExpiredToken'),
  ],
  [
    'another account than the file names',
    'stops',
    /of account 123456789012, but infra\/stages\/prod\.json names 999999999999/,
    {},
    { account: { id: '999999999999', concurrentExecutions: 1000 } },
  ],
  [
    'reservations that leave too little',
    'stops',
    /reserves 200 more[\s\S]*only 150 of the account’s 1000[\s\S]*L-B99A9384/,
    { 'lambda:GetAccountSettings': concurrency(1000, 250) },
    { reservedConcurrency: { deadline: 200 } },
  ],
  [
    'the runs for pages, on a new account',
    'stops',
    /reserves 100 more[\s\S]*only 0 of the account’s 10 [\s\S]*or none/,
    { 'lambda:GetAccountSettings': concurrency(10, 10) },
  ],
  [
    'a new account’s few runs',
    'later',
    /may run 10 functions at once[\s\S]*request-service-quota-increase/,
    { 'lambda:GetAccountSettings': concurrency(10, 10) },
    { reservedConcurrency: {} },
  ],
  [
    'the sandbox',
    'later',
    /sandbox in eu-central-1: mails reach only addresses that you have verified[\s\S]*Request production access[\s\S]*create-email-identity/,
    { 'ses:GetAccount': { body: { ProductionAccessEnabled: false, SendingEnabled: true } } },
  ],
  [
    'a pause',
    'later',
    /paused this account’s mails/,
    { 'ses:GetAccount': { body: { ProductionAccessEnabled: true, SendingEnabled: false } } },
  ],
  [
    'a domain that is not verified',
    'later',
    /has not verified turreton\.org[\s\S]*one\._domainkey\.turreton\.org CNAME one\.dkim\.amazonses\.com[\s\S]*bounce\.turreton\.org MX 10 feedback-smtp\.eu-central-1[\s\S]*_dmarc\.turreton\.org TXT/,
    { 'ses:GetEmailIdentity': identity(false) },
  ],
  [
    'a domain that SES does not know yet',
    'later',
    /does not know turreton\.org yet[\s\S]*prints the records/,
    { 'ses:GetEmailIdentity': NO_IDENTITY, 'cloudformation:DescribeStackResources': NO_STACK },
  ],
  [
    'an identity that somebody else made',
    'stops',
    /SES has turreton\.org already[\s\S]*"mailIdentity": "existing"/,
    { 'cloudformation:DescribeStackResources': NO_STACK },
  ],
  [
    'an existing identity that is the stage’s own',
    'stops',
    /itself has made turreton\.org[\s\S]*Take mailIdentity out/,
    {},
    { mailIdentity: 'existing' },
  ],
  [
    'an existing identity that does not exist',
    'stops',
    /has no turreton\.org to use/,
    { 'ses:GetEmailIdentity': NO_IDENTITY, 'cloudformation:DescribeStackResources': NO_STACK },
    { mailIdentity: 'existing' },
  ],
  ['nobody who administers the site', 'later', /Nobody administers the site/, {}, { siteAdmins: [] }],
  [
    'no pages of its own',
    'later',
    /are still our drafts[\s\S]*operatorPages/,
    {},
    { operatorPages: undefined },
  ],
  [
    'pages that are copies of the drafts',
    'later',
    /still read as our drafts: de\/contact\.md, [\s\S]*es\/terms\.md/,
    {},
    { operatorPages: 'site-pages' },
  ],
  [
    'no such certificate',
    'stops',
    /no certificate arn:aws:acm[\s\S]*aws acm request-certificate --region us-east-1/,
    denied('acm:DescribeCertificate', 'ResourceNotFoundException'),
  ],
  [
    'a certificate that waits for its record',
    'stops',
    /PENDING_VALIDATION[\s\S]*_a79\.play\.turreton\.org\. CNAME _424c/,
    { 'acm:DescribeCertificate': certificate('PENDING_VALIDATION') },
  ],
  [
    'a certificate that has expired',
    'stops',
    /EXPIRED[\s\S]*request-certificate/,
    { 'acm:DescribeCertificate': certificate('EXPIRED') },
  ],
  [
    'a certificate for another name',
    'stops',
    /for turreton\.org, \*\.games\.turreton\.org, not for play\.turreton\.org/,
    { 'acm:DescribeCertificate': certificate('ISSUED', 'turreton.org', ['*.games.turreton.org']) },
  ],
  [
    'a certificate of another account',
    'stops',
    /belongs to account 999999999999, but the credentials are of 123456789012/,
    {},
    {
      domain: {
        name: 'play.turreton.org',
        certificateArn: 'arn:aws:acm:us-east-1:999999999999:certificate/1',
      },
    },
  ],
  [
    'a region without CDK’s resources',
    'later',
    /not been set up in eu-central-1 and us-east-1[\s\S]*npm run deploy sets it up/,
    denied('ssm:GetParameter', 'ParameterNotFound'),
  ],
  [
    'what the credentials may not look at',
    'later',
    /What SES may send could not be checked[\s\S]*Use credentials/,
    denied('ses:GetAccount', 'AccessDeniedException'),
  ],
];

describe('an account', () => {
  test('in which everything is ready has no finding, and is asked in the stage’s region, its backup region, or where CloudFront looks', async () => {
    const { findings, asked } = await check({});
    expect(findings).toEqual([]);
    const regions = (operation: string) =>
      asked.filter((one) => one.operation === operation).map(({ region }) => region);
    expect(regions('acm:DescribeCertificate')).toEqual(['us-east-1']);
    expect(regions('ssm:GetParameter').sort()).toEqual(['eu-central-1', 'eu-west-1', 'us-east-1']);
    expect(new Set(regions('ses:GetAccount'))).toEqual(new Set(['eu-central-1']));
  });

  for (const [shows, weight, words, answers, changes] of cases)
    test(`with ${shows}: ${weight}`, async () => {
      const { findings, text } = await check(answers, { ...PROD, ...changes });
      expect(text).toMatch(words);
      expect(findings.map((one) => one.weight)).toEqual([weight]);
    });

  test('that cannot be reached, or without credentials, is said to be so', async () => {
    const failing = (name: string) => ({
      ...awsAccount({ stage: 'prod', region: 'eu-central-1', credentials: KEYS }),
      id: () => Promise.reject(Object.assign(new Error('because'), { name })),
    });
    const said = async (name: string) => textOf(await checkAccount(PROD, failing(name), {}));
    expect(await said('CredentialsProviderError')).toMatch(/no AWS credentials[\s\S]*aws configure/);
    expect(await said('Error')).toMatch(/cannot be reached in eu-central-1 \(because\)/);
  });

  test('is deployed to in the stage’s region, whatever the shell says, and the output says so', async () => {
    const { text } = await check({}, PROD, { AWS_REGION: 'us-west-2' });
    expect(text).toMatch(
      /shell is set to us-west-2, but prod is deployed to eu-central-1[\s\S]*export AWS_REGION=eu-central-1/,
    );
  });
});

describe('what is no fault', () => {
  test('runs that the stage has reserved already', async () => {
    const { findings } = await check(
      {
        'lambda:GetAccountSettings': concurrency(1000, 150),
        'lambda:GetFunctionConcurrency': { body: { ReservedConcurrentExecutions: 200 } },
      },
      { ...PROD, reservedConcurrency: { deadline: 200 } },
    );
    expect(findings).toEqual([]);
  });

  test('a certificate with an asterisk', async () => {
    expect(
      (await check({ 'acm:DescribeCertificate': certificate('ISSUED', '*.turreton.org') })).findings,
    ).toEqual([]);
  });

  test('an identity of another stage that the file names as existing', async () => {
    const answers = { 'cloudformation:DescribeStackResources': NO_STACK };
    expect((await check(answers, { ...PROD, mailIdentity: 'existing' })).findings).toEqual([]);
  });

  test('an address without a domain of its own, verified by a link', async () => {
    const { findings } = await check(
      { 'cloudformation:DescribeStackResources': made('tides@turreton.org') },
      WITHOUT_DOMAIN,
    );
    expect(findings).toEqual([]);
  });

  test('an address of a domain that another stage has made', async () => {
    const { asked, findings } = await check(
      {
        'cloudformation:DescribeStackResources': NO_STACK,
        'ses:GetEmailIdentity': ({ about }) => (about === 'turreton.org' ? identity(true) : NO_IDENTITY),
      },
      { ...WITHOUT_DOMAIN, mailIdentity: 'existing' },
    );
    expect(findings).toEqual([]);
    expect(asked.map(({ about }) => about)).toContain('tides@turreton.org');
  });
});
