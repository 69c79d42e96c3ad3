import { describe, expect, test } from 'vitest';
import { readStage, stagesIn } from './stage-file';
import { actionsOf, type Resource, type Resources, resources, statementsOf, templates } from './testing';

// Guarantees for everything in every stage, whatever is added: each test checks all resources of a kind.

/** A property below a resource, by its path. */
function at(resource: Resource, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) => (value as Record<string, unknown> | undefined)?.[key],
      resource.Properties,
    );
}

/** A statement of a resource's policy. */
interface Statement {
  readonly Effect: string;
  readonly Action: unknown;
  readonly Principal?: { readonly Service?: string };
  readonly Condition?: unknown;
}

describe.each(stagesIn())('%s', (stage) => {
  const all = Object.values(templates(stage));
  const every = (type: string): Resources =>
    Object.assign({}, ...all.map((template) => resources(template, type))) as Resources;
  const without = (type: string, path: string): readonly string[] =>
    Object.entries(every(type))
      .filter(([, resource]) => at(resource, path) === undefined)
      .map(([id]) => id);

  test.each([
    ['AWS::Lambda::EventSourceMapping', 'DestinationConfig.OnFailure.Destination'],
    ['AWS::Lambda::EventInvokeConfig', 'DestinationConfig.OnFailure.Destination'],
    ['AWS::SNS::Subscription', 'RedrivePolicy.deadLetterTargetArn'],
    ['AWS::Events::Rule', 'Targets.0.DeadLetterConfig.Arn'],
  ])('every %s has a queue for failures', (type, path) => {
    expect(Object.keys(every(type)).length).toBeGreaterThan(0);
    const mails = Object.entries(every('AWS::SNS::Subscription'))
      .filter(([, { Properties }]) => Properties.Protocol === 'email')
      .map(([id]) => id);
    expect(without(type, path).filter((id) => !mails.includes(id))).toEqual([]);
  });

  test('every function that a rule, a schedule or a topic invokes has a destination for failures', () => {
    const configured = JSON.stringify(
      Object.values(every('AWS::Lambda::EventInvokeConfig')).map(({ Properties }) => Properties.FunctionName),
    );
    const invoked = Object.values(every('AWS::Lambda::Permission')).filter(({ Properties }) =>
      ['events.amazonaws.com', 'sns.amazonaws.com'].includes(String(Properties.Principal)),
    );
    expect(invoked.length).toBeGreaterThan(2);
    for (const permission of invoked) {
      const [id] = at(permission, 'FunctionName.Fn::GetAtt') as [string];
      expect(configured).toContain(`"${id}"`);
    }
    expect(configured).toContain('"DeadlineHandlerFunction');
  });

  test('an alarm watches every queue', () => {
    const watched = JSON.stringify(
      Object.values(every('AWS::CloudWatch::Alarm')).map(({ Properties }) => Properties.Dimensions),
    );
    const queues = Object.keys(every('AWS::SQS::Queue'));
    expect(queues).toHaveLength(7);
    for (const id of queues) expect(watched).toContain(id);
  });

  test('every function writes to a log group, and every log group expires its entries', () => {
    const retained = without('AWS::Logs::LogGroup', 'RetentionInDays');
    expect(retained).toEqual([]);
    expect(without('AWS::Lambda::Function', 'LoggingConfig.LogGroup')).toEqual([]);
  });

  test('nothing passes lines of log on to anywhere else', () => {
    expect(every('AWS::Logs::SubscriptionFilter')).toEqual({});
    expect(every('AWS::Logs::Destination')).toEqual({});
    expect(every('AWS::Logs::Delivery')).toEqual({});
  });

  test('stored data is encrypted, and tables can be restored to any second', () => {
    expect(without('AWS::S3::Bucket', 'BucketEncryption')).toEqual([]);
    expect(without('AWS::SQS::Queue', 'SqsManagedSseEnabled')).toEqual([]);
    for (const table of Object.values(every('AWS::DynamoDB::Table')))
      expect(at(table, 'PointInTimeRecoverySpecification.PointInTimeRecoveryEnabled')).toBe(true);
  });

  test('what nothing can make again outlives its stack where a stage protects its data', () => {
    const everything = all.flatMap((template) => Object.values(template.toJSON().Resources as Resources));
    const keeping = everything.filter(({ DeletionPolicy = '' }) => DeletionPolicy.startsWith('Retain'));
    const kinds = new Set(keeping.map(({ Type }) => Type));
    const { protectData, encryption, domain } = readStage(stage, { checking: true });
    const lasting = [
      ...(encryption === 'customer-managed' ? ['AWS::KMS::Key'] : []),
      ...(domain === undefined ? [] : ['AWS::SES::EmailIdentity']),
      ...['AWS::Backup::BackupVault', 'AWS::DynamoDB::Table', 'AWS::SecretsManager::Secret'],
    ];
    expect([...kinds].sort()).toEqual(protectData ? lasting.sort() : []);
    expect(everything.filter((one) => kinds.has(one.Type) && !keeping.includes(one))).toEqual([]);
  });

  test('a function with a configuration set of SES in its environment may send under it', () => {
    const names: string[] = [];
    for (const template of all)
      for (const lambda of Object.values(resources(template, 'AWS::Lambda::Function'))) {
        const variables = (at(lambda, 'Environment.Variables') ?? {}) as Record<string, unknown>;
        const [role = ''] = (at(lambda, 'Role.Fn::GetAtt') ?? []) as readonly string[];
        const sending = statementsOf(template, role).filter((one) =>
          actionsOf(one).includes('ses:SendEmail'),
        );
        for (const [name, set] of Object.entries(variables).filter(([key]) => /^SES_\w+_SET$/.test(key))) {
          names.push(name);
          expect(JSON.stringify(sending), `${role}: ${name}`).toContain(JSON.stringify(set));
        }
      }
    expect([...new Set(names)].sort()).toEqual(['SES_CONFIGURATION_SET', 'SES_INVITATION_SET']);
  });

  test('queues, topics and buckets refuse what is not encrypted on its way', () => {
    for (const [kind, policyKind, names] of [
      ['AWS::SQS::Queue', 'AWS::SQS::QueuePolicy', 'Queues'],
      ['AWS::SNS::Topic', 'AWS::SNS::TopicPolicy', 'Topics'],
      ['AWS::S3::Bucket', 'AWS::S3::BucketPolicy', 'Bucket'],
    ] as const) {
      const refusing = Object.values(every(policyKind)).filter((policy) =>
        (at(policy, 'PolicyDocument.Statement') as Statement[]).some(
          ({ Effect, Condition }) =>
            Effect === 'Deny' && JSON.stringify(Condition) === '{"Bool":{"aws:SecureTransport":"false"}}',
        ),
      );
      const guarded = JSON.stringify(refusing.map((policy) => at(policy, names)));
      for (const id of Object.keys(every(kind))) expect(guarded).toContain(`{"Ref":"${id}"}`);
    }
  });

  test('no bucket, queue or topic is public', () => {
    for (const path of ['BlockPublicAcls', 'BlockPublicPolicy', 'IgnorePublicAcls', 'RestrictPublicBuckets'])
      for (const bucket of Object.values(every('AWS::S3::Bucket')))
        expect(at(bucket, `PublicAccessBlockConfiguration.${path}`)).toBe(true);
    const policies = ['AWS::S3::BucketPolicy', 'AWS::SQS::QueuePolicy', 'AWS::SNS::TopicPolicy'].flatMap(
      (type) => Object.values(every(type)),
    );
    const allowing = policies
      .flatMap((policy) => at(policy, 'PolicyDocument.Statement') as { Effect: string; Principal: unknown }[])
      .filter(({ Effect }) => Effect === 'Allow');
    expect(allowing.length).toBeGreaterThan(0);
    for (const { Principal } of allowing) expect(JSON.stringify(Principal)).not.toContain('"*"');
  });

  test('every topic lets one service of this account publish: a policy that only denies lets nobody', () => {
    const topics = Object.keys(every('AWS::SNS::Topic'));
    const allowed = Object.values(every('AWS::SNS::TopicPolicy')).flatMap((policy) => {
      const statements = at(policy, 'PolicyDocument.Statement') as Statement[];
      const mayPublish = statements.some(
        ({ Effect, Action, Principal, Condition }) =>
          Effect === 'Allow' &&
          Action === 'sns:Publish' &&
          Principal?.Service !== undefined &&
          /aws:SourceAccount/i.test(JSON.stringify(Condition ?? {})),
      );
      return mayPublish ? (at(policy, 'Topics') as { Ref: string }[]).map(({ Ref }) => Ref) : [];
    });
    expect(allowed.sort()).toEqual(topics.sort());
  });

  test('no wildcard allows an action', () => {
    const actions = all.flatMap((template) => statementsOf(template, '')).flatMap(actionsOf);
    expect(actions.length).toBeGreaterThan(50);
    expect(actions.filter((action) => action.includes('*'))).toEqual([]);
  });

  test('nothing costs by the hour', () => {
    const types = all.flatMap((template) =>
      Object.values(template.toJSON().Resources as Resources).map(({ Type }) => Type),
    );
    expect(
      types.filter((type) => /^AWS::(EC2|ECS|ElasticLoadBalancing|RDS|ElastiCache|DAX)/.test(type)),
    ).toEqual([]);
    for (const table of Object.values(every('AWS::DynamoDB::Table')))
      expect(at(table, 'BillingMode')).toBe('PAY_PER_REQUEST');
    expect(every('AWS::Lambda::Alias')).toEqual({});
  });
});
