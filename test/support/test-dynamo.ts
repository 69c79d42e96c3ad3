import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { StoreClient } from '../../functions/core/platform/store-client';
import {
  type EmbeddedDynamo,
  type EmbeddedDynamoOptions,
  startEmbeddedDynamo,
} from '../../functions/host/dynamo/index';

export interface TestDynamo<Client extends StoreClient = DynamoDBDocumentClient> {
  readonly dynamo: EmbeddedDynamo;
  /** Uses plain JavaScript values; `client.destroy()` is part of `close`. */
  readonly client: Client;
  close(): Promise<void>;
}

/**
 * A client of an embedded store or any other local endpoint; the region has no effect there, and the credentials only
 * if it has an access key.
 */
export function localClient(
  endpoint: string,
  maxAttempts = 3,
  accessKeyId = 'local',
): DynamoDBDocumentClient {
  const client = new DynamoDBClient({
    endpoint,
    region: 'local',
    credentials: { accessKeyId, secretAccessKey: 'local' },
    maxAttempts,
  });
  return DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
}

/** The seed of lagging weak reads in these tests; without it they do not lag. */
export const { LAGGING_READS } = process.env;

/** This many weak reads may miss a write: a request makes fewer. */
const LAG = 12;

/**
 * An empty store in memory and a client of it, in a few milliseconds; nothing expires unless the test sweeps. One in a
 * folder does not wait for the disk unless asked to. Weak reads lag where `LAGGING_READS` gives a seed.
 */
export function startTestDynamo(options?: EmbeddedDynamoOptions): Promise<TestDynamo>;
export function startTestDynamo(
  options: EmbeddedDynamoOptions,
  connect: (dynamo: EmbeddedDynamo) => StoreClient,
): Promise<TestDynamo<StoreClient>>;
export async function startTestDynamo(
  options: EmbeddedDynamoOptions = {},
  connect: (dynamo: EmbeddedDynamo) => StoreClient = ({ endpoint }) => localClient(endpoint),
): Promise<TestDynamo<StoreClient>> {
  const lag = LAGGING_READS === undefined ? undefined : { seed: LAGGING_READS, reads: LAG };
  const dynamo = await startEmbeddedDynamo({ sweepEvery: 0, sync: false, ...(lag && { lag }), ...options });
  const client = connect(dynamo);
  return {
    dynamo,
    client,
    close: async () => {
      client.destroy();
      await dynamo.close();
    },
  };
}
