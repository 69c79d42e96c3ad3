import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb';
import { expect, test } from 'vitest';
import { authTableDefinition, tableDefinition } from '../../functions/core/platform/table-definition';
import { resources, templates } from '../../infra/testing';

// The tables are described twice: for the embedded store by the functions, for AWS by the stacks, which may not import
// one another. This test compares the two descriptions.

const described = Object.values(resources(templates('dev').data, 'AWS::DynamoDB::Table'));

type Shape = Pick<CreateTableCommandInput, 'KeySchema' | 'AttributeDefinitions' | 'GlobalSecondaryIndexes'>;

function shape({ KeySchema, AttributeDefinitions, GlobalSecondaryIndexes }: Shape): Shape {
  const byName = [...(AttributeDefinitions ?? [])].sort((a, b) =>
    String(a.AttributeName).localeCompare(String(b.AttributeName)),
  );
  return { KeySchema, AttributeDefinitions: byName, GlobalSecondaryIndexes };
}

const onAws = described.map(({ Properties }) => shape(Properties as Shape));

test('the game table is the same on AWS and on one machine', () => {
  expect(onAws).toContainEqual(shape(tableDefinition('any')));
});

test("the sign-in library's table is the same on AWS and on one machine", () => {
  expect(onAws).toContainEqual(shape(authTableDefinition('any')));
});
