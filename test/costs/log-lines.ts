import { metricsLine } from '../../functions/metrics';
import type { ACCESS_LOG } from '../../infra/lib/http-stage';

/** The bytes that CloudWatch Logs adds to each line when it counts ingested data (PutLogEvents). */
const OVERHEAD = 26;

/** Values of the usual length for the access log's fields of a request. */
const USUAL: Readonly<Record<keyof typeof ACCESS_LOG, string>> = {
  requestId: 'JKJaXmPLvHcESHA=',
  time: '21/Nov/2026:19:00:00 +0000',
  ip: '2001:db8:85a3::8a2e:370:7334',
  method: 'GET',
  route: 'ANY /v1/games/{id}/table',
  status: '200',
  bytes: '12345',
  milliseconds: '25',
  error: '-',
};

const STEP = { correlation: '01kaj0q9s2zv6w5x4y3t2r1p0nr1b1/12' };
const AT = { now: Date.UTC(2026, 10, 21, 19), stage: 'prod' };

/** The log lines of functions/deadline/handler.ts and functions/events/handler.ts for a closed step. */
const CLOSED = metricsLine('deadline', { ...STEP, closing: 'adjudicated' }, { PublishedAfter: 12_345 }, AT);
const FOLLOWED = metricsLine(
  'followed',
  { ...STEP, event: '01kaj0q9s2zv6w5x4y3t2r1p0n' },
  { FollowedAfter: 1234 },
  AT,
);

/** The additional log line of functions/api/request-lines.ts for a request that changes something. */
const CHANGE = {
  ...{ request: 'b1f2c3d4-5678-90ab-cdef-1234567890ab', cause: 'request', level: 'info', message: 'request' },
  ...{
    time: '2026-11-21T19:00:00.000Z',
    method: 'PUT',
    path: '/v1/games/01kaj0q9s2zv6w5x4y3t2r1p0nr1b1/steps/12/orders',
  },
  ...{ status: 200, address: USUAL.ip },
};

const bytesOf = (line: object) => Buffer.byteLength(JSON.stringify(line)) + OVERHEAD;

/**
 * Bytes of log for one request, one changing request, and one closing. Successful runs write nothing else: Lambda's own
 * lines about them are switched off (infra/lib/entry-function.ts), and the other functions log only failures.
 */
export const LOG_BYTES = {
  request: bytesOf(USUAL),
  change: bytesOf(USUAL) + bytesOf(CHANGE),
  closing: bytesOf(CLOSED) + bytesOf(FOLLOWED),
} as const;
