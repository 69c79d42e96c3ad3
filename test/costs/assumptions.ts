/** Values that the reader of the bill may change. Each has a flag: npm run costs -- --looks 3 --seconds 300 */
export interface Assumption {
  readonly what: string;
  readonly value: number;
}

export const ASSUMPTIONS = {
  games: { what: 'games of seven players, each with a turn a day', value: 1000 },
  looks: { what: 'looks of each player a day, each opens the page of the table', value: 5 },
  seconds: { what: 'seconds that a look lasts, the page in sight', value: 60 },
  news: { what: 'answers that a look asks for besides, because something has changed', value: 0.3 },
  'page-ms': {
    what: 'milliseconds that Lambda bills for rendering a page, the wait for the API in it',
    value: 100,
  },
  'page-bytes': { what: 'bytes of a page as the edge sends it, compressed', value: 45_000 },
  files: { what: 'files of the pages that a look asks for; browsers keep them until a deployment', value: 1 },
  'file-bytes': { what: 'bytes of such a file', value: 15_000 },
  'call-ms': { what: 'milliseconds billed for a request to the API', value: 25 },
  'question-ms': { what: 'milliseconds billed for asking what has changed', value: 10 },
  'closing-ms': { what: 'milliseconds billed for closing a turn', value: 120 },
  'event-ms': {
    what: 'milliseconds billed for following an event, or for a delivery, with half the memory',
    value: 60,
  },
  'canary-calls': { what: 'requests of the canary each time', value: 12 },
  'canary-seconds': {
    what: 'seconds that the canary runs each time, with a quarter of the memory',
    value: 5,
  },
  'key-uses': { what: 'uses of the tables’ key a month', value: 20_000 },
  'free-alarms': { what: 'alarms that are free in an account', value: 10 },
} as const satisfies Record<string, Assumption>;

export type Assumed = Readonly<Record<keyof typeof ASSUMPTIONS, number>>;

/** The assumptions, with values from the command line in place of the defaults. */
export function assumedBy(flags: Readonly<Record<string, unknown>>): Assumed {
  const entries = Object.entries(ASSUMPTIONS).map(([name, { value }]) => {
    const given = flags[name] === undefined ? value : Number(flags[name]);
    if (!Number.isFinite(given) || given < 0) throw new Error(`--${name} takes a number from 0`);
    return [name, given];
  });
  return Object.fromEntries(entries) as Assumed;
}
