import { Validations } from 'aws-cdk-lib';
import { Match } from 'aws-cdk-lib/assertions';
import { AwsSolutionsChecks } from 'cdk-nag';
import { afterEach, describe, expect, test } from 'vitest';
import { contradictions, placeholders, StageFile } from './config';
import { actionsOf, newApp, resources, stageIn, statementsOf, templates } from './testing';

const inboundMailDomain = 'in.turreton.example';
const { functions } = templates('prod', { inboundMailDomain });

afterEach(() => {
  process.exitCode = undefined;
});

describe('a stage that receives orders by mail', () => {
  test('stores what SES receives for the domain, encrypted and private, for three days', () => {
    functions.hasResourceProperties('AWS::SES::ReceiptRule', {
      Rule: {
        Enabled: true,
        Recipients: [inboundMailDomain],
        TlsPolicy: 'Require',
        ScanEnabled: true,
        Actions: [
          { S3Action: Match.objectLike({ ObjectKeyPrefix: 'received/' }) },
          { LambdaAction: Match.objectLike({ InvocationType: 'Event' }) },
        ],
      },
    });
    functions.hasResourceProperties('AWS::S3::Bucket', {
      BucketEncryption: Match.objectLike({
        ServerSideEncryptionConfiguration: [{ ServerSideEncryptionByDefault: { SSEAlgorithm: 'AES256' } }],
      }),
      LifecycleConfiguration: { Rules: [{ ExpirationInDays: 3, Status: 'Enabled' }] },
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
    });
  });

  test('lets only SES of this account write to the bucket, and only over TLS', () => {
    const [policy] = Object.values(resources(functions, 'AWS::S3::BucketPolicy'));
    const { Statement } = policy?.Properties.PolicyDocument as {
      Statement: { Effect: string; Principal: unknown; Condition: unknown; Action: string }[];
    };
    const allowed = Statement.filter(({ Effect }) => Effect === 'Allow');
    expect(allowed).toEqual([
      expect.objectContaining({
        Action: 's3:PutObject',
        Principal: { Service: 'ses.amazonaws.com' },
        Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
      }),
    ]);
    const denied = Statement.find(({ Effect }) => Effect === 'Deny');
    expect(denied?.Condition).toEqual({ Bool: { 'aws:SecureTransport': 'false' } });
  });

  test('has a function that may read received mails, store orders, close a step, and send answers', () => {
    const statements = statementsOf(functions, 'MailInHandlerRole');
    const actions = new Set(statements.flatMap(actionsOf));
    expect([...actions].filter((action) => !/^(dynamodb|kms):/.test(action)).sort()).toEqual([
      'iam:PassRole',
      'logs:CreateLogStream',
      'logs:PutLogEvents',
      's3:GetObject',
      'scheduler:CreateSchedule',
      'scheduler:UpdateSchedule',
      'secretsmanager:DescribeSecret',
      'secretsmanager:GetSecretValue',
      'ses:SendEmail',
      'ses:SendRawEmail',
      'sqs:GetQueueAttributes',
      'sqs:GetQueueUrl',
      'sqs:SendMessage',
    ]);
    const reading = statements.filter((one) => actionsOf(one).includes('s3:GetObject'));
    expect(JSON.stringify(reading.map(({ Resource }) => Resource))).toContain('/received/*');
  });

  test('keeps mails that failed every attempt, and gives the notifier the domain', () => {
    functions.hasResourceProperties('AWS::SQS::Queue', { QueueName: 'turreton-prod-mail-failed' });
    for (const name of ['turreton-prod-mail', 'turreton-prod-notify'])
      functions.hasResourceProperties('AWS::Lambda::Function', {
        FunctionName: name,
        Environment: { Variables: Match.objectLike({ MAIL_IN_DOMAIN: inboundMailDomain }) },
      });
    functions.hasOutput('InboundMxRecord', {
      Value: `${inboundMailDomain} MX 10 inbound-smtp.eu-central-1.amazonaws.com`,
    });
  });

  test('has no finding of the AwsSolutions rules without an answer', () => {
    const app = newApp();
    stageIn(app, 'prod', { inboundMailDomain });
    Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
    expect(() => app.synth()).not.toThrow();
  });
});

test('a stage receives no mail unless its file says so', () => {
  const off = templates('prod').functions;
  for (const type of ['AWS::SES::ReceiptRuleSet', 'AWS::SES::ReceiptRule', 'AWS::S3::Bucket'])
    off.resourceCountIs(type, 0);
  expect(JSON.stringify(off.toJSON())).not.toContain('MAIL_IN_DOMAIN');
});

test('the domain is one of its own, and not that of the example', () => {
  const file = StageFile.parse({
    ...{ region: 'eu-central-1', mailFrom: 'tides@play.org', encryption: 'aws-owned', protectData: false },
    ...{ logRetentionDays: 14, throttle: { requestsPerSecond: 20, burst: 40 } },
    inboundMailDomain: 'play.org',
  });
  expect(contradictions(file).map(([path]) => path)).toEqual(['inboundMailDomain']);
  expect(contradictions({ ...file, inboundMailDomain: 'in.play.org' })).toEqual([]);
  expect(placeholders({ ...file, inboundMailDomain: 'in.turreton.example' })).toEqual(['inboundMailDomain']);
});
