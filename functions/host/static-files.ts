import { readFile } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

const compress = promisify(brotliCompress);

/**
 * Serves the build's scripts and styles with Brotli at its best level, an eighth smaller than the page server's; on AWS
 * the content delivery network sends Brotli. Everything else goes to `next`. Each file is compressed once, on its first
 * request, and cached in memory: a build has few files, and their names change with their content.
 */
export function compressedStatics(folder: string, next: RequestListener): RequestListener {
  const files = new Map<string, Promise<Buffer>>();
  const compressed = (path: string) => {
    const known = files.get(path) ?? readFile(join(folder, path)).then((body) => compress(body));
    files.set(path, known);
    return known;
  };
  return (request, response) => {
    const path = staticPath(request);
    if (path === undefined) return next(request, response);
    compressed(path).then(
      (body) => send(response, path, body),
      () => {
        files.delete(path);
        next(request, response);
      },
    );
  };
}

const ASKED = /^\/_next\/static\/((?:[\w~-]+\/)*[\w~.-]+\.(?:js|css))(?:\?|$)/;

/** The requested file below the static folder, if it is to be compressed and the browser accepts Brotli. */
function staticPath({ method, url, headers }: IncomingMessage): string | undefined {
  if (method !== 'GET' || !/\bbr\b/.test(String(headers['accept-encoding'] ?? ''))) return undefined;
  return ASKED.exec(url ?? '')?.[1];
}

function send(response: ServerResponse, path: string, body: Buffer): void {
  response.writeHead(200, {
    'content-type': TYPES[extname(path)],
    'content-encoding': 'br',
    'content-length': body.length,
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
  });
  response.end(body);
}
