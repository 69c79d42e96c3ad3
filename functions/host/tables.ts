import { CreateTableCommand, type DynamoDBClient, ResourceInUseException } from '@aws-sdk/client-dynamodb';
import { authTableDefinition, tableDefinition } from '../store/table-definition';

export const TABLE = 'turreton';
export const AUTH_TABLE = 'turreton-auth';

/** Creates the tables that are not there yet. */
export async function createTables(client: DynamoDBClient): Promise<void> {
  for (const definition of [tableDefinition(TABLE), authTableDefinition(AUTH_TABLE)])
    try {
      await client.send(new CreateTableCommand(definition));
    } catch (error) {
      if (!(error instanceof ResourceInUseException)) throw error;
    }
}
