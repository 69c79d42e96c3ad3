import { expect, test } from 'vitest';
import { needsOf } from './needs';
import type { Call } from './recorder';

const call = (service: string, how: Partial<Call>, body: unknown = {}): Call => ({
  ...{ caller: 'api', service, region: 'eu-central-1', method: 'POST', path: '/', target: '', status: 200 },
  ...how,
  body: JSON.stringify(body),
});
const dynamo = (operation: string, body: unknown) =>
  call('dynamodb', { target: `DynamoDB_20120810.${operation}` }, body);
const identities = ['turreton.example'];
const needed = (one: Call) =>
  needsOf(one, { identities }).map(
    ({ action, resource }) => `${action} ${resource.split(':').slice(5).join(':')}`,
  );

test.each([
  ['an item', dynamo('GetItem', { TableName: 'games' }), ['dynamodb:GetItem table/games']],
  [
    'a query of an index',
    dynamo('Query', { TableName: 'games', IndexName: 'due' }),
    ['dynamodb:Query table/games/index/due'],
  ],
  [
    'a transaction, part by part',
    dynamo('TransactWriteItems', {
      TransactItems: [{ Put: { TableName: 'games' } }, { ConditionCheck: { TableName: 'logins' } }],
    }),
    ['dynamodb:PutItem table/games', 'dynamodb:ConditionCheckItem table/logins'],
  ],
  [
    'a batch, table by table',
    dynamo('BatchGetItem', { RequestItems: { games: {}, logins: {} } }),
    ['dynamodb:BatchGetItem table/games', 'dynamodb:BatchGetItem table/logins'],
  ],
  [
    'a schedule, and the role that it hands over',
    call(
      'scheduler',
      { method: 'PUT', path: '/schedules/g-1' },
      { GroupName: 'steps', Target: { RoleArn: 'arn:aws:iam::1:role/invoker' } },
    ),
    ['scheduler:UpdateSchedule schedule/steps/g-1', 'iam:PassRole role/invoker'],
  ],
  [
    'a mail, as its identity and under its configuration set',
    call(
      'ses',
      { path: '/v2/email/outbound-emails' },
      {
        FromEmailAddress: 'Turreton <tides@turreton.example>',
        ConfigurationSetName: 'set',
        Content: { Raw: { Data: '' } },
      },
    ),
    [
      'ses:SendEmail identity/turreton.example',
      'ses:SendRawEmail identity/turreton.example',
      'ses:SendEmail configuration-set/set',
      'ses:SendRawEmail configuration-set/set',
    ],
  ],
])('%s', (_shows, one, expected) => {
  expect(needed(one)).toEqual(expected);
});

test.each([
  ['a service', call('s3', { method: 'GET', path: '/files' })],
  ['a way to change schedules', call('scheduler', { method: 'DELETE', path: '/schedules/g-1' })],
  ['an operation of SES', call('ses', { path: '/v2/email/identities' })],
  ['a sender', call('ses', { path: '/v2/email/outbound-emails' }, { FromEmailAddress: 'a@other.example' })],
])('%s that has no rule stops the check', (_shows, one) => {
  expect(() => needsOf(one, { identities })).toThrow();
});
