import { markdownTable } from '../support/report';
import { billOf } from './bill';
import { LOG_BYTES } from './log-lines';
import type { Month } from './month';
import { PRICES, PRICES_OF } from './prices';
import { RUNS } from './usage';

export const ACTIVE_GAMES = [10, 1000, 100_000] as const;

/** A month in which some of the seven have asked for a mail each turn. */
export interface MonthWithMail {
  readonly asking: number;
  readonly month: Month;
}

const OF_MAIL = 1000;

/** The tables of docs/costs.md, as Markdown. */
export function reportOf(month: Month, withMail: readonly MonthWithMail[], days: number): string {
  return [
    `What one game used in ${days} days:`,
    markdownTable(['used', 'a game', 'a turn'], usageRows(month)),
    `What it costs a month, in US dollars at the prices of ${PRICES_OF}:`,
    markdownTable(
      ['part', ...ACTIVE_GAMES.map((games) => `${games.toLocaleString('en')} games`), 'share at the most'],
      billRows(month),
    ),
    `What mail does to it, with ${OF_MAIL.toLocaleString('en')} games:`,
    markdownTable(
      ['players of seven who ask for a mail each turn', 'mails a game', 'mail', 'all but mail, a game'],
      [{ asking: 0, month }, ...withMail].map(mailRow),
    ),
    'The prices:',
    markdownTable(
      ['what', 'US dollars', 'per', 'source'],
      Object.values(PRICES).map(({ what, dollars, per, source }) => [what, plain(dollars), per, source]),
    ),
    `A request leaves ${LOG_BYTES.request} bytes of log, a step that closes ${LOG_BYTES.closing}.`,
    'What Lambda bills for one run, which is assumed and not measured:',
    markdownTable(
      ['run', 'milliseconds', 'GB'],
      Object.entries(RUNS).map(([run, { ms, gigabytes }]) => [run, String(ms), String(gigabytes)]),
    ),
  ].join('\n\n');
}

function usageRows({ usage, sweepReadUnits }: Month): readonly (readonly string[])[] {
  const row = (what: string, value: number) => [what, value.toFixed(0), (value / usage.turns).toFixed(1)];
  return [
    row('turns', usage.turns),
    row('page views', usage.pageViews),
    row('API requests', usage.requests),
    row('runs of the deadline function', usage.closings),
    row('runs of the events function, at most', usage.events),
    row('runs of the notifier, at most', usage.deliveries),
    row('mails', usage.mails),
    row('write request units', usage.writeUnits),
    row('read request units', usage.readUnits),
    row('bytes answered, compressed', usage.replyBytes),
    row('bytes stored at the end', usage.storedBytes),
    ['read units of a sweep that finds nothing', sweepReadUnits.toFixed(1), ''],
  ];
}

function mailRow({ asking, month }: MonthWithMail): readonly string[] {
  const bill = billOf(month, OF_MAIL);
  const mail = bill.at(-1)?.dollars ?? 0;
  const rest = bill.reduce((all, { dollars }) => all + dollars, 0) - mail;
  return [String(asking), month.usage.mails.toFixed(0), mail.toFixed(2), (rest / OF_MAIL).toFixed(5)];
}

function billRows(month: Month): readonly (readonly string[])[] {
  const bills = ACTIVE_GAMES.map((games) => billOf(month, games));
  const sum = (bill: (typeof bills)[number]) => bill.reduce((all, { dollars }) => all + dollars, 0);
  const mail = (bill: (typeof bills)[number]) => bill.at(-1)?.dollars ?? 0;
  const most = bills.at(-1) ?? [];
  const rows = most.map(({ what, dollars }, at) => [
    what,
    ...bills.map((bill) => (bill[at]?.dollars ?? 0).toFixed(2)),
    `${((100 * dollars) / sum(most)).toFixed(0)} %`,
  ]);
  const without = bills.map((bill) => sum(bill) - mail(bill));
  return [
    ...rows,
    ['**all but mail**', ...without.map((dollars) => dollars.toFixed(2)), ''],
    [
      '**all but mail, a game**',
      ...without.map((dollars, at) => (dollars / (ACTIVE_GAMES[at] ?? 1)).toFixed(5)),
      '',
    ],
  ];
}

/** A small figure without an exponent. */
function plain(dollars: number): string {
  return dollars.toFixed(10).replace(/0+$/, '').replace(/\.$/, '');
}
