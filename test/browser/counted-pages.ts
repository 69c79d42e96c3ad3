import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/** The built pages in a second process, in front of the same platform, with their requests recorded. */
export interface CountedPages {
  readonly address: string;
  /** The requests to the platform so far, as "GET /games/…". */
  readonly asked: string[];
  /** Whether the platform answers; while it does not, requests wait. */
  answers: boolean;
  close(): void;
}

/** Starts the pages for the platform at an address. */
export async function startCountedPages(platform: string): Promise<CountedPages> {
  const ear = createServer((incoming, response) => {
    counted.asked.push(`${incoming.method} ${(incoming.url ?? '').replace(/^\/v1/, '')}`);
    if (!counted.answers) return;
    const { method, headers, url } = incoming;
    const onward = request(new URL(url ?? '', platform), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    incoming.pipe(onward);
  });
  const api = await listening(ear);
  const port = await freePort();
  const next = join('node_modules', 'next', 'dist', 'bin', 'next');
  const pages = spawn(process.execPath, [next, 'start', 'web', '-p', String(port), '-H', '127.0.0.1'], {
    env: { ...process.env, NODE_ENV: 'production', API_URL: api, NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await ready(pages);
  const counted: CountedPages = {
    address: `http://127.0.0.1:${port}`,
    asked: [],
    answers: true,
    close() {
      pages.kill();
      ear.closeAllConnections();
      ear.close();
    },
  };
  return counted;
}

async function listening(server: ReturnType<typeof createServer>): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function freePort(): Promise<string> {
  const server = createServer();
  const { port } = new URL(await listening(server));
  server.close();
  return port;
}

async function ready({ stdout }: ChildProcess): Promise<void> {
  for await (const text of stdout ?? []) if (/Ready in/.test(String(text))) return;
  throw new Error('The pages did not start.');
}
