import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Context } from './context';
import { type Faults, faultAnswer } from './faults';
import { OPERATIONS } from './operations';
import { type Answer, type Body, internalError, isBody, refused } from './wire';

const MAX_REQUEST_BYTES = 16 * 1024 * 1024;
const CORAL = 'com.amazon.coral.service#';

const UNKNOWN = refused({ status: 400, body: { __type: `${CORAL}UnknownOperationException` } });
const NOT_JSON = refused({ status: 400, body: { __type: `${CORAL}SerializationException` } });

/** The request's text; undefined if it is larger than the service accepts. */
async function textOf(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_REQUEST_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parsed(text: string): Body | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isBody(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function operationOf(request: IncomingMessage): string {
  const target = String(request.headers['x-amz-target'] ?? '').split('.');
  return target.length === 2 && target[0] === 'DynamoDB_20120810' ? (target[1] ?? '') : '';
}

async function answerTo(context: Context, operation: string, text: string): Promise<Answer<Body>> {
  const run = Object.hasOwn(OPERATIONS, operation) ? OPERATIONS[operation] : undefined;
  if (run === undefined) return UNKNOWN;
  const body = parsed(text);
  if (body === undefined) return NOT_JSON;
  try {
    const answer = await run(context, body);
    // An answer says nothing that a power failure could take back, be it a read or a refusal.
    await context.durability?.settled();
    return answer;
  } catch (error) {
    console.error('embedded DynamoDB:', error);
    return refused(internalError());
  }
}

function send(response: ServerResponse, answer: Answer<Body>): void {
  const text = JSON.stringify(answer.ok ? answer.value : answer.error.body);
  response.writeHead(answer.ok ? 200 : answer.error.status, {
    'content-type': 'application/x-amz-json-1.0',
    'content-length': Buffer.byteLength(text),
    'x-amzn-requestid': randomUUID(),
  });
  response.end(text);
}

/**
 * Carries out one request.
 * @returns undefined if a fault has lost the response
 */
export async function answerOrFault(
  context: Context,
  faults: Faults,
  operation: string,
  text: string,
): Promise<Answer<Body> | undefined> {
  const fault = faults.take(operation);
  const failed = fault === undefined ? undefined : faultAnswer(fault, operation, parsed(text) ?? {});
  const answer = failed ?? (await answerTo(context, operation, text));
  return fault === 'lost-reply' ? undefined : answer;
}

async function serve(context: Context, faults: Faults, request: IncomingMessage, response: ServerResponse) {
  const text = await textOf(request);
  if (text === undefined) return void response.writeHead(413).end();
  const operation = operationOf(request);
  const answer = await answerOrFault(context, faults, operation, text);
  if (answer === undefined) return void request.socket.destroy();
  send(response, answer);
}

/** Whether a request contains the access key (AWS Signature Version 4: "AWS4-HMAC-SHA256 Credential=KEY/date/…"). */
function isSignedWith(accessKey: string | undefined, { headers }: IncomingMessage): boolean {
  if (accessKey === undefined) return true;
  const [, named = ''] = /Credential=([^/]+)\//.exec(headers.authorization ?? '') ?? [];
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(named), hash(accessKey));
}

/**
 * Listens only on the loopback interface. With an access key, only requests that contain it are answered: it is a
 * secret of this process, so other processes and users of the machine are refused. Without one, any signature is
 * accepted.
 */
export async function listen(
  context: Context,
  faults: Faults,
  { port = 0, accessKey }: { readonly port?: number; readonly accessKey?: string },
): Promise<{ server: Server; port: number }> {
  const server = createServer((request, response) => {
    if (!isSignedWith(accessKey, request)) return void response.writeHead(403).end();
    // If a client disconnects early, there is no one to answer.
    serve(context, faults, request, response).catch(() => response.destroy());
  });
  // Longer than a client keeps an idle connection; otherwise it could send into one that is just closing.
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return { server, port: (server.address() as AddressInfo).port };
}
