import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** The account that the emulator assumes for every caller. */
export const ACCOUNT = '123456789012';

const TIMEOUT_MS = 60_000;

/** An AWS account in a process of this machine, empty when it starts and gone when it stops. */
export interface Emulator {
  readonly endpoint: string;
  stop(): void;
}

/** Starts moto on a free port. Throws its output if it does not answer within a minute. */
export async function startEmulator(): Promise<Emulator> {
  const port = await freePort();
  const child = spawn('moto_server', ['-H', '127.0.0.1', '-p', String(port)]);
  let printed = '';
  const keep = (text: Buffer) => {
    // Each request prints a line.
    printed = (printed + text.toString()).slice(-4000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);

  const endpoint = `http://127.0.0.1:${port}`;
  const end = Date.now() + TIMEOUT_MS;
  while (!(await answers(endpoint))) {
    if (child.exitCode !== null || Date.now() > end) {
      child.kill();
      throw new Error(`moto_server does not answer:\n${printed}`);
    }
    await wait(200);
  }
  return { endpoint, stop: () => void child.kill() };
}

async function answers(endpoint: string): Promise<boolean> {
  return fetch(`${endpoint}/moto-api/data.json`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('there is no free port');
  return address.port;
}
