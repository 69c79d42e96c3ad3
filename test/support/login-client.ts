import { DynamoDBDocument } from '@aws-sdk/lib-dynamodb';
import { localClient } from './test-dynamo';
import type { World } from './world';

/** The client of a world's tables with which the login library works. */
export function loginClient({ dynamo }: World): DynamoDBDocument {
  const marshallOptions = { removeUndefinedValues: true, convertClassInstanceToMap: true };
  return DynamoDBDocument.from(localClient(dynamo.dynamo.endpoint), { marshallOptions });
}
