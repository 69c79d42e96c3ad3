import { quantile } from '../support/quantiles';
import { markdownTable } from '../support/report';
import type { LoadProfile, Waves } from './call-profile';
import type { Closings } from './closings';
import { IN_SHARDS, ONE_FOR_ALL, simulateEndings } from './endings';
import { LIMITS } from './limits';
import { simulateMail } from './mail-simulation';
import { CHOSEN, type LoadSettings } from './settings';
import { simulateLoad } from './simulation';

/** The settings that are varied, one at a time, to show their effect. */
const VARIANTS: readonly (readonly [what: string, change: Partial<LoadSettings>])[] = [
  ['as chosen', {}],
  ['schedules spread over their minute', { fire: 'spread' }],
  ['a new table: 4,000 writes, 12,000 reads', { writes: 4000, reads: 12_000 }],
  ['the same, schedules spread', { writes: 4000, reads: 12_000, fire: 'spread' }],
  ['8,000 writes', { writes: 8000 }],
  ['20,000 writes', { writes: 20_000 }],
  ['25 runs at once', { reserved: 25 }],
  ['50 runs at once', { reserved: 50 }],
  ['100 runs at once', { reserved: 100 }],
  ['100 runs at once, 20,000 writes', { reserved: 100, writes: 20_000 }],
  ['as many runs as the account has, 20,000 writes', { reserved: LIMITS.concurrency.value, writes: 20_000 }],
  ['everything takes half as long', { slower: 0.5 }],
  ['everything takes twice as long', { slower: 2 }],
  ['everything takes three times as long', { slower: 3 }],
  ['no jitter between attempts, 20,000 writes', { jitter: false, writes: 20_000 }],
  ['transactions attempted 4 times, 20,000 writes', { transactionAttempts: 4, writes: 20_000 }],
  ['transactions attempted 12 times, 20,000 writes', { transactionAttempts: 12, writes: 20_000 }],
  ['failed runs are not repeated, 4,000 writes', { retries: 0, writes: 4000 }],
  ['the same, and no sweep', { retries: 0, writes: 4000, sweepAt: null }],
  ['a window of a minute', { window: 1 }],
  ['a window of five minutes', { window: 5 }],
  ['stream: 1 batch of a shard at once', { parallel: 1 }],
  ['stream: 2 batches at once', { parallel: 2 }],
  ['stream: batches of 10', { batch: 10 }],
  ['no sweep', { sweepAt: null }],
];

const MAIL_RATES = [14, 50, 100, 200, 500];

/** The chapter of docs/costs.md on games that are due together. */
export function reportOf(profile: LoadProfile, closings: Closings, seed: string): string {
  return [
    `${count(closings.games)} games closed by the real services over the embedded store (seed "${seed}"):`,
    markdownTable(['what happened', 'how often'], closingRows(closings)),
    'What one closing asks of the table, counted from the real services on a crowded board of seven:',
    markdownTable(
      ['run', 'calls one after the other', 'calls', 'read units', 'write units'],
      [
        ['closing', ...callsOf(profile.closing)],
        ['a closing that comes too late', ...callsOf(profile.repeated)],
        ['what follows from it', ...callsOf(profile.events.flat())],
        [`one delivery, of ${profile.deliveries}`, ...callsOf(profile.delivery)],
      ],
    ),
    'Seconds from the deadline, one setting varied at a time:',
    markdownTable(
      [
        'setting',
        'seen p50',
        'seen p99',
        'seen last',
        'followed p99',
        'without a result',
        'calls refused',
        'runs throttled',
        'dead letters',
      ],
      VARIANTS.map(([what, change]) => [what, ...deadlineRow(profile, { ...CHOSEN, ...change }, seed)]),
    ),
    `The mails of it, ${profile.deliveries} a game, by what SES grants the account:`,
    markdownTable(
      ['mails a second', 'last one sent', 'sent', 'calls refused'],
      MAIL_RATES.map((rate) => [String(rate), ...mailRow(profile, rate, seed)]),
    ),
    `${count(ENDING)} of them end with this turn. Rating them, by where statistics are kept:`,
    endingsTable(seed),
    'The limits in the model:',
    markdownTable(
      ['what', 'figure', 'source'],
      Object.values(LIMITS).map(({ what, value, unit, source }) => [what, `${count(value)} ${unit}`, source]),
    ),
  ].join('\n\n');
}

/** Games that are at their last turn. */
const ENDING = 1000;

/** The conflicts between the transactions that rate games. */
function endingsTable(seed: string): string {
  const kinds = [
    ['one item a seat, for all games', ONE_FOR_ALL],
    ['sixteen shards', IN_SHARDS],
  ] as const;
  return markdownTable(
    ['statistics', 'transactions that met another', 'runs that gave up', 'last one rated'],
    kinds.map(([what, shared]) => {
      const { conflicts, failed, last } = simulateEndings(ENDING, shared, seed);
      return [what, count(conflicts), count(failed), `${last.toFixed(1)} s`];
    }),
  );
}

const count = (value: number) => value.toLocaleString('en');

function closingRows(closings: Closings): readonly (readonly string[])[] {
  const rows: readonly (readonly [string, number])[] = [
    ['timers fired, some twice', closings.fired],
    ['games whose timer never fired', closings.lost],
    ['runs killed before one of their writes', closings.killed],
    ['runs of the sweep until nothing was left', closings.sweeps],
    ['**games without the result of their orders and seed**', closings.missing],
    ['**games with more than one result**', closings.doubled],
    ['messages sent', closings.sent],
    ['messages sent twice', closings.sentTwice],
    ['messages not sent', closings.notSent],
  ];
  return rows.map(([what, often]) => [what, count(often)]);
}

function callsOf(waves: Waves): readonly string[] {
  const calls = waves.flat();
  const sum = (unit: 'read' | 'write') => calls.reduce((all, call) => all + call[unit], 0);
  return [waves.length, calls.length, sum('read'), sum('write')].map(String);
}

function mailRow(profile: LoadProfile, rate: number, seed: string): readonly string[] {
  const { followed } = simulateLoad(profile, CHOSEN, seed);
  const written = followed.flatMap((at) => Array.from({ length: profile.deliveries }, () => at));
  const post = simulateMail(written, rate, seed);
  return [`${post.last.toFixed(0)} min`, count(post.sent), count(post.refused)];
}

function deadlineRow(profile: LoadProfile, settings: LoadSettings, seed: string): readonly string[] {
  const load = simulateLoad(profile, settings, seed);
  const seconds = (sample: readonly number[], share: number) => quantile(sample, share).toFixed(1);
  return [
    seconds(load.visible, 0.5),
    seconds(load.visible, 0.99),
    seconds(load.visible, 1),
    seconds(load.followed, 0.99),
    count(settings.games - load.visible.length),
    count(load.refusedCalls),
    count(load.throttledRuns),
    count(load.deadLetters),
  ];
}
