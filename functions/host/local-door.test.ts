import { once } from 'node:events';
import { type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import type { Deps } from '../core/platform/deps';
import { isMadeHere } from './local-door';
import { createMailbox } from './mailbox';
import { siteServer } from './server';

const CASES: readonly (readonly [shows: string, headers: IncomingHttpHeaders, here: boolean])[] = [
  ['the usual name', { host: 'localhost:3000' }, true],
  ['the address', { host: '127.0.0.1:3000' }, true],
  ['the address in IPv6', { host: '[::1]:3000' }, true],
  ['the pages of this process', { host: '127.0.0.1:3000', 'x-forwarded-for': '::ffff:127.0.0.1' }, true],
  ['no name', {}, false],
  ['a proxy that passes on the name', { host: 'play.example.org' }, false],
  [
    'a proxy that passes on the name beside',
    { host: 'localhost:3000', 'x-forwarded-host': 'play.example.org' },
    false,
  ],
  ['a proxy that says for whom', { host: 'localhost:3000', 'x-forwarded-for': '203.0.113.7' }, false],
  ['a name that was made to lead here', { host: 'rebound.example:3000' }, false],
  ['a name that begins like this machine', { host: 'localhost.evil.example' }, false],
];

test.each(CASES)('%s', (_shows, headers, here) => {
  expect(isMadeHere({ headers })).toBe(here);
});

test.each([
  '/v1/local/mail',
  '/v1/local/accounts',
  '/v1/systems',
  '/signin',
])('%s is answered for the local name, and refused behind a proxy that was not set up', async (path) => {
  const local = { localKey: 'k', mailbox: createMailbox(Date.now, () => 'id'), demo: true };
  const pages = (_: unknown, response: { end(text: string): void }) => response.end('page');
  const site = {
    deps: { reach: { site: 'http://localhost' } } as Deps,
    secret: 's'.repeat(32),
    version: 'test',
    pages,
    local,
    proxies: [],
  };
  const server = siteServer({ ...site, pages: site.pages as never }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const status = async (host: string) => {
    const asked = request({ port, path, host: '127.0.0.1', headers: { host } }).end();
    const [reply] = await once(asked, 'response');
    reply.resume();
    return reply.statusCode;
  };
  expect(await status(`localhost:${port}`)).toBe(200);
  expect(await status('play.example.org')).toBe(421);
  server.close();
});
