import { CreateTableCommand, DescribeTimeToLiveCommand } from '@aws-sdk/client-dynamodb';
import { expect, test } from 'vitest';
import { tableDefinition } from '../../../functions/core/platform/table-definition';
import { createTables, TABLE } from '../../../functions/host/create-tables';
import { startTestDynamo } from '../../support/test-dynamo';

test('a table whose maker died before its items could expire lets them expire after the next start', async () => {
  const { client, close } = await startTestDynamo();
  await client.send(new CreateTableCommand(tableDefinition(TABLE)));
  await createTables(client);
  await createTables(client);
  const { TimeToLiveDescription } = await client.send(new DescribeTimeToLiveCommand({ TableName: TABLE }));
  expect(TimeToLiveDescription).toMatchObject({ TimeToLiveStatus: 'ENABLED', AttributeName: 'expiresAt' });
  await close();
});
