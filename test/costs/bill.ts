import { LOG_BYTES } from './log-lines';
import type { Month } from './month';
import { PRICES } from './prices';
import { MINUTE_RUNS, RUNS } from './usage';

const GIGABYTE = 1e9;

/** One part of a month's bill, in US dollars. */
export interface Part {
  readonly what: string;
  readonly dollars: number;
}

/** What a number of active games costs in a month. Mail is the last part. */
export function billOf({ usage, sweepReadUnits }: Month, games: number): readonly Part[] {
  const times = (perGame: number, price: number) => games * perGame * price;
  const { requests, closings, events, deliveries } = usage;
  const runs = requests + closings + events + deliveries;
  const compute =
    seconds(requests, RUNS.request) +
    seconds(closings, RUNS.closing) +
    seconds(events, RUNS.event) +
    seconds(deliveries, RUNS.delivery);
  const fixed =
    MINUTE_RUNS * (PRICES.invocation.dollars + sweepReadUnits * PRICES.readUnit.dollars) +
    seconds(MINUTE_RUNS, RUNS.minute) * PRICES.gigabyteSecond.dollars;
  const logged = (requests * LOG_BYTES.request + closings * LOG_BYTES.closing) / GIGABYTE;
  return [
    { what: 'DynamoDB writes', dollars: times(usage.writeUnits, PRICES.writeUnit.dollars) },
    { what: 'DynamoDB reads', dollars: times(usage.readUnits, PRICES.readUnit.dollars) },
    { what: 'DynamoDB storage', dollars: times(usage.storedBytes / GIGABYTE, PRICES.storage.dollars) },
    { what: 'HTTP API', dollars: times(requests, PRICES.httpRequest.dollars) },
    { what: 'Lambda requests', dollars: times(runs, PRICES.invocation.dollars) },
    { what: 'Lambda compute', dollars: times(compute, PRICES.gigabyteSecond.dollars) },
    { what: 'Scheduler', dollars: times(closings, PRICES.schedule.dollars) },
    { what: 'Logs', dollars: times(logged, PRICES.logs.dollars) },
    { what: 'Transfer', dollars: times(usage.replyBytes / GIGABYTE, PRICES.transfer.dollars) },
    { what: 'Sweep and notifier, each minute', dollars: fixed },
    { what: 'Mail', dollars: times(usage.mails, PRICES.mail.dollars) },
  ];
}

function seconds(
  runs: number,
  { ms, gigabytes }: { readonly ms: number; readonly gigabytes: number },
): number {
  return (runs * ms * gigabytes) / 1000;
}
