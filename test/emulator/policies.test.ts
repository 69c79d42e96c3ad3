import { describe, expect, test } from 'vitest';
import { isAllowed, type Need, readStatements } from './policies';

const TABLE = 'arn:aws:dynamodb:eu-central-1:123456789012:table/games';
const ROLE = 'arn:aws:iam::123456789012:role/steps';

const statements = readStatements({
  Statement: [
    { Effect: 'Allow', Action: ['dynamodb:GetItem', 'dynamodb:Query'], Resource: TABLE },
    { Effect: 'Allow', Action: 'dynamodb:Query', Resource: `${TABLE}/index/due` },
    {
      Effect: 'Allow',
      Action: 'scheduler:CreateSchedule',
      Resource: 'arn:aws:scheduler:*:*:schedule/steps/*',
    },
    {
      Effect: 'Allow',
      Action: 'iam:PassRole',
      Resource: ROLE,
      Condition: { StringEquals: { 'iam:PassedToService': 'scheduler.amazonaws.com' } },
    },
    { Effect: 'Allow', Action: 's3:*', Resource: '*' },
    { Effect: 'Deny', Action: 's3:DeleteObject', Resource: '*' },
  ],
});

const passed = (service?: string): Need => ({
  action: 'iam:PassRole',
  resource: ROLE,
  ...(service !== undefined && { context: { 'iam:PassedToService': service } }),
});
const asked = (action: string, resource: string): Need => ({ action, resource });

const ALLOWED: readonly (readonly [shows: string, need: Need])[] = [
  ['an action on its resource', asked('dynamodb:GetItem', TABLE)],
  ['an action in other letters', asked('DynamoDB:getitem', TABLE)],
  ['an index by its own statement', asked('dynamodb:Query', `${TABLE}/index/due`)],
  ['what a wildcard covers', asked('scheduler:CreateSchedule', 'arn:aws:scheduler:eu:1:schedule/steps/g-1')],
  ['a condition that holds', passed('scheduler.amazonaws.com')],
  ['an action that a wildcard names', asked('s3:GetObject', 'arn:aws:s3:::files/one')],
];

const REFUSED: readonly (readonly [shows: string, need: Need])[] = [
  ['an action that it does not name', asked('dynamodb:PutItem', TABLE)],
  ['another resource', asked('dynamodb:GetItem', `${TABLE}-of-others`)],
  ['an index that it does not name', asked('dynamodb:Query', `${TABLE}/index/listing`)],
  ['another group', asked('scheduler:CreateSchedule', 'arn:aws:scheduler:eu:1:schedule/other/g-1')],
  ['a role for another service', passed('ecs.amazonaws.com')],
  ['a role without a word for which service', passed()],
  ['what another statement denies', asked('s3:DeleteObject', 'arn:aws:s3:::files/one')],
];

describe('a policy', () => {
  test.each(ALLOWED)('allows %s', (_shows, need) => {
    expect(isAllowed(statements, need)).toBe(true);
  });

  test.each(REFUSED)('does not allow %s', (_shows, need) => {
    expect(isAllowed(statements, need)).toBe(false);
  });

  test('with a condition of a kind that is not understood stops the check', () => {
    const strange = { Effect: 'Allow', Action: 'a:b', Resource: '*', Condition: { IpAddress: { a: 'b' } } };
    expect(() => readStatements({ Statement: [strange] })).toThrow(/IpAddress/);
  });
});
