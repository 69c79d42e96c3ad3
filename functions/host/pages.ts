import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import next from 'next';
import { log } from '../log';
import { loggedPath } from '../logged-path';
import { buildPages } from './build-pages';
import { compressedPages } from './compressed-pages';
import { ROOT } from './settings';
import { compressedStatics } from './static-files';

const WEB = join(ROOT, 'web');
const SOURCES = ['web', 'engine', 'functions/core', 'messages', 'docs/rules', 'package-lock.json'];
/** Marks a folder whose pages were built at release, such as the container image's: there is nothing to build from. */
const RELEASED = join(ROOT, 'released.json');

/** The built pages, served in this process. */
export async function startPages(hostname: string, port: number): Promise<RequestListener> {
  // Next would compile `next.config.ts` once more, for which the image has no compiler: the build has kept the result.
  const { config } = JSON.parse(readFileSync(join(WEB, '.next', 'required-server-files.json'), 'utf8'));
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
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

/**
 * Builds the pages, in a separate process, if there is no build or the sources are newer.
 * @param signal ends the build, and with it this call
 */
export async function buildPagesIfStale(signal?: AbortSignal): Promise<void> {
  if (existsSync(RELEASED)) return;
  const marker = join(WEB, '.next', 'BUILD_ID');
  const built = existsSync(marker) ? statSync(marker).mtimeMs : 0;
  if (built > 0 && SOURCES.every((source) => newest(join(ROOT, source)) <= built)) return;
  console.log('Building the pages; this takes half a minute.');
  await buildPages({ isLoud: false, ...(signal && { signal }) });
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
