import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createBrotliDecompress } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compressedPages } from './compressed-pages';

// Its data repeats the text further back than gzip's window.
const WORDS = Array.from({ length: 9000 }, (_, index) => `tide ${(index * 7919) % 10007}`).join(' ');
const PAGE = `<main>${WORDS}</main><script>${WORDS}</script>`;

/** The page server passes the headers of a route as lists. */
const TYPES: Readonly<Record<string, string | readonly string[]>> = {
  '/picture': 'image/png',
  '/drawing': ['image/svg+xml'],
};

const server = createServer(
  compressedPages((request, response) => {
    response.setHeader('content-type', TYPES[request.url ?? ''] ?? 'text/html; charset=utf-8');
    response.write(PAGE.slice(0, 1000));
    response.end(PAGE.slice(1000));
  }),
);

beforeAll(() => new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening)));
afterAll(() => new Promise((closed) => server.close(closed)));

const ask = (path: string, encodings: string) =>
  new Promise<IncomingMessage>((answered, failed) => {
    const { port } = server.address() as AddressInfo;
    get({ port, path, headers: { 'accept-encoding': encodings } }, answered).on('error', failed);
  });

async function sizeOf(message: IncomingMessage): Promise<number> {
  let size = 0;
  for await (const part of message) size += (part as Buffer).length;
  return size;
}

test('a page goes out in Brotli, whole', async () => {
  const answer = await ask('/', 'gzip, deflate, br');
  expect(answer.headers['content-encoding']).toBe('br');
  expect(answer.headers.vary).toMatch(/accept-encoding/i);
  expect(await text(answer.pipe(createBrotliDecompress()))).toBe(PAGE);
});

test('what a page says twice costs little more than once', async () => {
  const brotli = await sizeOf(await ask('/', 'gzip, br'));
  const gzip = await sizeOf(await ask('/', 'gzip'));
  expect(brotli).toBeLessThan(0.7 * gzip);
});

test.each([
  ['gzip where the browser takes no Brotli', '/', 'gzip', 'gzip'],
  ['nothing where it takes neither', '/', 'identity', undefined],
  ['nothing for a picture', '/picture', 'gzip, br', undefined],
  ['Brotli for a drawing', '/drawing', 'gzip, br', 'br'],
])('%s', async (_, path, encodings, expected) => {
  const answer = await ask(path, encodings);
  answer.resume();
  expect(answer.headers['content-encoding']).toBe(expected);
});
