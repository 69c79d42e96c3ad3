import { expect, test } from 'vitest';
import { networkOf } from './network';

const headers = new Headers({ 'x-viewer-address': '192.0.2.1', 'x-forwarded-for': '192.0.2.2, 203.0.113.7' });

test.each([
  ['the distribution', { EDGE_SECRET_ARN: 'arn' }],
  ['the host of one machine', { LOCAL_KEY: 'key', TURRETON_LOCAL: '0' }],
])('behind %s its word counts, and nothing that a browser or a proxy adds', (_entrance, environment) => {
  expect(networkOf(headers, environment)).toBe('192.0.2.1');
  expect(networkOf(new Headers({ 'x-forwarded-for': '192.0.2.2' }), environment)).toBeUndefined();
});

test('without an entrance nothing is believed', () => {
  expect(networkOf(headers, {})).toBeUndefined();
});

test('the owner of an IPv6 address has all of its network', () => {
  const from = (address: string) =>
    networkOf(new Headers({ 'x-viewer-address': address }), { EDGE_SECRET_ARN: 'arn' });
  expect(from('2001:db8:1:2::3')).toBe(from('2001:db8:1:2:ffff::4'));
  expect(from('2001:db8:1:2::3')).not.toBe(from('2001:db8:1:3::3'));
});

test('on a machine of one’s own there is no network to count', () => {
  expect(networkOf(headers, { LOCAL_KEY: 'key', TURRETON_LOCAL: '1' })).toBeUndefined();
});
