import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One request that a function made of an AWS service. */
export interface Call {
  /** Its signer: each function has a separate key. */
  readonly caller: string;
  /** As named in the signature. */
  readonly service: string;
  readonly region: string;
  readonly method: string;
  readonly path: string;
  /** The operation, where the service's protocol has it in a header. */
  readonly target: string;
  readonly body: string;
  /** The emulator's status code. */
  readonly status: number;
}

/** A proxy between functions and the emulator that records every request. */
export interface Recorder {
  readonly endpoint: string;
  readonly calls: readonly Call[];
  close(): void;
}

const CREDENTIAL = /Credential=([^/]+)\/\d+\/([^/]+)\/([^/]+)\//;

/** Starts a recorder in front of `emulator`. Requests are forwarded one at a time: moto's tables have no locks. */
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

/** Forwards a request. Settles after the answer. `note` gets the status before the caller does. */
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
      // The caller notices a broken connection, as with the real service.
      note(502);
      response.destroy();
      done();
    });
    asked.end(body);
  });
}
