import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs something against its own platform, built for production, with or without the demo league. */
export async function withOwnHost<T>(demo: boolean, run: (site: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'turreton-bench-'));
  const port = await freePort();
  const host = spawn(process.execPath, ['--import', 'tsx', 'functions/host/main.ts'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, DEMO: demo ? '1' : '0' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ready = demo ? 'The demo league is running' : 'Turreton is at';
  try {
    await new Promise<void>((listening, failed) => {
      host.stdout.on('data', (text) => {
        if (String(text).includes(ready)) listening();
      });
      host.once('exit', (code) => failed(new Error(`the platform ended with ${code}`)));
    });
    return await run(`http://localhost:${port}`);
  } finally {
    if (host.exitCode === null) {
      host.kill();
      await once(host, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('there is no free port');
  return address.port;
}
