import { setFlagsFromString } from 'node:v8';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { expect, test } from 'vitest';
import { awsClient } from './aws-clients';

test('the settings of a client are quick to copy', () => {
  setFlagsFromString('--allow-natives-syntax');
  const isQuick = new Function('object', 'return %HasFastProperties(object)') as (object: object) => boolean;
  setFlagsFromString('--no-allow-natives-syntax');
  expect(isQuick(new DynamoDBClient({ region: 'local' }).config)).toBe(false);
  expect(isQuick(awsClient(DynamoDBClient).config)).toBe(true);
});
