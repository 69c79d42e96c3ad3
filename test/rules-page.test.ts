import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { classic } from '../engine/classic/index';
import { REFUSALS as CLASSIC_REFUSALS } from '../engine/classic/rules/read-orders';
import { RETREAT_REFUSALS } from '../engine/classic/rules/retreat-orders';
import { WINTER_REFUSALS } from '../engine/classic/rules/winter-orders';
import { TEXT_RULES } from '../engine/domination/data/cards';
import { domination } from '../engine/domination/index';
import { newEra } from '../engine/new-era/index';
import { ADJUSTMENT_REFUSALS } from '../engine/ny2047/rules/adjustment-choices';
import { REFUSALS } from '../engine/ny2047/rules/read-orders';
import { textRandom } from '../engine/random';
import { stepsOfGames } from './support/domination-generator';
import { stepsOfGames as newEraSteps } from './support/new-era-generator';
import { always } from './support/random-games';

const page = pageOf('ny2047');

function pageOf(game: string): string {
  return readFileSync(new URL(`../docs/rules/${game}.md`, import.meta.url), 'utf8');
}

/** The reasons that moves, holds and supports can have, by the rules page's section 16. */
const REASONS =
  '4.1 4.2 4.10 5.2 5.3 5.4 5.5 5.6 5.7 6.1 6.2 6.3 6.4 6.5 7.3 7.4 7.5 8.1 8.2 8.3 8.4 9.4 9.5 13.3'.split(
    ' ',
  );

test('every rule that a verdict can name has its place on the rules page, once', () => {
  const rules = new Set([...REASONS, ...Object.values(REFUSALS), ...Object.values(ADJUSTMENT_REFUSALS)]);
  for (const rule of rules) expect(page.split(`<a id="r-${rule}"></a>`), rule).toHaveLength(2);
});

test('every rule that a verdict, a sentence or a card of Domination names has its place on the rules page, once', () => {
  const rules = new Set(Object.values(TEXT_RULES));
  always(stepsOfGames(8), 1, ({ position, result }) => {
    for (const { reason } of result.orders) rules.add(reason);
    for (const sentence of domination.describe(position, result))
      for (const rule of sentence.rules) rules.add(rule);
    for (const { fallback } of domination.pending(position)?.seats ?? []) rules.add(fallback.rule);
  });
  const dominationPage = pageOf('domination');
  for (const rule of rules) expect(dominationPage.split(`<a id="r-${rule}"></a>`), rule).toHaveLength(2);
});

test('every rule that a verdict or a sentence of New Era names has its place on the rules page, once', () => {
  const rules = new Set<string>();
  always(newEraSteps(4), 1, ({ position, result }) => {
    for (const { reason } of result.orders) rules.add(reason);
    for (const sentence of newEra.describe(position, result))
      for (const rule of sentence.rules) rules.add(rule);
    for (const { fallback } of newEra.pending(position)?.seats ?? []) rules.add(fallback.rule);
  });
  const newEraPage = pageOf('new-era');
  for (const rule of rules) expect(newEraPage.split(`<a id="r-${rule}"></a>`), rule).toHaveLength(2);
});

test('every rule that a verdict or a sentence of Classic names has its place on the rules page, once', () => {
  const rules = new Set<string>(
    [CLASSIC_REFUSALS, RETREAT_REFUSALS, WINTER_REFUSALS].flatMap((refusals) => Object.values(refusals)),
  );
  const folder = new URL('./scenarios/classic/', import.meta.url);
  for (const file of readdirSync(folder)) {
    const { position, steps, seats, options = {} } = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
    const start = classic.read(position, options, seats ?? classic.seats.names);
    if (!start.ok) throw new Error(file);
    const result = classic.adjudicate(start.value, steps[0].orders ?? {}, options, textRandom(file));
    for (const { reason } of result.orders) rules.add(reason);
    for (const sentence of classic.describe(start.value, result))
      for (const rule of sentence.rules) rules.add(rule);
    for (const { fallback } of classic.pending(result.position)?.seats ?? []) rules.add(fallback.rule);
  }
  expect(rules.size).toBeGreaterThan(30);
  const classicPage = pageOf('classic');
  for (const rule of rules) expect(classicPage.split(`<a id="r-${rule}"></a>`), rule).toHaveLength(2);
});

const WORKED = [
  ['classic', 'A worked turn', 4],
  ['ny2047', 'A worked turn', 3],
  ['nyc-risk', 'A worked turn', 4],
  ['domination', 'A worked game turn', 4],
  ['new-era', 'A worked turn', 4],
] as const;

test.each(
  WORKED,
)('the rules of %s have "%s" with its diagrams, and each rule that it cites', (game, title, diagrams) => {
  const text = pageOf(game);
  const [, section = ''] = text.split(new RegExp(`^## .*${title}$`, 'm'));
  const [worked = ''] = section.split(/^## /m);
  expect(worked.match(/^scenario: .*worked-.*$/gm)).toHaveLength(diagrams);
  const prose = worked.replace(/^```diagram[^`]*```$/gm, '');
  const cited = new Set(
    [...prose.matchAll(/\(([\d., ]+)\)/g)].flatMap(([, rules = '']) => rules.split(', ')),
  );
  expect(cited.size).toBeGreaterThan(10);
  for (const rule of cited) expect(text, rule).toContain(`<a id="r-${rule}"></a>`);
});
