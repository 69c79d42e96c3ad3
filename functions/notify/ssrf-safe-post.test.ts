import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inEnglish } from '../../test/support/translated';
import { isPublic, problemOfAddress } from '../core/notification/public-address';
import { RefusedHost, ssrfSafePost } from './ssrf-safe-post';
import { CircuitOpenError, newReceivers, TimeoutError } from './time-limit';

const PUBLIC = '93.184.216.34';

const REFUSED: readonly (readonly [shows: string, url: string])[] = [
  ['no address at all', 'discord'],
  ['http', 'http://hooks.example/1'],
  ['another scheme', 'file:///etc/passwd'],
  ['a password', 'https://me:secret@hooks.example/1'],
  ['a port', 'https://hooks.example:6379/1'],
  ['this machine', 'https://127.0.0.1/1'],
  ['this machine, shortened', 'https://127.1/1'],
  ['this machine as a number', 'https://2130706433/1'],
  ['this machine in octal', 'https://0177.0.0.1/1'],
  ['any address', 'https://0.0.0.0/1'],
  ['a private network', 'https://10.1.2.3/1'],
  ['a private network', 'https://172.16.0.1/1'],
  ['a private network', 'https://192.168.1.1/1'],
  ['the metadata of a cloud', 'https://169.254.169.254/latest/meta-data'],
  ['carrier-grade NAT', 'https://100.64.0.1/1'],
  ['multicast', 'https://224.0.0.1/1'],
  ['broadcast', 'https://255.255.255.255/1'],
  ['this machine in IPv6', 'https://[::1]/1'],
  ['a unique local address', 'https://[fd00::1]/1'],
  ['a link-local address', 'https://[fe80::1]/1'],
  ['multicast in IPv6', 'https://[ff02::1]/1'],
  ['an IPv4 address in IPv6', 'https://[::ffff:127.0.0.1]/1'],
  ['an IPv4 address behind NAT64', 'https://[64:ff9b::7f00:1]/1'],
  ['an IPv4 address behind NAT64 of a network of its own', 'https://[64:ff9b:1::7f00:1]/1'],
  ['an IPv4 address as IPv6 once wrote it', 'https://[::127.0.0.1]/1'],
  ['an IPv4 address in a translated one', 'https://[::ffff:0:127.0.0.1]/1'],
  ['a private address behind 6to4', 'https://[2002:7f00:1::]/1'],
  ['an address behind Teredo', 'https://[2001:0:a00:1::1]/1'],
  ['an address of an overlay', 'https://[2001:20::1]/1'],
  ['a site-local address', 'https://[fec0::1]/1'],
  ['no assigned address', 'https://[4000::1]/1'],
  ['a documented address', 'https://[3fff::1]/1'],
  ['segment routing', 'https://[5f00::1]/1'],
  ['the platform of Azure', 'https://168.63.129.16/1'],
  ['the platform of Azure in IPv6', 'https://[::ffff:168.63.129.16]/1'],
  ['the metadata of Oracle', 'https://192.0.0.192/1'],
  ['the metadata of Alibaba', 'https://100.100.100.200/1'],
  ['the metadata of AWS in IPv6', 'https://[fd00:ec2::254]/1'],
  ['a relay of 6to4', 'https://192.88.99.1/1'],
  ['benchmarks', 'https://198.18.0.1/1'],
  ['a name of this machine', 'https://localhost/1'],
  ['a name that leads into a private network', 'https://inside.example/1'],
  ['a name of which one address is private', 'https://both.example/1'],
  ['a name that does not exist', 'https://nobody.example/1'],
];

const HOSTS: Readonly<Record<string, readonly string[]>> = {
  'hooks.example': [PUBLIC],
  'inside.example': ['10.0.0.7'],
  'both.example': [PUBLIC, 'fd00::7'],
  localhost: ['127.0.0.1'],
};
const resolve = async (host: string) => HOSTS[host] ?? [];

test.each(REFUSED)('%s is refused: %s', async (_shows, url) => {
  const problem = await problemOfAddress(url, resolve);
  expect(problem && inEnglish(problem)).toMatch(/address|host/);
});

test('an address on the public internet is accepted', async () => {
  expect(await problemOfAddress('https://hooks.example/services/1', resolve)).toBeUndefined();
  expect(await problemOfAddress(`https://${PUBLIC}/1`, resolve)).toBeUndefined();
  expect(isPublic('2606:4700::6810:84e5')).toBe(true);
});

let servers: Server[];
let asked: string[];
beforeEach(() => {
  servers = [];
  asked = [];
});
afterEach(() => {
  for (const server of servers) server.close();
});

/**
 * A server on this machine that records its requests.
 * @returns its port
 */
async function serve(answer: RequestListener): Promise<number> {
  const server = createServer((request, response) => {
    asked.push(`${request.headers.host} ${request.url}`);
    answer(request, response);
  });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** In this test, this machine represents the public internet, and 127.0.0.2 a private network. */
const guard = { resolve: async () => ['127.0.0.1'], allows: (address: string) => address === '127.0.0.1' };

test('a host is looked up once, and the connection goes to the address found', async () => {
  const port = await serve((_, response) => response.end('ok'));
  const names: string[] = [];
  const answer = await ssrfSafePost(`http://hooks.example:${port}/1`, {}, '{}', {
    ...guard,
    resolve: async (host) => {
      names.push(host);
      return names.length === 1 ? ['127.0.0.1'] : ['127.0.0.2'];
    },
  });
  expect(answer.status).toBe(200);
  expect(names).toEqual(['hooks.example']);
  expect(asked).toEqual([`hooks.example:${port} /1`]);
});

test('a name that now leads to another host is refused before anything is sent', async () => {
  const port = await serve((_, response) => response.end('ok'));
  // It resolves to a public address when it is saved, and to this machine when it is used.
  expect(await problemOfAddress('https://hooks.example/1', resolve)).toBeUndefined();
  const rebound = { resolve: async () => ['127.0.0.1'] };
  const posting = ssrfSafePost(`http://hooks.example:${port}/1`, {}, '{}', rebound);
  await expect(posting).rejects.toThrow('hooks.example leads to 127.0.0.1');
  await expect(ssrfSafePost(`http://127.0.0.1:${port}/1`, {}, '{}', rebound)).rejects.toThrow(RefusedHost);
  await expect(ssrfSafePost(`http://[::ffff:7f00:1]:${port}/1`, {}, '{}', rebound)).rejects.toThrow(
    RefusedHost,
  );
  expect(asked).toEqual([]);
});

test.each([301, 302, 303, 307, 308])('no redirect is followed: %i', async (redirect) => {
  const inside = await serve((_, response) => response.end('secret'));
  const port = await serve((_, response) => {
    response.writeHead(redirect, { location: `http://127.0.0.1:${inside}/admin` });
    response.end();
  });
  const answer = await ssrfSafePost(`http://hooks.example:${port}/1`, {}, '{}', guard);
  expect(answer.status).toBe(redirect);
  expect(asked).toEqual([`hooks.example:${port} /1`]);
});

/** Limits short enough for a test. */
const quick = () => ({ ...guard, receivers: newReceivers(Date.now, 300) });

test.each<readonly [shows: string, answer: RequestListener]>([
  ['says nothing', () => undefined],
  [
    'sends its headers a byte at a time',
    ({ socket }) => {
      socket.write('HTTP/1.1 200 OK\r\nx-drip: ');
      const drip = setInterval(() => socket.write('x'), 20);
      socket.on('close', () => clearInterval(drip));
    },
  ],
  [
    'sends its body a byte at a time',
    (_, response) => {
      const drip = setInterval(() => response.write('x'), 20);
      response.on('close', () => clearInterval(drip));
    },
  ],
])('a receiver that %s is given up after the whole time', async (_shows, answer) => {
  const port = await serve(answer);
  await expect(ssrfSafePost(`http://hooks.example:${port}/1`, {}, '{}', quick())).rejects.toThrow(
    'did not answer within 0.3 seconds',
  );
});

test('a name server that says nothing is given up as well', async () => {
  const silent = { ...quick(), resolve: () => new Promise<never>(() => undefined) };
  await expect(ssrfSafePost('http://hooks.example/1', {}, '{}', silent)).rejects.toThrow(TimeoutError);
});

test('a host that did not answer is left alone for a minute, and asked again after it', async () => {
  let now = 0;
  const receivers = newReceivers(() => now, 100);
  let silent = true;
  const port = await serve((_, response) => void (silent || response.end('ok')));
  const post = () => ssrfSafePost(`http://hooks.example:${port}/1`, {}, '{}', { ...guard, receivers });
  await expect(post()).rejects.toThrow(TimeoutError);
  silent = false;
  await expect(post()).rejects.toThrow(CircuitOpenError);
  expect(asked).toHaveLength(1);
  now = 60_001;
  expect(await post()).toMatchObject({ status: 200 });
});

test('an answer that never ends is cut off', async () => {
  const port = await serve((_, response) => response.end('x'.repeat(200_000)));
  await expect(ssrfSafePost(`http://hooks.example:${port}/1`, {}, '{}', guard)).rejects.toThrow();
});
