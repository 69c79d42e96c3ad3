import { CreateTableCommand, DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  DynamoDBDocumentClient,
  ExecuteStatementCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  ScanCommand,
  TransactGetCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { expect, test } from 'vitest';
import { scanPages, storeClient } from './store-client';

const TableName = 'kept';
const Key = { pk: 'GAME#1', sk: 'GATE' };
const Item = {
  ...Key,
  step: 3,
  open: true,
  none: null,
  left: undefined,
  seats: [{ to: 'bel', left: undefined }],
};
const Condition = {
  ConditionExpression: 'attribute_not_exists(#pk) AND #step < :step',
  ExpressionAttributeNames: { '#pk': 'pk', '#step': 'step' },
  ExpressionAttributeValues: { ':step': 4, ':left': undefined },
};
const wire = (values: Record<string, unknown>) => marshall(values, { removeUndefinedValues: true });
const Items = [wire(Item), wire({ ...Key, step: 5 })];

/** Each command that stores send, with a reply that has everything to convert. */
const CALLS: readonly (readonly [name: string, command: () => object, reply: object])[] = [
  ['Get', () => new GetCommand({ TableName, Key, ConsistentRead: true }), { Item: Items[0] }],
  ['Get of nothing', () => new GetCommand({ TableName, Key }), {}],
  ['Put', () => new PutCommand({ TableName, Item, ...Condition }), { Attributes: Items[0] }],
  [
    'Update',
    () => new UpdateCommand({ TableName, Key, UpdateExpression: 'SET #step = :step', ...Condition }),
    { Attributes: Items[1] },
  ],
  ['Delete', () => new DeleteCommand({ TableName, Key, ...Condition }), { Attributes: Items[0] }],
  [
    'Query',
    () =>
      new QueryCommand({
        TableName,
        KeyConditionExpression: '#pk = :step',
        ...Condition,
        ExclusiveStartKey: Key,
      }),
    { Items, Count: 2, LastEvaluatedKey: wire(Key) },
  ],
  [
    'the first Query',
    () => new QueryCommand({ TableName, ExclusiveStartKey: undefined }),
    { Items: [], Count: 0 },
  ],
  [
    'Scan',
    () => new ScanCommand({ TableName, ExclusiveStartKey: Key }),
    { Items, LastEvaluatedKey: wire(Key) },
  ],
  [
    'BatchGet',
    () => new BatchGetCommand({ RequestItems: { Item: { Keys: [Key], ConsistentRead: true } } }),
    { Responses: { Item: Items }, UnprocessedKeys: { Item: { Keys: [wire(Key)], ConsistentRead: true } } },
  ],
  [
    'BatchWrite',
    () =>
      new BatchWriteCommand({
        RequestItems: { Item: [{ PutRequest: { Item } }, { DeleteRequest: { Key } }] },
      }),
    {
      UnprocessedItems: { Item: [{ PutRequest: { Item: Items[0] } }, { DeleteRequest: { Key: wire(Key) } }] },
    },
  ],
  [
    'TransactGet',
    () =>
      new TransactGetCommand({ TransactItems: [{ Get: { TableName, Key } }, { Get: { TableName, Key } }] }),
    { Responses: [{ Item: Items[0] }, {}] },
  ],
  [
    'TransactWrite',
    () =>
      new TransactWriteCommand({
        ClientRequestToken: 'a token',
        TransactItems: [
          { Put: { TableName, Item, ...Condition } },
          { Update: { TableName, Key, UpdateExpression: 'SET #step = :step', ...Condition } },
          { Delete: { TableName, Key } },
          { ConditionCheck: { TableName, Key, ...Condition } },
        ],
      }),
    {},
  ],
];

const documentClient = (client: DynamoDBClient) =>
  DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });

/** A client whose every request is answered with the next of these replies. */
function answering(replies: readonly object[], config: DynamoDBClientConfig) {
  const sent: unknown[] = [];
  const left = [...replies];
  const client = new DynamoDBClient({
    region: 'local',
    endpoint: 'http://127.0.0.1:1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    requestHandler: {
      handle: async ({ headers, body }: { headers: Record<string, string>; body: Uint8Array }) => {
        sent.push([headers['x-amz-target'], JSON.parse(new TextDecoder().decode(body))]);
        const type = { 'content-type': 'application/x-amz-json-1.0' };
        const reply = Buffer.from(JSON.stringify(left.shift() ?? {}));
        return { response: { statusCode: 200, headers: type, body: reply } as never };
      },
    },
    ...config,
  });
  return { client, sent };
}

const KEPT = { cacheMiddleware: true };

test.each(CALLS)('%s is sent and answered as by the document client', async (_, command, reply) => {
  const theirs = answering([reply], {});
  const ours = answering([reply], KEPT);
  const expected = await documentClient(theirs.client).send(command() as GetCommand);
  const output = await storeClient(ours.client).send(command() as GetCommand);
  expect(output).toEqual(expected);
  expect(Object.keys(output)).toEqual(Object.keys(expected));
  expect(ours.sent).toEqual(theirs.sent);
});

test('each call sends its own input, also at the same time', async () => {
  const { client, sent } = answering([], KEPT);
  const store = storeClient(client);
  const keys = ['a', 'b', 'c'].map((pk) => ({ pk, sk: 'GATE' }));
  await Promise.all(keys.map((one) => store.send(new GetCommand({ TableName, Key: one }))));
  expect(sent.map((one) => (one as [string, { Key: unknown }])[1].Key)).toEqual(keys.map(wire));
});

test('the command and its input stay as they were', async () => {
  const command = new PutCommand({ TableName, Item });
  await storeClient(answering([], KEPT).client).send(command);
  expect(command.input).toEqual({ TableName, Item });
});

test('a plain command passes, and a document command that no store uses is refused', async () => {
  const { client, sent } = answering([], KEPT);
  const store = storeClient(client);
  await store.send(new CreateTableCommand({ TableName, AttributeDefinitions: [], KeySchema: [] }));
  expect(sent).toHaveLength(1);
  await expect(store.send(new ExecuteStatementCommand({ Statement: 'SELECT' }))).rejects.toThrow(
    'The store client does not know ExecuteStatementCommand.',
  );
});

test('a scan continues where its last page ended', async () => {
  const { client, sent } = answering([{ Items, LastEvaluatedKey: wire(Key) }, { Items: [] }], KEPT);
  const pages: unknown[] = [];
  for await (const page of scanPages(storeClient(client), { TableName })) pages.push(page.length);
  expect(pages).toEqual([2, 0]);
  expect(sent.map((one) => (one as [string, object])[1])).toEqual([
    { TableName },
    { TableName, ExclusiveStartKey: wire(Key) },
  ]);
});
