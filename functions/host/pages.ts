import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import next from 'next';
import { log } from '../log';
import { loggedPath } from '../logged-path';
import { compressedPages } from './compressed-pages';
import { compressedStatics } from './static-files';

const ROOT = join(import.meta.dirname, '..', '..');
const WEB = join(ROOT, 'web');
const SOURCES = ['web', 'engine', 'functions/core', 'messages', 'docs/rules', 'package-lock.json'];

/** The built pages, served in this process. */
export async function startPages(hostname: string, port: number): Promise<RequestListener> {
  // Next would take over requests for another protocol (`Upgrade`) on the server that it gets, and never answer them in
  // production. With a server that no one can reach, it leaves ours alone, which continues with HTTP.
  const httpServer = createServer();
  const app = next({ dev: false, dir: WEB, hostname, port, httpServer });
  await app.prepare();
  const handle = app.getRequestHandler();
  const pages = compressedPages((request, response) => {
    handle(request, response).catch((error: unknown) => {
      log('error', 'page failed', { path: loggedPath(request.url ?? ''), error: String(error) });
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  return compressedStatics(join(WEB, '.next', 'static'), pages);
}

/** Builds the pages, in a separate process, if there is no build or the sources are newer. */
export async function buildPagesIfStale(): Promise<void> {
  const marker = join(WEB, '.next', 'BUILD_ID');
  const built = existsSync(marker) ? statSync(marker).mtimeMs : 0;
  if (built > 0 && SOURCES.every((source) => newest(join(ROOT, source)) <= built)) return;
  console.log('Building the pages; this takes half a minute.');
  const build = spawn(process.execPath, [join(ROOT, 'node_modules/next/dist/bin/next'), 'build', WEB], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  const [status] = await once(build, 'exit');
  if (status !== 0) throw new Error('The pages could not be built; run `npx next build web` to see why.');
}

/** When anything below a path was last changed, in milliseconds. */
function newest(path: string): number {
  const found = statSync(path);
  if (!found.isDirectory()) return found.mtimeMs;
  return Math.max(
    0,
    ...readdirSync(path)
      .filter((name) => !name.startsWith('.') && name !== 'next-env.d.ts' && name !== 'node_modules')
      .map((name) => newest(join(path, name))),
  );
}
