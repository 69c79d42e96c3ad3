import {
  CreateTableCommand,
  type DynamoDBClient,
  ResourceInUseException,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import { authTableDefinition, tableDefinition } from '../store/table-definition';

export const TABLE = 'turreton';
export const AUTH_TABLE = 'turreton-auth';

/** Creates the tables that are not there yet, each with the attribute by which its items expire. */
export async function createTables(client: DynamoDBClient): Promise<void> {
  const tables = [
    { definition: tableDefinition(TABLE), expiry: 'expiresAt' },
    { definition: authTableDefinition(AUTH_TABLE), expiry: 'expires' },
  ];
  for (const { definition, expiry } of tables)
    try {
      await client.send(new CreateTableCommand(definition));
      await client.send(
        new UpdateTimeToLiveCommand({
          TableName: definition.TableName,
          TimeToLiveSpecification: { AttributeName: expiry, Enabled: true },
        }),
      );
    } catch (error) {
      if (!(error instanceof ResourceInUseException)) throw error;
    }
}
