import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Store } from '../../../functions/core/platform/store';
import { dynamoStore } from '../../../functions/core/platform/store';
import { AUTH_TABLE, TABLE } from '../../../functions/host/create-tables';
import { carryOut } from './table/commands';
import type { FaultyWorld } from './world';

/** The true store at this moment, without faults: for the checks of a run, not for the platform. */
export function oracleOf({ tables }: FaultyWorld): Store {
  const client = {
    send: async (command: { constructor: { name: string }; input: Record<string, unknown> }) => {
      const input = { ...command.input };
      // The checks read strongly wherever the table allows it.
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
