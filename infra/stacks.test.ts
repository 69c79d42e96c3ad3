import { readFileSync } from 'node:fs';
import { Stack } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { TableEncryption } from 'aws-cdk-lib/aws-dynamodb';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { describe, expect, test } from 'vitest';
import { AuthTable } from './lib/auth-table';
import { queueName } from './lib/names';
import { QUEUES } from './lib/queues';
import { actionsOf, newApp, type Resource, resources, stageIn, statementsOf, templates } from './testing';

const prod = templates('prod');
const dev = templates('dev');
const both = [prod, dev];
const { data, secrets, timers, mail, functions: running, observability } = prod;

/** The policy of a vault that lets nobody delete what is in it. */
function deniesDeletion() {
  return Match.objectLike({
    Statement: [
      Match.objectLike({ Effect: 'Deny', Action: Match.arrayWith(['backup:DeleteRecoveryPoint']) }),
    ],
  });
}

describe('data', () => {
  test('the game table has the keys, indexes, stream and expiry that the platform relies on', () => {
    const key = (hash: string, range: string) => [
      { AttributeName: hash, KeyType: 'HASH' },
      { AttributeName: range, KeyType: 'RANGE' },
    ];
    data.hasResourceProperties('AWS::DynamoDB::Table', {
      KeySchema: key('pk', 'sk'),
      BillingMode: 'PAY_PER_REQUEST',
      StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
      TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
      GlobalSecondaryIndexes: [
        {
          IndexName: 'due',
          KeySchema: key('duePk', 'dueSk'),
          Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: ['step', 'deadline', 'state'] },
        },
        { IndexName: 'listing', KeySchema: key('listPk', 'listSk'), Projection: { ProjectionType: 'ALL' } },
      ],
    });
  });

  test('the login table has the keys of the next-auth adapter', () => {
    data.hasResourceProperties('AWS::DynamoDB::Table', {
      TimeToLiveSpecification: { AttributeName: 'expires', Enabled: true },
      GlobalSecondaryIndexes: [Match.objectLike({ IndexName: 'GSI1' })],
    });
  });

  test('every table can be restored to any second, in every stage', () => {
    for (const template of both.map((stage) => stage.data)) {
      template.resourceCountIs('AWS::DynamoDB::Table', 2);
      template.allResourcesProperties('AWS::DynamoDB::Table', {
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
      });
    }
  });

  test('in production tables cannot be deleted and outlive their stack, in development they can', () => {
    const all = [...Object.values(resources(data, 'AWS::DynamoDB::Table'))];
    expect(all.map((table) => table.DeletionPolicy)).toEqual(['Retain', 'Retain']);
    data.allResourcesProperties('AWS::DynamoDB::Table', { DeletionProtectionEnabled: true });
    dev.data.allResourcesProperties('AWS::DynamoDB::Table', { DeletionProtectionEnabled: false });
    expect(
      Object.values(resources(secrets, 'AWS::SecretsManager::Secret')).map((secret) => secret.DeletionPolicy),
    ).toEqual(['Retain', 'Retain', 'Retain', 'Retain']);
  });

  test('a stage with a backup region backs both tables up each day, and copies them there', () => {
    const { backups, vault } = prod;
    backups?.hasResourceProperties('AWS::Backup::BackupPlan', {
      BackupPlan: {
        BackupPlanRule: [
          Match.objectLike({
            ScheduleExpression: 'cron(0 3 * * ? *)',
            Lifecycle: { DeleteAfterDays: 7 },
            CopyActions: [
              {
                Lifecycle: { DeleteAfterDays: 35 },
                DestinationBackupVaultArn: {
                  'Fn::Join': [
                    '',
                    ['arn:aws:backup:eu-west-1:', { Ref: 'AWS::AccountId' }, ':backup-vault:turreton-prod'],
                  ],
                },
              },
            ],
          }),
        ],
      },
    });
    const tag = { Key: 'turreton:backup', Value: 'prod' };
    data.allResourcesProperties('AWS::DynamoDB::Table', { Tags: Match.arrayWith([tag]) });
    backups?.hasResourceProperties('AWS::Backup::BackupSelection', {
      BackupSelection: {
        ListOfTags: [{ ConditionType: 'STRINGEQUALS', ConditionKey: tag.Key, ConditionValue: tag.Value }],
      },
    });
    expect(JSON.stringify(backups?.toJSON())).not.toContain('Fn::ImportValue');
    vault?.hasResource('AWS::Backup::BackupVault', {
      DeletionPolicy: 'Retain',
      Properties: { BackupVaultName: 'turreton-prod', AccessPolicy: deniesDeletion() },
    });
    expect([dev.backups, dev.vault]).toEqual([undefined, undefined]);
  });

  test('the copies are in the backup region, and stand there before anything is sent', () => {
    const { backups, vault } = stageIn(newApp(), 'prod');
    expect([backups?.region, vault?.region]).toEqual(['eu-central-1', 'eu-west-1']);
    expect(backups?.dependencies).toContain(vault);
  });

  test('the operator is notified of a backup or a copy that failed', () => {
    prod.backups?.hasResourceProperties('AWS::Backup::BackupVault', {
      Notifications: {
        BackupVaultEvents: ['BACKUP_JOB_FAILED', 'BACKUP_JOB_EXPIRED', 'COPY_JOB_FAILED'],
        SNSTopicArn: Match.anyValue(),
      },
    });
    prod.backups?.hasResourceProperties('AWS::SNS::Subscription', {
      Protocol: 'email',
      Endpoint: 'operator@turreton.example',
    });
    prod.backups?.hasResourceProperties('AWS::SNS::TopicPolicy', {
      PolicyDocument: Match.objectLike({
        Statement: Match.arrayWith([
          Match.objectLike({ Effect: 'Allow', Principal: { Service: 'backup.amazonaws.com' } }),
        ]),
      }),
    });
  });

  test('the operator chooses how tables are encrypted', () => {
    data.allResourcesProperties('AWS::DynamoDB::Table', {
      SSESpecification: { SSEEnabled: true, SSEType: 'KMS', KMSMasterKeyId: Match.anyValue() },
    });
    data.hasResourceProperties('AWS::KMS::Key', { EnableKeyRotation: true });
    const managed = templates('prod', { encryption: 'aws-managed' }).data;
    managed.allResourcesProperties('AWS::DynamoDB::Table', { SSESpecification: { SSEEnabled: true } });
    managed.resourceCountIs('AWS::KMS::Key', 0);
    dev.data.resourceCountIs('AWS::KMS::Key', 0);
  });

  test('the web tier gets what the login adapter needs, on that table alone', () => {
    const stack = new Stack(newApp(), 'Site');
    const role = new Role(stack, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    const atRest = { encryption: TableEncryption.DEFAULT };
    new AuthTable(stack, 'AuthTable', { atRest, protectData: true }).grantAdapter(role);
    const statements = statementsOf(Template.fromStack(stack), 'Role');
    expect(statements.flatMap(actionsOf).sort()).toEqual([
      'dynamodb:BatchWriteItem',
      'dynamodb:DeleteItem',
      'dynamodb:GetItem',
      'dynamodb:PutItem',
      'dynamodb:Query',
      'dynamodb:UpdateItem',
    ]);
    expect(JSON.stringify(statements)).not.toContain('"*"');
  });

  test('a stage keeps keys that sign pushes only if it has a pair', () => {
    const secretsOf = (stage: typeof prod) =>
      Object.keys(resources(stage.secrets, 'AWS::SecretsManager::Secret')).map((id) =>
        id.replace(/Secret.*/, ''),
      );
    const functionsOf = (stage: typeof prod) =>
      JSON.stringify(resources(stage.functions, 'AWS::Lambda::Function'));
    for (const stage of both) {
      expect(secretsOf(stage).sort()).toEqual(['Auth', 'Edge', 'Login', 'Receipt']);
      expect(functionsOf(stage)).not.toContain('PUSH_SECRET_ARN');
    }
    const pushing = templates('prod', { pushPublicKey: 'public' });
    expect(secretsOf(pushing).sort()).toEqual(['Auth', 'Edge', 'Login', 'Push', 'Receipt']);
    expect(functionsOf(pushing)).toContain('PUSH_SECRET_ARN');
  });

  test('the session secret is generated, and no secret is written down', () => {
    secrets.allResourcesProperties('AWS::SecretsManager::Secret', { SecretString: Match.absent() });
    secrets.hasResourceProperties('AWS::SecretsManager::Secret', {
      GenerateSecretString: Match.objectLike({ PasswordLength: 64 }),
      SecretString: Match.absent(),
    });
  });
});

describe('mail', () => {
  test('the domain is verified by DKIM, an address without a domain by a mail to it', () => {
    mail.hasResourceProperties('AWS::SES::EmailIdentity', {
      EmailIdentity: 'turreton.example',
      DkimAttributes: { SigningEnabled: true },
    });
    expect(Object.keys(mail.findOutputs('*')).filter((name) => name.startsWith('DkimRecord'))).toHaveLength(
      3,
    );
    dev.mail.hasResourceProperties('AWS::SES::EmailIdentity', { EmailIdentity: 'tides@turreton.example' });
  });

  test('the outputs are the records of the name server, also for bounces (SPF) and for DMARC', () => {
    mail.hasResourceProperties('AWS::SES::EmailIdentity', {
      MailFromAttributes: {
        MailFromDomain: 'bounce.turreton.example',
        BehaviorOnMxFailure: 'USE_DEFAULT_VALUE',
      },
    });
    for (const [name, Value] of [
      ['MailFromRecord1', 'bounce.turreton.example MX 10 feedback-smtp.eu-central-1.amazonses.com'],
      ['MailFromRecord2', 'bounce.turreton.example TXT "v=spf1 include:amazonses.com ~all"'],
      ['DmarcRecord', '_dmarc.turreton.example TXT "v=DMARC1; p=none"'],
    ] as const)
      mail.hasOutput(name, { Value });
    expect(Object.keys(dev.mail.findOutputs('*')).filter((name) => name.endsWith('Record'))).toEqual([]);
  });

  test('what SES has verified outlives its stack in production', () => {
    const kept = (template: Template) =>
      Object.values(resources(template, 'AWS::SES::EmailIdentity')).map(
        ({ DeletionPolicy }) => DeletionPolicy,
      );
    // Not the resources of a failed first deployment: the next one could not create them again.
    expect(kept(mail)).toEqual(['RetainExceptOnCreate']);
    expect(kept(dev.mail)).toEqual([undefined]);
  });

  test('a stage can use an identity that SES has already, with a configuration set of its own', () => {
    const second = templates('prod', { stage: 'second', mailIdentity: 'existing' });
    second.mail.resourceCountIs('AWS::SES::EmailIdentity', 0);
    second.mail.resourceCountIs('AWS::SES::ConfigurationSet', 2);
    expect(JSON.stringify(statementsOf(second.functions, 'NotifyHandlerRole'))).toContain(
      ':identity/turreton.example"',
    );
  });

  test('functions send from the stage’s sender alone; to whom does not matter', () => {
    for (const [template, role] of [
      [running, 'NotifyHandlerRole'],
      [prod.web, 'PagesServerRole'],
    ] as const) {
      const sending = statementsOf(template, role).filter((one) => actionsOf(one).includes('ses:SendEmail'));
      const [anyone, ...more] = sending.filter((one) =>
        JSON.stringify(one.Resource).includes(':identity/*"'),
      );
      expect(more).toEqual([]);
      expect(anyone?.Condition).toEqual({ StringEquals: { 'ses:FromAddress': 'tides@turreton.example' } });
      const ours = JSON.stringify(sending.filter((one) => one !== anyone));
      expect(ours.match(/:identity\/[^"]*"/g)?.sort()).toEqual([
        ':identity/tides@turreton.example"',
        ':identity/turreton.example"',
      ]);
    }
  });

  test('SES alone reports bounces, complaints and the arrival of invitations, over TLS', () => {
    for (const [set, events] of [
      ['MailSet', ['bounce', 'complaint']],
      ['MailInvitations', ['bounce', 'complaint', 'delivery']],
    ] as const)
      mail.hasResourceProperties('AWS::SES::ConfigurationSetEventDestination', {
        ConfigurationSetName: { Ref: Match.stringLikeRegexp(`^${set}`) },
        EventDestination: Match.objectLike({ Enabled: true, MatchingEventTypes: events }),
      });
    mail.hasResourceProperties('AWS::SNS::TopicPolicy', {
      PolicyDocument: Match.objectLike({
        Statement: Match.arrayWith([
          Match.objectLike({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
          Match.objectLike({
            Action: 'sns:Publish',
            Effect: 'Allow',
            Principal: { Service: 'ses.amazonaws.com' },
          }),
        ]),
      }),
    });
  });
});

const FUNCTIONS = [
  'ApiHandler',
  'ApiLeagues',
  'DeadlineHandler',
  'SweepHandler',
  'EventsHandler',
  'NotifyHandler',
  'BouncesHandler',
  'CanaryHandler',
];

describe('functions', () => {
  const functions = Object.entries(resources(running, 'AWS::Lambda::Function'));
  const idOf = (name: string): string => functions.find(([id]) => id.startsWith(name))?.[0] ?? 'missing';

  test('there are eight, on Node 24 and arm64', () => {
    expect(functions.map(([id]) => FUNCTIONS.find((name) => id.startsWith(name))).sort()).toEqual(
      [...FUNCTIONS].sort(),
    );
    running.allResourcesProperties('AWS::Lambda::Function', {
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      LoggingConfig: {
        LogGroup: Match.anyValue(),
        LogFormat: 'JSON',
        SystemLogLevel: 'WARN',
        ApplicationLogLevel: 'INFO',
      },
    });
  });

  test('each knows the table, the secret, the site, the clock and its version', () => {
    for (const [, { Properties }] of functions) {
      const { Variables } = Properties.Environment as { Variables: Record<string, unknown> };
      expect(Object.keys(Variables)).toEqual(
        expect.arrayContaining([
          'TABLE_NAME',
          'AUTH_SECRET_ARN',
          'SITE_URL',
          'SCHEDULE_GROUP',
          'SCHEDULE_ROLE_ARN',
          'SCHEDULE_DLQ_ARN',
          'DEADLINE_FUNCTION_ARN',
          'VERSION',
        ]),
      );
    }
  });

  test('no function has a secret in its environment, but the name of one', () => {
    for (const [id, { Properties }] of functions)
      expect(JSON.stringify(Properties.Environment), id).not.toContain('{{resolve:secretsmanager');
  });

  test('schedules invoke the deadline function by its name', () => {
    running.hasResourceProperties('AWS::Lambda::Function', { FunctionName: 'turreton-prod-deadline' });
    timers.hasResourceProperties('AWS::Scheduler::ScheduleGroup', { Name: 'turreton-prod-steps' });
    const invoke = statementsOf(timers, 'StepClockRole').find((statement) =>
      actionsOf(statement).includes('lambda:InvokeFunction'),
    );
    expect(JSON.stringify(invoke?.Resource)).toContain(':function:turreton-prod-deadline"');
  });

  test('every log group expires its entries', () => {
    running.resourceCountIs('AWS::Logs::LogGroup', 9);
    running.allResourcesProperties('AWS::Logs::LogGroup', { RetentionInDays: 90 });
    dev.functions.allResourcesProperties('AWS::Logs::LogGroup', { RetentionInDays: 14 });
  });

  test('the API is throttled and keeps access logs', () => {
    running.hasResourceProperties('AWS::ApiGatewayV2::Stage', {
      StageName: '$default',
      DefaultRouteSettings: { ThrottlingRateLimit: 200, ThrottlingBurstLimit: 400 },
      AccessLogSettings: Match.objectLike({ Format: Match.stringLikeRegexp('requestId') }),
    });
  });

  test('the stream is read in batches that can fail in part, be halved and be set aside', () => {
    running.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
      FunctionName: { Ref: idOf('EventsHandler') },
      StartingPosition: 'TRIM_HORIZON',
      BatchSize: 50,
      BisectBatchOnFunctionError: true,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      MaximumRetryAttempts: 10,
      MaximumRecordAgeInSeconds: 21_600,
      ParallelizationFactor: 10,
      FilterCriteria: {
        Filters: [
          {
            Pattern: JSON.stringify({
              eventName: ['INSERT'],
              dynamodb: { Keys: { pk: { S: [{ prefix: 'OUTBOX#' }] } } },
            }),
          },
        ],
      },
      DestinationConfig: { OnFailure: { Destination: queueArn('EventsFailed') } },
    });
  });

  test('new deliveries, and nothing else of the stream, are sent at once', () => {
    running.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
      FunctionName: { Ref: idOf('NotifyHandler') },
      FilterCriteria: {
        Filters: [
          {
            Pattern: JSON.stringify({
              eventName: ['INSERT'],
              dynamodb: { Keys: { sk: { S: [{ prefix: 'DELIVERY#' }] } } },
            }),
          },
        ],
      },
      DestinationConfig: { OnFailure: { Destination: queueArn('NotifyFailed') } },
    });
  });

  // SES sends as the address if another stage of the account has verified it, even if the domain is verified as well.
  test('senders may send as the domain and as its address', () => {
    for (const template of [running, prod.web]) {
      const sending = statementsOf(template, '').filter((one) => actionsOf(one).includes('ses:SendEmail'));
      expect(sending.length).toBeGreaterThan(0);
      for (const identity of ['turreton.example', 'tides@turreton.example'])
        expect(JSON.stringify(sending)).toContain(`:identity/${identity}"`);
    }
  });

  test('mails come from the stage’s address, under a configuration set', () => {
    running.hasResourceProperties('AWS::Lambda::Function', {
      Environment: {
        Variables: Match.objectLike({
          EMAIL_FROM: 'Turreton <tides@turreton.example>',
          SES_CONFIGURATION_SET: Match.anyValue(),
        }),
      },
    });
  });

  test('pages have runs of their own, so that looking takes none from deadlines; a stage can reserve more for closing steps', () => {
    const reserved = ({ functions, web }: typeof prod) =>
      [functions, web]
        .flatMap((stack) => Object.values(resources(stack, 'AWS::Lambda::Function')))
        .map(({ Properties }) => [Properties.FunctionName, Properties.ReservedConcurrentExecutions])
        .filter(([, runs]) => runs !== undefined);
    expect(reserved(prod)).toEqual([['turreton-prod-pages', 100]]);
    // A new account, used to try the platform, has too few for that.
    expect(reserved(dev)).toEqual([]);
    const large = templates('prod', { reservedConcurrency: { deadline: 200, pages: 100 } });
    expect(reserved(large)).toEqual([
      ['turreton-prod-deadline', 200],
      ['turreton-prod-pages', 100],
    ]);
  });

  test('sweep and retries run each minute', () => {
    running.resourceCountIs('AWS::Events::Rule', 3);
    for (const name of ['Sweep', 'Notify'])
      running.hasResourceProperties('AWS::Events::Rule', {
        ScheduleExpression: 'rate(1 minute)',
        State: 'ENABLED',
        Targets: [
          Match.objectLike({
            Arn: { 'Fn::GetAtt': [idOf(`${name}Handler`), 'Arn'] },
            DeadLetterConfig: { Arn: queueArn(`${name}Failed`) },
          }),
        ],
      });
  });

  test('bounces and complaints reach their function, or a queue', () => {
    running.hasResourceProperties('AWS::SNS::Subscription', {
      Protocol: 'lambda',
      Endpoint: { 'Fn::GetAtt': [idOf('BouncesHandler'), 'Arn'] },
      RedrivePolicy: { deadLetterTargetArn: queueArn('BouncesFailed') },
    });
  });

  test('failures of asynchronous invocations go to a queue', () => {
    for (const [name, attempts] of [
      ['Deadline', 2],
      ['Sweep', 0],
      ['Notify', 0],
      ['Bounces', 2],
    ] as const) {
      running.hasResourceProperties('AWS::Lambda::EventInvokeConfig', {
        FunctionName: { Ref: idOf(`${name}Handler`) },
        MaximumRetryAttempts: attempts,
        DestinationConfig: { OnFailure: { Destination: queueArn(`${name}Failed`) } },
      });
    }
  });
});

const queues = [running, timers].flatMap((template) => Object.keys(resources(template, 'AWS::SQS::Queue')));

const queueArn = (name: string) => ({ 'Fn::GetAtt': [Match.stringLikeRegexp(`^${name}`), 'Arn'] });

describe('queues and alarms', () => {
  const alarms = Object.values(resources(observability, 'AWS::CloudWatch::Alarm'));
  const watching = (alarm: Resource): string => JSON.stringify(alarm.Properties.Dimensions ?? []);
  const watchedBy = (name: string) =>
    alarms.find(({ Properties }) => String(Properties.AlarmDescription).endsWith(`: ${name}.`))?.Properties
      .Dimensions;
  const refIn = (reference: unknown): string => (reference as { Ref: string }).Ref;

  test('dead letters are encrypted, kept for 14 days, and sent over TLS', () => {
    const named = [running, timers].flatMap((template) =>
      Object.values(resources(template, 'AWS::SQS::Queue')),
    );
    expect(named.map(({ Properties }) => Properties.QueueName).sort()).toEqual(
      QUEUES.filter((name) => name !== 'mail')
        .map((name) => queueName('prod', name))
        .sort(),
    );
    for (const template of [running, timers]) {
      template.allResourcesProperties('AWS::SQS::Queue', {
        MessageRetentionPeriod: 14 * 24 * 3600,
        SqsManagedSseEnabled: true,
      });
      template.allResourcesProperties('AWS::SQS::QueuePolicy', {
        PolicyDocument: Match.objectLike({
          Statement: Match.arrayWith([
            Match.objectLike({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
          ]),
        }),
      });
    }
  });

  for (const queue of queues) {
    test(`an alarm watches ${queue}`, () => {
      const own = alarms.filter((alarm) => watching(alarm).includes(queue));
      expect(own.map((alarm) => alarm.Properties.MetricName)).toEqual(['ApproximateNumberOfMessagesVisible']);
      expect(own[0]?.Properties).toMatchObject({ Threshold: 1, EvaluationPeriods: 1 });
    });
  }

  /** An alarm's metric, as "Namespace Metric, statistic of seconds". */
  const read = ({ Properties }: Resource): string =>
    `${Properties.Namespace} ${Properties.MetricName}, ${Properties.Statistic ?? Properties.ExtendedStatistic} of ${Properties.Period}`;

  test('a function that nobody retries has its faults watched at the API before it, any other its queue', () => {
    const behind = (api: string) => JSON.stringify(watchedBy(`${api}Faults`));
    expect(behind('Api')).toContain('ApiHttp');
    expect(behind('Forms')).toContain('PagesApiHttp');
    expect(behind('Pages')).toContain('PagesServer');
    expect(alarms.map(read)).toContain('AWS/Lambda Url5xxCount, Sum of 300');
    expect(alarms.map(read)).toContain('AWS/ApiGateway 5xx, Sum of 300');
    const unwatched = FUNCTIONS.filter((name) => !/^Api/.test(name)).filter(
      (name) => !queues.some((queue) => queue.startsWith(name.replace(/Handler$/, ''))),
    );
    expect(unwatched).toEqual([]);
  });

  test('what the account shares is watched: throttled runs, refused tables, the reputation of its mails', () => {
    const all = alarms.map(read);
    for (const one of [
      'AWS/Lambda Throttles, Sum of 300',
      'AWS/DynamoDB ReadThrottleEvents, Sum of 300',
      'AWS/DynamoDB WriteThrottleEvents, Sum of 300',
      'AWS/SES Reputation.BounceRate, Maximum of 3600',
      'AWS/SES Reputation.ComplaintRate, Maximum of 3600',
    ])
      expect(all).toContain(one);
    expect(all.filter((one) => one.startsWith('AWS/DynamoDB'))).toHaveLength(4);
  });

  test('alarms ring at numbers that occur: notices, milliseconds, shares of mails', () => {
    const thresholds = Object.fromEntries(
      alarms.map(({ Properties }) => [
        /: (\w+)\.$/.exec(String(Properties.AlarmDescription))?.[1],
        Properties.Threshold,
      ]),
    );
    expect(thresholds).toMatchObject({
      ...{ NoticesFailed: 20, PublishedLate: 180_000, InvitationsUsedUp: 1 },
      ...{ BounceRate: 0.05, ComplaintRate: 0.001, Throttles: 1, ApiFaults: 5 },
    });
  });

  test('every function that reads the stream raises an alarm when it falls behind', () => {
    const readers = Object.values(resources(running, 'AWS::Lambda::EventSourceMapping'));
    expect(readers.length).toBeGreaterThan(1);
    const lags = alarms.filter(({ Properties }) => Properties.MetricName === 'IteratorAge');
    for (const { Properties } of readers)
      expect(lags.map(watching).join()).toContain(refIn(Properties.FunctionName));
    for (const { Properties } of lags) expect(Properties.Threshold).toBe(300_000);
  });

  test('schedules that do not fire raise an alarm, though the sweep closes their steps', () => {
    observability.hasResourceProperties('AWS::CloudWatch::Alarm', {
      MetricName: 'OverdueSteps',
      Statistic: 'Sum',
      Period: 3600,
      Threshold: 3,
    });
  });

  test('the operator is notified of a bill that grows beyond its budget', () => {
    observability.hasResourceProperties('AWS::Budgets::Budget', {
      Budget: { BudgetType: 'COST', TimeUnit: 'MONTHLY', BudgetLimit: { Amount: 50, Unit: 'USD' } },
      NotificationsWithSubscribers: Match.arrayWith([
        Match.objectLike({
          Notification: {
            NotificationType: 'FORECASTED',
            Threshold: 100,
            ComparisonOperator: 'GREATER_THAN',
          },
          Subscribers: [{ SubscriptionType: 'EMAIL', Address: 'operator@turreton.example' }],
        }),
      ]),
    });
    dev.observability.resourceCountIs('AWS::Budgets::Budget', 0);
  });

  test('overdue steps raise an alarm, and so does a sweep that has stopped', () => {
    observability.hasResourceProperties('AWS::CloudWatch::Alarm', {
      Namespace: 'Turreton',
      MetricName: 'OverdueSteps',
      Threshold: 1,
      EvaluationPeriods: 3,
      TreatMissingData: 'breaching',
    });
  });

  test('the dashboard shows what the functions count, and an alarm names its row of the handbook', () => {
    const dashboard = JSON.stringify(Object.values(resources(observability, 'AWS::CloudWatch::Dashboard')));
    for (const name of [
      'OrdersAccepted-prod',
      'OrdersRefused-prod',
      'PublishedAfter',
      'NoticesFailed',
      'CanaryTurn',
    ])
      expect(dashboard).toContain(name);
    const handbook = readFileSync('docs/operators.md', 'utf8');
    const alarms = Object.entries(resources(observability, 'AWS::CloudWatch::Alarm'));
    expect(alarms.length).toBeGreaterThan(15);
    for (const [, { Properties }] of alarms) {
      const named = /See docs\/operators\.md, "Alarms, one by one": (\w+)\.$/.exec(
        String(Properties.AlarmDescription),
      );
      expect(handbook, String(Properties.AlarmDescription)).toContain(`\`${named?.[1]}\``);
    }
  });

  test('the handbook names each output, and the command that shows operators their tables', () => {
    const handbook = readFileSync('docs/operators.md', 'utf8');
    const outputs = Object.values(prod)
      .flatMap((template) => Object.keys(template.findOutputs('*')))
      .filter((name) => !name.startsWith('ExportsOutput'));
    expect(outputs).toEqual(expect.arrayContaining(['GameTableName', 'AuthTableName', 'SiteAddress']));
    for (const name of outputs) expect(handbook).toMatch(new RegExp(`[\`<]${name}[\`>]`));
  });

  test('the handbook names every setting of the functions', () => {
    const handbook = readFileSync('docs/operators.md', 'utf8');
    const releases = [running, prod.web]
      .flatMap((template) => Object.values(resources(template, 'AWS::Lambda::Function')))
      .filter(({ Properties }) => JSON.stringify(Properties.Environment ?? '').includes('NODE_OPTIONS'))
      .flatMap(({ Properties }) => Object.keys((Properties.Environment as { Variables: object }).Variables));
    expect(releases).toContain('TABLE_NAME');
    for (const name of new Set(releases)) expect(handbook).toContain(`\`${name}\``);
  });

  test('orders are counted from the access log: those that were stored, and those that were refused', () => {
    const filters = Object.values(resources(running, 'AWS::Logs::MetricFilter')).map(
      ({ Properties }) => Properties,
    );
    expect(filters.map(({ FilterPattern }) => FilterPattern)).toEqual([
      '{ (($.method = "PUT") && ($.path = "*/orders")) && ($.status < 300) }',
      '{ (($.method = "PUT") && ($.path = "*/orders")) && ($.status >= 400) }',
    ]);
  });

  test('the canary plays each hour, and traces follow a deadline to its notifications', () => {
    running.hasResourceProperties('AWS::Events::Rule', { ScheduleExpression: 'rate(1 hour)' });
    const traced = (stage: typeof prod) =>
      Object.entries(resources(stage.functions, 'AWS::Lambda::Function'))
        .filter(([, { Properties }]) => JSON.stringify(Properties.TracingConfig ?? '').includes('Active'))
        .map(([id]) => FUNCTIONS.find((name) => id.startsWith(name)));
    const workers = ['DeadlineHandler', 'EventsHandler', 'NotifyHandler'];
    expect(traced(prod).sort()).toEqual(workers);
    expect(traced(dev).sort()).toEqual(['ApiHandler', 'ApiLeagues', ...workers]);
  });

  test('every alarm goes to the topic, which accepts the CloudWatch of this account, and from the topic to the operator', () => {
    const [topic, ...more] = Object.keys(resources(observability, 'AWS::SNS::Topic'));
    expect(more).toEqual([]);
    for (const { Properties } of alarms)
      expect([Properties.AlarmActions, Properties.OKActions]).toEqual([[{ Ref: topic }], [{ Ref: topic }]]);
    observability.hasResourceProperties('AWS::SNS::TopicPolicy', {
      Topics: [{ Ref: topic }],
      PolicyDocument: Match.objectLike({
        Statement: Match.arrayWith([
          Match.objectLike({
            Effect: 'Allow',
            Action: 'sns:Publish',
            Principal: { Service: 'cloudwatch.amazonaws.com' },
            Resource: { Ref: topic },
            Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
          }),
        ]),
      }),
    });
    observability.hasResourceProperties('AWS::SNS::Subscription', {
      Protocol: 'email',
      Endpoint: 'operator@turreton.example',
    });
    dev.observability.resourceCountIs('AWS::SNS::Subscription', 0);
  });
});
