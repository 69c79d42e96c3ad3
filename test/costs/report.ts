import type { StageConfig } from '../../infra/config';
import { readStage, stagesIn } from '../../infra/stage-file';
import { markdownTable } from '../support/report';
import { type Freed, freedFrom } from './always-free';
import { ASSUMPTIONS, type Assumed } from './assumptions';
import { backupBill, type GamePart, gameBill, type Part, sumOf } from './bill';
import { idleBill } from './idle';
import { LOG_BYTES } from './log-lines';
import type { Month } from './month';
import { PRICES, PRICES_OF, type Prices, pricesOf, REMEMBERED, UNITS } from './prices';
import { DAYS, GIGABYTE, KINDS, MEMORY } from './usage';

/** The goal, in US dollars: a game's month, and a month of a stage in which no one plays. */
const GOAL = { game: 0.01, idle: { dev: 3, prod: 12 } as Readonly<Record<string, number>> };

/** A month in which some of the seven want a mail each turn. */
export interface MonthWithMail {
  readonly asking: number;
  readonly month: Month;
}

export interface Priced {
  readonly config: StageConfig;
  readonly prices: Prices;
  readonly assumed: Assumed;
  /** The requests of a look that ask whether something has changed. */
  readonly questions: number;
}

/** The tables of docs/costs.md, as Markdown. */
export function reportOf(month: Month, withMail: readonly MonthWithMail[], priced: Priced): string {
  const { config, assumed, questions } = priced;
  const games = assumed.games.toLocaleString('en');
  return [
    `What is assumed; each has a flag of its name (\`npm run costs -- --looks 3\`):`,
    markdownTable(
      ['assumption', 'flag', 'value'],
      Object.entries(ASSUMPTIONS).map(([name, { what }]) => [
        what,
        `\`${name}\``,
        plain(assumed[name as keyof Assumed]),
      ]),
    ),
    `A look of ${assumed.seconds} seconds asks ${questions} times whether something has changed. The functions have this much memory, in GB: ${Object.entries(
      MEMORY,
    )
      .map(([name, gigabytes]) => `${name} ${gigabytes}`)
      .join(
        ', ',
      )}. A request leaves ${LOG_BYTES.request} bytes of log, one that changes something ${LOG_BYTES.change}, a turn that closes ${LOG_BYTES.closing}.`,
    `What one game used in ${DAYS} days:`,
    markdownTable(['used', 'a game', 'a turn'], usageRows(month)),
    `What one game adds in a month to the stage ${config.stage} in ${regionOf(priced)}, in US dollars at the prices of ${PRICES_OF}, mail apart:`,
    gameTable(gameBill(month.usage, config, priced.prices, assumed)),
    `What AWS gives every account each month without end, and what ${games} games use of it. It is theirs alone where the account runs nothing else; the minutes of an idle stage use one hundredth of it:`,
    freeTable(freedFrom(gameBill(month.usage, config, priced.prices, assumed), assumed.games, priced.prices)),
    'What a stage costs in which nobody plays:',
    idleTable(month, priced),
    `What daily backups with a copy in another region add to a stage that has a \`backupRegion\`, a month. Games that are over stay in the tables:`,
    backupTable(month, priced),
    `The verdict, with ${games} games:`,
    verdict(month, priced),
    `What mail does to it, with ${games} games:`,
    markdownTable(
      ['players of seven who ask for a mail each turn', 'mails a game', 'mail', 'all but mail, a game'],
      [{ asking: 0, month }, ...withMail].map((one) => mailRow(one, priced)),
    ),
    'The prices:',
    priceTable(),
  ].join('\n\n');
}

function regionOf({ prices }: Priced): string {
  return 'region' in prices ? String(prices.region) : '';
}

function usageRows({ usage, sweepReadUnits }: Month): readonly (readonly string[])[] {
  const { asked, followed, turns, storedBytes } = usage;
  const row = (what: string, value: number) => [what, value.toFixed(0), (value / turns).toFixed(1)];
  const sum = (part: 'readUnits' | 'writeUnits' | 'bytes') =>
    KINDS.reduce((all, kind) => all + asked[kind][part], 0);
  return [
    row('turns', turns),
    row('pages opened, each with one request to the API', asked.views.count),
    row('questions whether something has changed', asked.questions.count),
    row('orders, and what a page asks after them', asked.calls.count),
    row('runs of the deadline function', followed.closings),
    row('runs of the events function, at most', followed.events),
    row('runs of the notifier, at most', followed.deliveries),
    row('write request units', sum('writeUnits') + followed.writeUnits),
    row('read request units', sum('readUnits') + followed.readUnits),
    row('of them for questions', asked.questions.readUnits),
    row('bytes that the API answered, compressed', sum('bytes')),
    row('bytes stored at the end', storedBytes),
    ['read units of a sweep that finds nothing', sweepReadUnits.toFixed(1), ''],
  ];
}

const FOR = ['opening the page', 'the page in sight', 'orders', 'turns'] as const;

function gameTable(bill: readonly GamePart[]): string {
  const all = sumOf(bill);
  const cells = (chosen: readonly GamePart[]) => [
    ...FOR.map((of) => small(sumOf(chosen.filter((one) => one.of === of)))),
    small(sumOf(chosen)),
    `${((100 * sumOf(chosen)) / all).toFixed(0)} %`,
  ];
  const kinds = [...new Set(bill.map(({ what }) => what))];
  return markdownTable(
    ['part', ...FOR, 'together', 'share'],
    [
      ...kinds.map((what) => [what, ...cells(bill.filter((one) => one.what === what))]),
      ['**together**', ...cells(bill)],
    ],
  );
}

function freeTable(freed: readonly Freed[]): string {
  return markdownTable(
    ['part', 'free', 'used', 'saves a game'],
    freed.map(({ part, free, used, dollars }) => [
      part,
      free,
      Math.round(used).toLocaleString('en'),
      small(dollars),
    ]),
  );
}

function idleTable(month: Month, priced: Priced): string {
  const bills = stagesIn().map((stage) => idleOf(stage, month, priced));
  const [first = []] = bills;
  return markdownTable(
    ['part', ...stagesIn()],
    [
      ...first.map(({ what }, at) => [
        what.replace(/ \(.*|, every \d.*/, ''),
        ...bills.map((bill) => detailed(bill[at])),
      ]),
      ['**together**', ...bills.map((bill) => sumOf(bill).toFixed(2))],
    ],
  );
}

function backupTable({ usage }: Month, { prices, assumed }: Priced): string {
  const stored = (assumed.games * usage.storedBytes) / GIGABYTE;
  const bills = [1, stored].map((gigabytes) => backupBill(gigabytes, prices));
  const [first = []] = bills;
  return markdownTable(
    [
      'part',
      'a GB of tables',
      `${assumed.games.toLocaleString('en')} games of ${DAYS} days (${stored.toFixed(2)} GB)`,
    ],
    [
      ...first.map(({ what }, at) => [what, ...bills.map((bill) => (bill[at]?.dollars ?? 0).toFixed(2))]),
      ['**together**', ...bills.map((bill) => sumOf(bill).toFixed(2))],
    ],
  );
}

/** A figure with the amounts behind it. */
function detailed(part: Part | undefined): string {
  const counted = / \((.*)\)$/.exec(part?.what ?? '')?.[1];
  return `${(part?.dollars ?? 0).toFixed(2)}${counted === undefined ? '' : ` (${counted})`}`;
}

function idleOf(stage: string, { sweepReadUnits }: Month, { assumed }: Priced): readonly Part[] {
  const config = readStage(stage, { checking: true });
  return idleBill(config, pricesOf(config.region), assumed, sweepReadUnits);
}

function verdict(month: Month, priced: Priced): string {
  const { config, prices, assumed } = priced;
  const bill = gameBill(month.usage, config, prices, assumed);
  const game = sumOf(bill);
  const freed = freedFrom(bill, assumed.games, prices);
  const atEdge = sumOf(freed.filter(({ service }) => service === 'CloudFront').map(asPart));
  const free = sumOf(freed.map(asPart));
  const shared = game + sumOf(idleOf(config.stage, month, priced)) / assumed.games;
  const row = (what: string, found: number, goal: number | undefined, digits: number) => [
    what,
    found.toFixed(digits),
    goal === undefined ? '' : String(goal),
    goal === undefined
      ? ''
      : found <= goal
        ? 'reached'
        : `missed: ${(found / goal).toFixed(1)} times the goal`,
  ];
  return markdownTable(
    ['what', 'found', 'goal', 'verdict'],
    [
      row('what a game adds a month', game, GOAL.game, 5),
      row('the same within what CloudFront always gives for nothing', game - atEdge, GOAL.game, 5),
      row('the same within what CloudFront and Lambda always give for nothing', game - free, GOAL.game, 5),
      row('what a game adds, with its share of the idle stage', shared, GOAL.game, 5),
      ...stagesIn().map((stage) =>
        row(`the idle stage ${stage} a month`, sumOf(idleOf(stage, month, priced)), GOAL.idle[stage], 2),
      ),
    ],
  );
}

const asPart = ({ part, dollars }: Freed): Part => ({ what: part, dollars });

function mailRow({ asking, month }: MonthWithMail, { config, prices, assumed }: Priced): readonly string[] {
  const { mails } = month.usage.followed;
  const mail = assumed.games * mails * prices.mail;
  return [
    String(asking),
    mails.toFixed(0),
    mail.toFixed(2),
    small(sumOf(gameBill(month.usage, config, prices, assumed))),
  ];
}

function priceTable(): string {
  const regions = Object.keys(PRICES) as (keyof typeof PRICES)[];
  return markdownTable(
    ['what', ...regions, 'per', 'source'],
    (Object.keys(UNITS) as (keyof typeof UNITS)[]).map((name) => {
      const { what, per, source } = UNITS[name];
      const cells = regions.map(
        (region) => `${plain(PRICES[region][name])}${REMEMBERED[region].includes(name) ? ' *' : ''}`,
      );
      return [what, ...cells, per, source];
    }),
  );
}

const small = (dollars: number) => dollars.toFixed(5);

/** A small figure without an exponent. */
function plain(value: number): string {
  return value.toFixed(10).replace(/\.?0+$/, '');
}
