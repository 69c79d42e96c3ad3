import { Match, type Template } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import { actionsOf, resources, statementsOf, templates } from './testing';

const prod = templates('prod');
const all = Object.values(prod);
const statementsOfAll = (role: string) => all.flatMap((template) => statementsOf(template, role));

const ITEMS = [
  'dynamodb:BatchGetItem',
  'dynamodb:BatchWriteItem',
  'dynamodb:ConditionCheckItem',
  'dynamodb:DeleteItem',
  'dynamodb:GetItem',
  'dynamodb:PutItem',
  'dynamodb:Query',
  'dynamodb:UpdateItem',
];
/** The login library's operations on its own table. */
const LOGIN_ITEMS = [
  'dynamodb:BatchWriteItem',
  'dynamodb:DeleteItem',
  'dynamodb:GetItem',
  'dynamodb:PutItem',
  'dynamodb:Query',
  'dynamodb:UpdateItem',
];
const KEY = ['kms:Decrypt', 'kms:DescribeKey', 'kms:Encrypt', 'kms:GenerateDataKey'];
const LOGS = ['logs:CreateLogStream', 'logs:PutLogEvents'];
const SCHEDULES = ['iam:PassRole', 'scheduler:CreateSchedule', 'scheduler:UpdateSchedule'];
const SECRET = ['secretsmanager:DescribeSecret', 'secretsmanager:GetSecretValue'];
const MAIL = ['ses:SendEmail', 'ses:SendRawEmail'];
const STREAM = [
  'dynamodb:DescribeStream',
  'dynamodb:GetRecords',
  'dynamodb:GetShardIterator',
  'dynamodb:ListStreams',
];
/** The one role whose permissions AWS writes. */
const BACKUP_ROLE = 'PlanTablesRole';
const TRACES = ['xray:PutTelemetryRecords', 'xray:PutTraceSegments'];
const QUEUE = ['sqs:GetQueueAttributes', 'sqs:GetQueueUrl', 'sqs:SendMessage'];

/** All permissions of each role; a permission that is added anywhere must be added here too. */
const PERMISSIONS: readonly (readonly [role: string, actions: readonly string[]])[] = [
  ['ApiHandlerRole', [...ITEMS, ...KEY, ...LOGS, ...SCHEDULES, ...SECRET]],
  ['ApiLeaguesRole', [...ITEMS, ...KEY, ...LOGS, ...SCHEDULES, ...SECRET]],
  ['DeadlineHandlerRole', [...ITEMS, ...KEY, ...LOGS, ...SCHEDULES, ...QUEUE, ...TRACES]],
  ['SweepHandlerRole', [...ITEMS, ...KEY, ...LOGS, ...SCHEDULES, ...QUEUE]],
  ['EventsHandlerRole', [...ITEMS, ...KEY, ...LOGS, ...SCHEDULES, ...STREAM, ...QUEUE, ...TRACES]],
  ['NotifyHandlerRole', [...ITEMS, ...KEY, ...LOGS, ...MAIL, ...SECRET, ...STREAM, ...QUEUE, ...TRACES]],
  ['BouncesHandlerRole', [...ITEMS, ...KEY, ...LOGS, ...QUEUE]],
  // It plays through the site's address, as players do, and accesses no table.
  ['CanaryHandlerRole', [...LOGS, ...SECRET, ...QUEUE]],
  // It runs the functions of the API, and accesses none of their tables itself.
  ['PagesServerRole', [...LOGIN_ITEMS, ...KEY, ...LOGS, ...MAIL, ...SECRET, 'lambda:InvokeFunction']],
  ['AssetsUploaderRole', [...LOGS, 's3:GetObject', 's3:ListBucket', 's3:PutObject']],
  ['StepClockRole', ['lambda:InvokeFunction', 'sqs:SendMessage']],
];

describe('permissions', () => {
  for (const [role, actions] of PERMISSIONS) {
    test(`${role} may do this and no more`, () => {
      const allowed = new Set(statementsOfAll(role).flatMap(actionsOf));
      expect([...allowed].sort()).toEqual([...actions].sort());
    });
  }

  test('that list names every role', () => {
    const roles = all.flatMap((template) => Object.entries(resources(template, 'AWS::IAM::Role')));
    const ours = roles.filter(([id]) => !id.startsWith(BACKUP_ROLE));
    const listed = PERMISSIONS.map(([role]) => role);
    expect(ours.map(([id]) => id).filter((id) => !listed.some((role) => id.startsWith(role)))).toEqual([]);
    expect(ours.flatMap(([, { Properties }]) => Properties.ManagedPolicyArns ?? [])).toEqual([]);
  });

  test('the role of AWS Backup has the policy that AWS keeps for it, and nobody else can assume it', () => {
    const { backups } = templates('prod');
    const [[id, role] = [], ...more] = Object.entries(resources(backups as Template, 'AWS::IAM::Role'));
    expect([id?.startsWith(BACKUP_ROLE), more]).toEqual([true, []]);
    expect(JSON.stringify(role?.Properties.ManagedPolicyArns)).toMatch(
      /^\[[^[]*\[[^[]*\[[^[]*service-role\/AWSBackupServiceRolePolicyForBackup"\]\]\}\]$/,
    );
    expect(role?.Properties.AssumeRolePolicyDocument).toMatchObject({
      Statement: [{ Effect: 'Allow', Principal: { Service: 'backup.amazonaws.com' } }],
    });
  });

  test('no statement has a wildcard action, and only listing streams and writing traces apply to every resource', () => {
    const statements = statementsOfAll('');
    expect(statements.length).toBeGreaterThan(10);
    expect(statements.flatMap(actionsOf).filter((action) => action.includes('*'))).toEqual([]);
    const everywhere = statements.filter((statement) => JSON.stringify(statement.Resource) === '"*"');
    expect(new Set(everywhere.flatMap(actionsOf))).toEqual(new Set(['dynamodb:ListStreams', ...TRACES]));
  });

  test("Scheduler's role is this account's and group's alone, and may be passed to Scheduler only", () => {
    prod.timers.hasResourceProperties('AWS::IAM::Role', {
      AssumeRolePolicyDocument: Match.objectLike({
        Statement: [
          Match.objectLike({
            Principal: { Service: 'scheduler.amazonaws.com' },
            Condition: {
              StringEquals: {
                'aws:SourceAccount': { Ref: 'AWS::AccountId' },
                'aws:SourceArn': { 'Fn::GetAtt': [Match.stringLikeRegexp('^StepClockGroup'), 'Arn'] },
              },
            },
          }),
        ],
      }),
    });
    const passing = statementsOfAll('').filter((statement) => actionsOf(statement).includes('iam:PassRole'));
    expect(passing).toHaveLength(5);
    for (const statement of passing) {
      expect(statement.Condition).toEqual({
        StringEquals: { 'iam:PassedToService': 'scheduler.amazonaws.com' },
      });
    }
  });
});
