import { expect, test } from 'vitest';
import { networkOf } from './network';

const headers = new Headers({ 'x-viewer-address': '192.0.2.1', 'x-forwarded-for': '192.0.2.2, 203.0.113.7' });

test('behind the distribution its word counts', () => {
  expect(networkOf(headers, { EDGE_SECRET_ARN: 'arn' })).toBe('192.0.2.1');
  expect(
    networkOf(new Headers({ 'x-forwarded-for': '192.0.2.2' }), { EDGE_SECRET_ARN: 'arn' }),
  ).toBeUndefined();
});

test('behind a proxy of this machine its word counts, and nothing that a browser adds', () => {
  expect(networkOf(headers, {})).toBe('203.0.113.7');
  expect(networkOf(new Headers({ 'x-viewer-address': '192.0.2.1' }), {})).toBeUndefined();
});

test('on a machine of one’s own there is no network to count', () => {
  expect(networkOf(headers, { TURRETON_LOCAL: '1' })).toBeUndefined();
});
