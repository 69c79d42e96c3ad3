import { once } from 'node:events';
import { connect } from 'node:net';
import { expect } from '@playwright/test';
import { test } from './test';

/** A server's answer to bytes that no browser would send, once it has closed the connection. */
async function answerTo(site: string, lines: readonly string[]): Promise<string> {
  const { port } = new URL(site);
  const socket = connect(Number(port), '127.0.0.1');
  socket.setTimeout(10_000, () => socket.destroy(new Error('the server neither answers nor closes')));
  const parts: Buffer[] = [];
  socket.on('data', (part) => parts.push(part));
  socket.write([...lines, `host: localhost:${port}`, 'connection: close', '', ''].join('\r\n'));
  await once(socket, 'close');
  return Buffer.concat(parts).toString();
}

const RAW: readonly (readonly [line: string, status: RegExp])[] = [
  ['OPTIONS * HTTP/1.1', /^HTTP\/1\.1 400 /],
  ['TRACE / HTTP/1.1', /^HTTP\/1\.1 405 /],
  ['GET /%E0%A4%A HTTP/1.1', /^HTTP\/1\.1 400 /],
  ['GET /leagues/%ff HTTP/1.1', /^HTTP\/1\.1 400 /],
  ['GET /leagues?after=%E0%A4%A HTTP/1.1', /^HTTP\/1\.1 [24]\d\d /],
  ['GET /_next/static/%2e%2e/%2e%2e/BUILD_ID HTTP/1.1', /^HTTP\/1\.1 4\d\d /],
  ['OPTIONS /leagues HTTP/1.1', /^HTTP\/1\.1 [24]\d\d /],
];

for (const [line, status] of RAW)
  test(`"${line}" is answered, and not as a failure of the site`, async ({ baseURL }) => {
    expect(await answerTo(baseURL ?? '', [line])).toMatch(status);
  });

for (const path of ['/', '/leagues', '/v1/systems', '/_next/webpack-hmr'])
  test(`a request at ${path} that asks for another protocol ends`, async ({ baseURL, request }) => {
    // Next listens for such requests once it has rendered its first page.
    await request.get('/leagues');
    for (const headers of [
      ['connection: upgrade', 'upgrade: websocket', 'sec-websocket-key: eA==', 'sec-websocket-version: 13'],
      ['connection: upgrade, http2-settings', 'upgrade: h2c', 'http2-settings: AAMAAABkAAQAAP__'],
    ]) {
      const [line = '', ...rest] = [`GET ${path} HTTP/1.1`, ...headers];
      const answer = await endingAnswer(baseURL ?? '', [line, ...rest]);
      expect(answer).toMatch(/^HTTP\/1\.1 [2-4]\d\d /);
    }
  });

/** The beginning of an answer to a request that leaves the connection open. */
async function endingAnswer(site: string, lines: readonly string[]): Promise<string> {
  const { port } = new URL(site);
  const socket = connect(Number(port), '127.0.0.1');
  socket.setTimeout(10_000, () => socket.destroy(new Error('the server does not answer')));
  socket.write([...lines, `host: localhost:${port}`, '', ''].join('\r\n'));
  const [part] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return part.toString();
}
