import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DescribeTimeToLiveCommand,
  type DynamoDBClient,
  ResourceInUseException,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import { authTableDefinition, tableDefinition } from '../core/platform/table-definition';

export const TABLE = 'turreton';
export const AUTH_TABLE = 'turreton-auth';

/** Creates missing tables, each with its expiry attribute. */
export async function createTables(client: Pick<DynamoDBClient, 'send'>): Promise<void> {
  const tables = [
    { definition: tableDefinition(TABLE), expiry: 'expiresAt' },
    { definition: authTableDefinition(AUTH_TABLE), expiry: 'expires' },
  ];
  for (const { definition, expiry } of tables) {
    await createTable(client, definition);
    await letExpire(client, definition.TableName, expiry);
  }
}

async function createTable(
  client: Pick<DynamoDBClient, 'send'>,
  definition: CreateTableCommandInput,
): Promise<void> {
  try {
    await client.send(new CreateTableCommand(definition));
  } catch (error) {
    if (!(error instanceof ResourceInUseException)) throw error;
  }
}

/** A run that died after it created the table left this undone. */
async function letExpire(
  client: Pick<DynamoDBClient, 'send'>,
  TableName: string | undefined,
  AttributeName: string,
): Promise<void> {
  const { TimeToLiveDescription } = await client.send(new DescribeTimeToLiveCommand({ TableName }));
  const status = TimeToLiveDescription?.TimeToLiveStatus;
  if (status === 'ENABLED' || status === 'ENABLING') return;
  const TimeToLiveSpecification = { AttributeName, Enabled: true };
  await client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification }));
}
