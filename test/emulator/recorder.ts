import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One request that a function made of an AWS service. */
export interface Call {
  /** Who signed it: each function has a key of its own. */
  readonly caller: string;
  /** As the signature names it. */
  readonly service: string;
  readonly region: string;
  readonly method: string;
  readonly path: string;
  /** The operation, where the service's protocol has it in a header. */
  readonly target: string;
  readonly body: string;
  /** What the emulator answered with. */
  readonly status: number;
}

/** Stands between functions and the emulator, and notes every request. */
export interface Recorder {
  readonly endpoint: string;
  readonly calls: readonly Call[];
  close(): void;
}

const CREDENTIAL = /Credential=([^/]+)\/\d+\/([^/]+)\/([^/]+)\//;

/** Starts a recorder in front of `emulator`. Requests are handed on one after the other: moto's tables take no locks. */
export async function startRecorder(emulator: string): Promise<Recorder> {
  const calls: Call[] = [];
  let before: Promise<unknown> = Promise.resolve();
  const server = createServer((incoming, response) => {
    void bodyOf(incoming).then((body) => {
      const note = (status: number) => calls.push(callOf(incoming, body.toString(), status));
      before = before.then(() => handOn(emulator, incoming, body, response, note));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function callOf({ headers, method = '', url = '' }: IncomingMessage, body: string, status: number): Call {
  const [, caller = '', region = '', service = ''] = CREDENTIAL.exec(headers.authorization ?? '') ?? [];
  const target = String(headers['x-amz-target'] ?? '');
  return { caller, service, region, method, path: url, target, body, status };
}

/** Settles when the answer is through. `note` is told its status before the caller has it. */
function handOn(
  emulator: string,
  { headers, method, url }: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
  note: (status: number) => void,
): Promise<void> {
  return new Promise((done) => {
    const asked = request(new URL(url ?? '', emulator), { method, headers }, (answer) => {
      const status = answer.statusCode ?? 502;
      note(status);
      response.writeHead(status, answer.headers);
      answer.pipe(response);
      answer.on('close', done);
    });
    asked.on('error', () => {
      // The caller notices a broken connection, as it would elsewhere.
      note(502);
      response.destroy();
      done();
    });
    asked.end(body);
  });
}
