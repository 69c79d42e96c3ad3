import { expect, test } from 'vitest';
import { readSettings } from './settings';

const cases: readonly (readonly [
  shows: string,
  environment: Record<string, string>,
  demo: boolean,
  mailbox: boolean,
])[] = [
  ['nothing set', {}, true, true],
  ['another port', { PORT: '8080' }, true, true],
  ['without the demo', { DEMO: '0' }, false, true],
  ['reached from other machines', { HOST: '0.0.0.0' }, false, false],
  ['behind a proxy under a public name', { SITE_URL: 'https://play.example.org' }, false, false],
  ['a public demo, on request', { SITE_URL: 'https://demo.example.org', DEMO: '1' }, true, false],
];

test.each(cases)('%s', (_shows, environment, demo, mailbox) => {
  expect(readSettings(environment)).toMatchObject({ demo, mailbox });
});

test.each([
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['0.0.0.0', 'http://127.0.0.1:3000'],
  ['::', 'http://[::1]:3000'],
  ['::1', 'http://[::1]:3000'],
  ['192.168.1.5', 'http://192.168.1.5:3000'],
  ['localhost', 'http://localhost:3000'],
])('a host that listens at %s reaches itself at %s', (HOST, reached) => {
  expect(readSettings({ HOST }).reached).toBe(reached);
});

test('answers wait for the disk unless SYNC=0 says otherwise', () => {
  expect(readSettings({}).sync).toBe(true);
  expect(readSettings({ SYNC: '0' }).sync).toBe(false);
  expect(() => readSettings({ SYNC: 'no' })).toThrow(/SYNC/);
});

test('an empty mail server means none', () => {
  expect(readSettings({ EMAIL_SERVER: '' }).mailServer).toBeUndefined();
});

test('mail is received only where a port and a domain are set', () => {
  expect(readSettings({}).mailIn).toBeUndefined();
  const mailIn = { port: 2525, host: '127.0.0.1', domain: 'in.example.org', tls: undefined };
  expect(readSettings({ MAIL_IN_PORT: '2525', MAIL_IN_DOMAIN: 'in.example.org' })).toMatchObject({ mailIn });
});

const refused: readonly (readonly [shows: string, environment: Record<string, string>, says: RegExp])[] = [
  ['something that is not a port', { PORT: 'http' }, /PORT/],
  [
    'an address that ends in a slash, which links would double',
    { SITE_URL: 'https://play.example.org/' },
    /slash[\s\S]*SITE_URL/,
  ],
  ['something that is not an http address', { SITE_URL: 'play.example.org:443' }, /http[\s\S]*SITE_URL/],
  ['a secret that is too short', { NEXTAUTH_SECRET: 'short' }, /32[\s\S]*NEXTAUTH_SECRET/],
  ['a proxy that is no address', { TRUSTED_PROXIES: '10.0.0.1, proxy' }, /"proxy"[\s\S]*TRUSTED_PROXIES/],
  [
    'a range of proxies that is none',
    { TRUSTED_PROXIES: '10.0.0.0/33' },
    /10\.0\.0\.0\/33[\s\S]*TRUSTED_PROXIES/,
  ],
  ['half a pair of keys', { PUSH_PUBLIC_KEY: 'BK' }, /PUSH_PRIVATE_KEY/],
  ['a port for mail without its domain', { MAIL_IN_PORT: '25' }, /both[\s\S]*MAIL_IN_DOMAIN/],
  [
    'a certificate for mail without its key',
    { MAIL_IN_PORT: '25', MAIL_IN_DOMAIN: 'in.example.org', MAIL_IN_CERT: '/tls/cert.pem' },
    /both[\s\S]*MAIL_IN_KEY/,
  ],
];

test.each(refused)('%s is refused by its name', (_shows, environment, says) => {
  expect(() => readSettings(environment)).toThrow(says);
});
