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
type Step = Parameters<Stack['resolve']>[0];
type Context = Parameters<Stack['resolve']>[1];
/** What stands around a whole request: the meter of a test, for instance. */
type Around = (next: Step, context: Context) => Step;

/** Steps of the SDK that write headers and log lines which nobody reads here. */
const ONLY_FOR_THE_NETWORK = ['loggerMiddleware', 'getUserAgentMiddleware', 'recursionDetectionMiddleware'];

/**
 * A client whose requests are handed over within this process. Sockets, signatures and the SDK's own steps are most of
 * the work of a request, so that what is plain goes past them. Refusals, retries and unusual values are left to the SDK.
 */
export function directClient(dynamo: Pick<EmbeddedDynamo, 'endpoint' | 'request'>): DynamoDBDocumentClient {
  const requestHandler = {
    async handle({ headers, body }: Request) {
      const operation = headers['x-amz-target']?.split('.')[1] ?? '';
      return repliedWith(await dynamo.request(operation, new TextDecoder().decode(body)));
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
  document.middlewareStack = shortStack(client.middlewareStack, [], [], (command, bySdk) =>
    pastTheSdk(dynamo, command.replace(/Command$/, ''), bySdk),
  );
  return document;
}

/** What the SDK takes for a reply over HTTP. */
function repliedWith(answer: Answer<Body> | undefined) {
  if (answer === undefined) throw new Error('the answer was lost');
  const [statusCode, reply] = answer.ok ? [200, answer.value] : [answer.error.status, answer.error.body];
  const headers = { 'content-type': 'application/x-amz-json-1.0' };
  return { response: { statusCode, headers, body: Buffer.from(JSON.stringify(reply)) } };
}

/** The SDK's way, which takes the first answer as it is if there is one already; a second attempt asks again. */
type BySdk = (answer?: Answer<Body>) => Step;

/** Carries out a request as far as it is plain. */
function pastTheSdk(dynamo: Pick<EmbeddedDynamo, 'request'>, operation: string, bySdk: BySdk): Step {
  return async (args) => {
    const input = requestOnWire(withToken(operation, args.input));
    if (input === undefined) return bySdk()(args);
    const answer = await dynamo.request(operation, JSON.stringify(input));
    if (answer === undefined) throw new Error('the answer was lost');
    const output = answer.ok ? answerInValues(operation, answer.value) : undefined;
    if (output === undefined) return bySdk(answer)(args);
    return { response: {}, output: { $metadata: {}, ...output } } as unknown as Awaited<ReturnType<Step>>;
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
  short: (command: string, bySdk: BySdk) => Step,
): Stack {
  return {
    ...whole,
    add(step: unknown) {
      added.push(step as Around);
    },
    concat: (from: unknown) => shortStack(whole, added, [...ofCommand, from as Stack], short) as never,
    resolve(last: Step, context: Context) {
      const bySdk: BySdk = (answer) => {
        let first = answer;
        const asked = (async (args) => {
          if (first === undefined) return last(args);
          const reply = repliedWith(first);
          first = undefined;
          return reply;
        }) as Step;
        return ofCommand.reduce((all, one) => all.concat(one), whole).resolve(asked, context) as Step;
      };
      return added.reduceRight(
        (next, around) => around(next, context),
        short(String(context.commandName), bySdk),
      );
    },
  } as unknown as Stack;
}
