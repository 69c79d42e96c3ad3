import { afterEach, expect, test } from 'vitest';
import { awsAccount } from './aws-account';
import { NO_STACK } from './healthy-account';
import { type Answers, type RecordedAws, startRecordedAws } from './recorded-aws';

let aws: RecordedAws | undefined;
afterEach(() => aws?.close());

async function accountWith(answers: Answers) {
  aws = await startRecordedAws(answers);
  const credentials = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret' };
  return awsAccount({ stage: 'prod', region: 'eu-central-1', endpoint: aws.endpoint, credentials });
}

test('the outputs of stacks are read where the stacks are: the firewall’s in us-east-1', async () => {
  const account = await accountWith({
    'cloudformation:DescribeStacks': ({ about, region }) => ({
      body: `<DescribeStacksResponse xmlns="http://cloudformation.amazonaws.com/doc/2010-05-15/">
        <DescribeStacksResult><Stacks><member><StackName>${about}</StackName>
        <CreationTime>2026-11-20T10:00:00Z</CreationTime><StackStatus>CREATE_COMPLETE</StackStatus><Outputs>
        <member><OutputKey>Other</OutputKey><OutputValue>nothing</OutputValue></member>
        <member><OutputKey>Value</OutputKey><OutputValue>${about} in ${region}</OutputValue></member>
        </Outputs></member></Stacks></DescribeStacksResult></DescribeStacksResponse>`,
    }),
  });
  expect(await account.output('Firewall', 'Value')).toBe('Turreton-prod-Firewall in us-east-1');
  expect(await account.output('Web', 'Value')).toBe('Turreton-prod-Web in eu-central-1');
  expect(await account.output('Web', 'Missing')).toBeUndefined();
});

test('a stack that is not deployed has no outputs and has made nothing', async () => {
  const account = await accountWith({
    'cloudformation:DescribeStacks': NO_STACK,
    'cloudformation:DescribeStackResources': NO_STACK,
  });
  expect(await account.output('Web', 'SiteAddress')).toBeUndefined();
  expect(await account.identitiesMadeBy('Mail')).toEqual([]);
});

test('what AWS forbids is thrown, and never taken for missing', async () => {
  const account = await accountWith({});
  for (const ask of [
    () => account.output('Web', 'SiteAddress'),
    () => account.certificate('arn:aws:acm:us-east-1:123456789012:certificate/1'),
    () => account.mailIdentity('turreton.org'),
    () => account.bootstrapVersion('eu-central-1'),
    () => account.reserved('deadline'),
  ])
    await expect(ask()).rejects.toThrow('not authorized');
});
