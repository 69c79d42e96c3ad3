import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb';

/**
 * The single table as the embedded store creates it. `infra/lib/game-table.ts` defines the same for AWS; a test
 * compares them.
 */
export function tableDefinition(name: string): CreateTableCommandInput {
  const key = (hash: string, range: string) => [
    { AttributeName: hash, KeyType: 'HASH' as const },
    { AttributeName: range, KeyType: 'RANGE' as const },
  ];
  const names = ['pk', 'sk', 'duePk', 'dueSk', 'listPk', 'listSk'];
  return {
    TableName: name,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: names.map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
    KeySchema: key('pk', 'sk'),
    GlobalSecondaryIndexes: [
      {
        IndexName: 'due',
        KeySchema: key('duePk', 'dueSk'),
        Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: ['step', 'deadline', 'state'] },
      },
      { IndexName: 'listing', KeySchema: key('listPk', 'listSk'), Projection: { ProjectionType: 'ALL' } },
    ],
  };
}

/** The table of the login library's adapter, with the names it expects. */
export function authTableDefinition(name: string): CreateTableCommandInput {
  const key = (hash: string, range: string) => [
    { AttributeName: hash, KeyType: 'HASH' as const },
    { AttributeName: range, KeyType: 'RANGE' as const },
  ];
  return {
    TableName: name,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: ['pk', 'sk', 'GSI1PK', 'GSI1SK'].map((AttributeName) => ({
      AttributeName,
      AttributeType: 'S',
    })),
    KeySchema: key('pk', 'sk'),
    GlobalSecondaryIndexes: [
      { IndexName: 'GSI1', KeySchema: key('GSI1PK', 'GSI1SK'), Projection: { ProjectionType: 'ALL' } },
    ],
  };
}
