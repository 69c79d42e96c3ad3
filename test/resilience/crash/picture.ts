import { START } from '../../support/world';
import type { Item } from './hunt';

/** Kinds of items that describe the progress of work, not its result. */
const PASSING = /^(REPLY|DISPATCH|OUTBOX|LIMIT)#/;
const PASSING_SORT = /^(DIGEST|HELD#)/;

const MADE_UP = [
  [/\bid\d{8}/g, '(id)'],
  [/(\b|(?<=practice))[0-9a-hjkmnp-tv-z]{26}\b/g, '(id)'],
  // The shard follows from the id.
  [/\b(DUE|PRACTICE)#\d+/g, '(shard)'],
  // A recomputation that is restarted builds the next generation of the same data.
  [/\b(RATINGS?#[\w:-]+|STATISTICS#[\w-]+)#\d+/g, '$1'],
  [/[0-9a-f]{64}/g, '(hash)'],
  [/"code":"[0-9a-f]{24}"/g, '"code":"(code)"'],
  [/(?<=CALENDAR#|"calendar":")[\w-]{32}/g, '(secret)'],
  // The token names the season and the player by their ids.
  [/(?<=\/invitations\/)[\w-]+\.[\w-]+\.[\w-]+/g, '(token)'],
  [/\b1[6-8]\d{8}\b/g, '(second)'],
] as const;

/**
 * The contents of a store, as a sorted list of lines without parts that differ between two runs: ids, times, hashes.
 * Two pictures are equal if they contain the same things in the same numbers.
 */
export function pictureOf(items: readonly Item[]): readonly string[] {
  return items
    .filter(({ pk, sk }) => !PASSING.test(pk) && !PASSING_SORT.test(sk))
    .map((item) => {
      const line = lines.get(item) ?? lineWithoutChance(item);
      lines.set(item, line);
      return line;
    })
    .sort();
}

/** Most items of a picture are the same as in the last one. */
const lines = new WeakMap<Item, string>();

function lineWithoutChance(item: Item): string {
  return MADE_UP.reduce((text, [made, name]) => text.replaceAll(made, name), timed(lineOf(item)));
}

const QUARTER_DAY = 6 * 3_600_000;

/** A time rounded to a quarter of a day: two runs differ by minutes, and a lost change of a deadline by more. */
function timed(line: string): string {
  const about = (at: number) => `(quarter ${Math.round((at - START) / QUARTER_DAY)})`;
  return line
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z/g, (text) => about(Date.parse(text)))
    .replaceAll(/(\d{4}-\d\d-\d\d) (\d\d:\d\d) UTC/g, (_, day, time) => about(Date.parse(`${day}T${time}Z`)))
    .replaceAll(/\b1[6-8]\d{11}\b/g, (text) => about(Number(text)));
}

/** Versions also count attempts: a repeated attempt creates a later version of the same. */
const COUNTED = new Set(['v', 'version', 'given', 'generation', 'run']);

/** Bots' orders on a practice board follow from its seed, which differs when a request is sent again. */
const DRAWN = /^GAME#practice.* ORDERS#/;

function lineOf({ pk, sk, ...rest }: Item): string {
  if (DRAWN.test(`${pk} ${sk}`)) return `${pk} ${sk}`;
  return `${pk} ${sk} ${JSON.stringify(rest, sorted)}`;
}

function sorted(key: string, value: unknown): unknown {
  if (COUNTED.has(key)) return undefined;
  if (key === 'span') return 'some time';
  if (key === 'body' && typeof value === 'string' && value.startsWith('{')) return JSON.parse(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The lines whose number differs between two pictures, as "- missing" and "+ too much". */
export function difference(expected: readonly string[], seen: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const line of expected) counts.set(line, (counts.get(line) ?? 0) + 1);
  for (const line of seen) counts.set(line, (counts.get(line) ?? 0) - 1);
  return [...counts].flatMap(([line, count]) =>
    count === 0 ? [] : [`${count > 0 ? '-' : '+'} ${line.slice(0, 400)}`],
  );
}
