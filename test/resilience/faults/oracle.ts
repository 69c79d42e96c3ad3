import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { AUTH_TABLE, TABLE } from '../../../functions/host/create-tables';
import { dynamoStore } from '../../../functions/store/dynamo';
import type { Store } from '../../../functions/store/store';
import { carryOut } from './table/commands';
import type { FaultyWorld } from './world';

/** The store as it truly is at this moment, to which nothing happens: for those who judge a run, not for the platform. */
export function oracleOf({ tables }: FaultyWorld): Store {
  const client = {
    send: async (command: { constructor: { name: string }; input: Record<string, unknown> }) => {
      const input = { ...command.input };
      // What judges reads strongly wherever the table can.
      if (/^(Get|Query)/.test(command.constructor.name) && input.IndexName === undefined)
        input.ConsistentRead = true;
      return carryOut(tables, { name: command.constructor.name, input }).reply;
    },
  } as unknown as DynamoDBDocumentClient;
  return dynamoStore(
    { name: TABLE, logins: AUTH_TABLE, client },
    { recall: (_, read) => read(), forget: () => undefined },
  );
}
