import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { MarkdownText } from '../../web/components/league/markdown-text';
import { RichText } from '../../web/components/press/rich-text';
import { MOST_PARTS, markdownParts } from '../../web/lib/markdown';
import { HOSTILE, type Hostile } from '../support/hostile-texts';
import { longTexts, MARKDOWN_SHOWN_BY, STORED_TEXTS } from '../support/stored-texts';

const ROOT = join(import.meta.dirname, '../..');
/** Uses of components and functions that read a text as Markdown. */
const SHOWS_MARKDOWN = /<(?:RichText|MarkdownText|MessageText)\b|\bmarkdownParts\(|\bMarkdownIt\(/g;
/** The shared readers themselves. */
const READERS = ['press/rich-text', 'press/message-text', 'league/markdown-text'].map(
  (name) => `web/components/${name}.tsx`,
);

const pages = readdirSync(join(ROOT, 'web/app'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)page\.tsx$/.test(file))
  .map((file) => file.replace(/\/?page\.tsx$/, '') || '.');

describe('the list of stored texts', () => {
  const texts = [...longTexts().keys()];

  test('has a row for every long text that an operation takes, and no other', () => {
    expect(texts.length).toBeGreaterThan(30);
    expect(Object.keys(STORED_TEXTS).sort()).toEqual(texts.sort());
  });

  test('names pages that exist', () => {
    for (const [text, shown] of Object.entries(STORED_TEXTS))
      if (shown.as !== 'nothing') expect(pages, text).toEqual(expect.arrayContaining([...shown.pages]));
  });

  test('names every place that shows Markdown, and what it shows', () => {
    const files = ['web/app', 'web/components', 'web/games'].flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
        .map((file) => `${folder}/${file}`),
    );
    const uses = files.flatMap((file) => {
      const found = readFileSync(join(ROOT, file), 'utf8').match(SHOWS_MARKDOWN) ?? [];
      return found.length === 0 || READERS.includes(file) ? [] : [[file, found.length]];
    });
    const listed = Object.entries(MARKDOWN_SHOWN_BY).map(([file, { uses }]) => [file, uses]);
    expect(Object.fromEntries(uses)).toEqual(Object.fromEntries(listed));
    const shown = Object.values(MARKDOWN_SHOWN_BY).flatMap(({ texts }) => texts);
    const marked = Object.entries(STORED_TEXTS).flatMap(([text, { as }]) => (as === 'markdown' ? text : []));
    expect([...new Set(shown)].sort()).toEqual(marked.sort());
  });
});

/** Every component that reads Markdown, with a text. */
const COMPONENTS: Readonly<Record<string, (text: string) => ReactElement>> = {
  RichText: (text) => createElement(RichText, { text }),
  MarkdownText: (text) => createElement(MarkdownText, { text }),
};

/** The longest text that a player can store. */
const LONGEST = Math.max(
  ...Object.entries(STORED_TEXTS).map(([text, { as }]) =>
    as === 'nothing' ? 0 : (longTexts().get(text) ?? 0),
  ),
);
const TIMES = 4;
/** Between four, which is linear growth, and sixteen, which is quadratic. */
const MOST_GROWTH = 11;
/** A shorter measurement, in milliseconds, shows the machine rather than the text. */
const TOO_SHORT = 12;
const RUNS = 3;
/** How often both lengths are measured again, in case other programs disturbed it. */
const ATTEMPTS = 10;

/** Another text of the same kind, which is not in a cache. */
let last = 0;
const fresh = (hostile: Hostile, length: number) => {
  last += 1;
  return `${hostile(length)} ${last}`;
};

/** Milliseconds of processor time for the best of several renderings. */
function cost(make: () => ReactElement): number {
  const costs = Array.from({ length: RUNS }, () => {
    const element = make();
    const start = process.cpuUsage();
    renderToStaticMarkup(element);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return Math.min(...costs);
}

/**
 * How many times more work a text of four times the length costs, by the least cost of each in several attempts, since
 * a busy machine only ever adds to it.
 * @param make a component that shows a text of a length
 */
function growth(make: (length: number) => ReactElement, attempts = ATTEMPTS): number {
  let [short, long] = [Infinity, Infinity];
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    short = Math.min(
      short,
      cost(() => make(LONGEST)),
    );
    long = Math.min(
      long,
      cost(() => make(TIMES * LONGEST)),
    );
    if (growthOf(short, long) < MOST_GROWTH) break;
  }
  return growthOf(short, long);
}

const growthOf = (short: number, long: number) =>
  long > TOO_SHORT ? long / Math.max(short, TOO_SHORT / TIMES) : 0;

describe.each(Object.entries(COMPONENTS))('%s with the longest text', (_name, component) => {
  test.each(Object.entries(HOSTILE))('%s: work grows with the length alone', (_shows, hostile) => {
    const html = renderToStaticMarkup(component(fresh(hostile, LONGEST)));
    expect(html.length).toBeGreaterThan(0);
    expect([...html.matchAll(/<[a-z]/g)].length).toBeLessThan(2 * MOST_PARTS.alone + 10);
    expect(growth((length) => component(fresh(hostile, length)))).toBeLessThan(MOST_GROWTH);
  });
});

/** Some milliseconds of work for the longest text, and sixteen times as many for one of four times the length. */
function Quadratic({ length }: { readonly length: number }) {
  const steps = 1_500_000 * (length / LONGEST) ** 2;
  let sum = 0;
  for (let step = 0; step < steps; step += 1) sum = (sum * 31 + step) % 1_000_003;
  return sum;
}

test('work that grows with the square of the length is noticed', () => {
  const make = (length: number) => createElement(Quadratic, { length });
  // A first run compiles it.
  cost(() => make(LONGEST));
  expect(growth(make, 3)).toBeGreaterThan(MOST_GROWTH);
});

test('a text that was shown is not parsed again', () => {
  const text = fresh(HOSTILE['emphasis that mixes its marks'] as Hostile, LONGEST);
  const first = createElement(RichText, { text });
  renderToStaticMarkup(first);
  // The cache returns the very same parts, which a second parse would not.
  expect(markdownParts(text)).toBe(markdownParts(text));
});
