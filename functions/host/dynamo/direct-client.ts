import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { makeSettingsQuickToCopy } from '../../aws-clients';
import { type StoreClient, storeClient } from '../../core/platform/store-client';
import type { EmbeddedDynamo } from './index';

/** The part of an SDK request over HTTP that is used here. */
interface Request {
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
}

/** SDK middleware that writes headers and log lines which no one reads here. */
const ONLY_FOR_THE_NETWORK = [
  'loggerMiddleware',
  'getUserAgentMiddleware',
  'recursionDetectionMiddleware',
  'contentLengthMiddleware',
  'hostHeaderMiddleware',
];

/**
 * A client whose requests are handled within this process. Sockets and signatures are half of the work of a request.
 */
export function directClient(dynamo: Pick<EmbeddedDynamo, 'endpoint' | 'request'>): StoreClient {
  const decoder = new TextDecoder();
  const requestHandler = {
    async handle({ headers, body }: Request) {
      const operation = headers['x-amz-target']?.split('.')[1] ?? '';
      const answer = await dynamo.request(operation, decoder.decode(body));
      if (answer === undefined) throw new Error('the answer was lost');
      const [statusCode, reply] = answer.ok ? [200, answer.value] : [answer.error.status, answer.error.body];
      const type = { 'content-type': 'application/x-amz-json-1.0' };
      return { response: { statusCode, headers: type, body: Buffer.from(JSON.stringify(reply)) } };
    },
  };
  const client = new DynamoDBClient({
    endpoint: dynamo.endpoint,
    region: 'local',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    requestHandler,
    signer: { sign: async (request) => request },
    cacheMiddleware: true,
  });
  for (const name of ONLY_FOR_THE_NETWORK) client.middlewareStack.remove(name);
  // The credentials are chosen only for the signature.
  if (client.middlewareStack.remove('httpSigningMiddleware'))
    client.middlewareStack.remove('httpAuthSchemeMiddleware');
  makeSettingsQuickToCopy(client);
  return storeClient(client);
}
