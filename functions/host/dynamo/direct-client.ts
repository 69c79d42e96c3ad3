import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { EmbeddedDynamo } from './index';
import { answerInValues, requestOnWire } from './plain-values';
import type { Answer, Body } from './wire';

/** What the SDK would send over HTTP. */
interface Request {
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
}

type Stack = DynamoDBClient['middlewareStack'];
type Terminal = Parameters<Stack['resolve']>[0];
type Context = Parameters<Stack['resolve']>[1];
/** What stands around a whole request: the meter of a test, for instance. */
type Around = (next: Terminal, context: Context) => Terminal;

/** An answer that the SDK has yet to put into words. */
interface Kept {
  answer: Answer<Body> | undefined;
}

/** Steps of the SDK that write headers and log lines which nobody reads here. */
const ONLY_FOR_THE_NETWORK = ['loggerMiddleware', 'getUserAgentMiddleware', 'recursionDetectionMiddleware'];

/**
 * A client whose requests are handed over within this process. Sockets, signatures and the SDK's own steps are most of
 * the work of a request, so that what is plain goes past them. Refusals, retries and unusual values are left to the SDK.
 */
export function directClient(dynamo: Pick<EmbeddedDynamo, 'endpoint' | 'request'>): DynamoDBDocumentClient {
  const kept = new AsyncLocalStorage<Kept>();
  const requestHandler = {
    async handle({ headers, body }: Request) {
      const operation = headers['x-amz-target']?.split('.')[1] ?? '';
      const before = kept.getStore();
      const answer = before?.answer ?? (await dynamo.request(operation, new TextDecoder().decode(body)));
      // A second attempt asks again.
      if (before !== undefined) before.answer = undefined;
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
  });
  for (const name of ONLY_FOR_THE_NETWORK) client.middlewareStack.remove(name);
  const document = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
  document.middlewareStack = shortStack(client.middlewareStack, [], [], (context, slow) =>
    pastTheSdk(dynamo, String(context.commandName), (held, args) => kept.run(held, () => slow()(args))),
  );
  return document;
}

/** Carries out a request; `bySdk` is the long way, with the answer if there is one already. */
function pastTheSdk(
  dynamo: Pick<EmbeddedDynamo, 'request'>,
  command: string,
  bySdk: (kept: Kept, args: Parameters<Terminal>[0]) => ReturnType<Terminal>,
): Terminal {
  const operation = command.replace(/Command$/, '');
  return async (args) => {
    const input = requestOnWire(withToken(operation, args.input));
    if (input === undefined) return bySdk({ answer: undefined }, args);
    const answer = await dynamo.request(operation, JSON.stringify(input));
    if (answer === undefined) throw new Error('the answer was lost');
    const output = answer.ok ? answerInValues(operation, answer.value) : undefined;
    if (output === undefined) return bySdk({ answer }, args);
    return { response: {}, output: { $metadata: {}, ...output } } as unknown as Awaited<ReturnType<Terminal>>;
  };
}

/** The SDK names each transaction, so that the service knows it again. */
function withToken(operation: string, input: object): object {
  if (operation !== 'TransactWriteItems' || 'ClientRequestToken' in input) return input;
  return { ...input, ClientRequestToken: randomUUID() };
}

/** The SDK's steps, built only for a request that needs them; what is added to the stack stands around every request. */
function shortStack(
  whole: Stack,
  added: Around[],
  ofCommand: readonly Stack[],
  short: (context: Context, slow: () => Terminal) => Terminal,
): Stack {
  return {
    ...whole,
    add(step: unknown) {
      added.push(step as Around);
    },
    concat: (from: unknown) => shortStack(whole, added, [...ofCommand, from as Stack], short) as never,
    resolve(handler: Terminal, context: Context) {
      const slow = () => ofCommand.reduce((all, one) => all.concat(one), whole).resolve(handler, context);
      return added.reduceRight((next, around) => around(next, context), short(context, slow));
    },
  } as unknown as Stack;
}
