import type { StageConfig } from '../../infra/config';
import { BACKUP_DAYS, COPY_DAYS } from '../../infra/stacks/backups';
import type { Assumed } from './assumptions';
import { LOG_BYTES } from './log-lines';
import type { Prices } from './prices';
import { DAYS, GIGABYTE, KINDS, type Kind, MEMORY, type Usage } from './usage';

/** One part of a month's bill, in US dollars. */
export interface Part {
  readonly what: string;
  readonly dollars: number;
}

/** A part of the cost of one game, and its cause. */
export interface GamePart extends Part {
  readonly of: 'opening the page' | 'the page in sight' | 'orders' | 'turns';
}

const PLAYERS = 7;
const FOR = { views: 'opening the page', questions: 'the page in sight', calls: 'orders' } as const;

/** The monthly cost of one game, without mail. */
export function gameBill(
  { asked, followed, storedBytes }: Usage,
  config: StageConfig,
  prices: Prices,
  assumed: Assumed,
): readonly GamePart[] {
  const looks = PLAYERS * assumed.looks * DAYS;
  /** Files are sent without running the edge's function. */
  const edge = (of: GamePart['of'], requests: number, files = 0) => [
    part(of, 'Edge requests', (requests + files) * prices.edgeRequest),
    part(of, 'Edge functions', requests * prices.edgeFunction),
    part(of, 'Firewall requests', (requests + files) * firewallOf(config, prices)),
  ];
  const runs = (of: GamePart['of'], count: number, ms: number, memory: number) =>
    runsOf(of, count, ms, memory, prices);
  const line = (LOG_BYTES.request / GIGABYTE) * prices.logs;
  const sent = (bytes: number) => (bytes / GIGABYTE) * prices.transfer;
  const stored = KINDS.flatMap((kind) => [
    part(FOR[kind], 'DynamoDB reads', asked[kind].readUnits * prices.readUnit),
    part(FOR[kind], 'DynamoDB writes', asked[kind].writeUnits * prices.writeUnit),
  ]);
  const count = (kind: Kind) => asked[kind].count;
  // Each look that finds something new requests that, as it requests orders.
  const news = looks * assumed.news;
  const each = asked.calls.count === 0 ? 0 : asked.calls.bytes / asked.calls.count;
  return [
    ...edge('opening the page', looks, looks * assumed.files),
    part(
      'opening the page',
      'Transfer',
      looks * sent(assumed['page-bytes'] + assumed.files * assumed['file-bytes']),
    ),
    // Neither pages nor their requests pass an HTTP API, so nothing writes an access log of them (ADR 045).
    ...runs('opening the page', looks, assumed['page-ms'], MEMORY.page),
    ...runs('opening the page', count('views'), assumed['call-ms'], MEMORY.call),
    ...edge('the page in sight', count('questions') + news),
    part('the page in sight', 'Transfer', sent(asked.questions.bytes) + news * sent(each)),
    part('the page in sight', 'HTTP APIs', news * prices.httpRequest),
    ...runs('the page in sight', count('questions'), assumed['question-ms'], MEMORY.call),
    ...runs('the page in sight', news, assumed['call-ms'], MEMORY.call),
    part('the page in sight', 'Logs', news * line),
    part('the page in sight', 'DynamoDB reads', news * READS_OF_NEWS * prices.readUnit),
    ...edge('orders', count('calls')),
    part('orders', 'Transfer', sent(asked.calls.bytes)),
    part('orders', 'HTTP APIs', count('calls') * prices.httpRequest),
    ...runs('orders', count('calls'), assumed['call-ms'], MEMORY.call),
    part('orders', 'Logs', ((count('calls') * LOG_BYTES.change) / GIGABYTE) * prices.logs),
    ...stored,
    ...turns(followed, storedBytes, prices, assumed),
  ];
}

function runsOf(
  of: GamePart['of'],
  count: number,
  ms: number,
  memory: number,
  prices: Prices,
): readonly GamePart[] {
  return [
    part(of, 'Lambda requests', count * prices.invocation),
    part(of, 'Lambda compute', count * secondsOf(ms, memory) * prices.gigabyteSecond),
  ];
}

/** A game that is read again costs two units, three with its reader's orders (ADR 022). */
const READS_OF_NEWS = 3;

function turns(
  { closings, events, deliveries, readUnits, writeUnits }: Usage['followed'],
  storedBytes: number,
  prices: Prices,
  assumed: Assumed,
): readonly GamePart[] {
  const followed = events + deliveries;
  return [
    part('turns', 'DynamoDB reads', readUnits * prices.readUnit),
    part('turns', 'DynamoDB writes', writeUnits * prices.writeUnit),
    part('turns', 'DynamoDB storage', (storedBytes / GIGABYTE) * prices.storage),
    ...runsOf('turns', closings, assumed['closing-ms'], MEMORY.closing, prices),
    ...runsOf('turns', followed, assumed['event-ms'], MEMORY.event, prices),
    part('turns', 'Scheduler', closings * prices.schedule),
    // The work after a deadline is always traced (infra/lib/workers.ts).
    part('turns', 'Traces', (closings + followed) * prices.trace),
    part('turns', 'Logs', ((closings * LOG_BYTES.closing) / GIGABYTE) * prices.logs),
  ];
}

const part = (of: GamePart['of'], what: string, dollars: number): GamePart => ({ of, what, dollars });

/**
 * The monthly cost of daily backups with a copy in another region, for tables of this size. Each backup of a DynamoDB
 * table is a whole one.
 */
export function backupBill(gigabytes: number, prices: Prices): readonly Part[] {
  return [
    { what: `Backups of ${BACKUP_DAYS} days`, dollars: gigabytes * BACKUP_DAYS * prices.backup },
    { what: `Copies of ${COPY_DAYS} days`, dollars: gigabytes * COPY_DAYS * prices.backup },
    { what: 'Their way to the other region', dollars: gigabytes * DAYS * prices.backupCopy },
  ];
}

/** The cost of a request before it reaches the service that answers it. */
export function atTheEdge(config: StageConfig, prices: Prices): number {
  return prices.edgeRequest + prices.edgeFunction + firewallOf(config, prices);
}

function firewallOf({ firewall }: StageConfig, prices: Prices): number {
  return firewall === undefined ? 0 : prices.firewallRequest;
}

/** The GB-seconds that Lambda bills for a run of that many milliseconds with that much memory. */
export function secondsOf(ms: number, gigabytes: number): number {
  return (ms * gigabytes) / 1000;
}

export function sumOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { dollars }) => sum + dollars, 0);
}
