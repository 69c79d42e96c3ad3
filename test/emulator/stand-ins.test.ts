import { expect, test } from 'vitest';
import type { Template } from './assembly';
import { withStandIns } from './stand-ins';

const template: Template = {
  Parameters: { BootstrapVersion: { Type: 'AWS::SSM::Parameter::Value<String>' } },
  Rules: { CheckBootstrapVersion: {} },
  Resources: {
    Secret: { Type: 'AWS::SecretsManager::Secret', Properties: {} },
    Alarm: { Type: 'AWS::CloudWatch::Alarm', Properties: {} },
    Role: {
      Type: 'AWS::IAM::Role',
      Properties: {
        Reads: [{ Ref: 'Secret' }, { 'Fn::GetAtt': ['Secret', 'Name'] }, { Ref: 'AWS::Region' }],
      },
      DependsOn: ['Secret', 'Alarm', 'Table'],
    },
    Table: {
      Type: 'AWS::DynamoDB::Table',
      Properties: { Of: { 'Fn::GetAtt': ['Alarm', 'Arn'] } },
      DependsOn: 'Alarm',
    },
  },
  Outputs: { SecretArn: { Value: { Ref: 'Secret' } } },
};

test('a template has the values of what was not made from it, and asks for nothing of that', () => {
  const standIns = new Map([
    ['Secret', { ref: 'arn:secret', attributes: { Name: 'secret' } }],
    ['Alarm', { ref: 'Alarm', attributes: {} }],
  ]);
  expect(withStandIns(template, standIns)).toEqual({
    Resources: {
      Role: {
        Type: 'AWS::IAM::Role',
        Properties: { Reads: ['arn:secret', 'secret', { Ref: 'AWS::Region' }] },
        DependsOn: ['Table'],
      },
      Table: { Type: 'AWS::DynamoDB::Table', Properties: { Of: 'Alarm.Arn' } },
    },
    Outputs: { SecretArn: { Value: 'arn:secret' } },
  });
});
