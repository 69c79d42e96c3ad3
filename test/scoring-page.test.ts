import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  AggregationRules,
  KNOWN_RULES,
  TIE_BREAK_IDS,
  tieBreakInFull,
} from '../engine/tournament/aggregation';
import { FORMULA_NAMES, KNOWN_PROPERTIES, SCORING_IDS, type ScoringId } from '../engine/tournament/scoring';
import { chosenScoring, previewFormula, SCORINGS } from '../engine/tournament/scoring/all';
import { PROPERTY_EXCEPTIONS } from '../engine/tournament/scoring/property-exceptions';
import { CreateSeason } from '../functions/core/season/season-settings.schema';
import { inEnglish } from './support/translated';

const page = readFileSync(new URL('../docs/scoring.md', import.meta.url), 'utf8');

const WORDS = {
  'solo-draw-loss': 'solo > draw > loss',
  monotone: 'monotone',
  'path-independent': 'path-independent',
  'constant-sum': 'constant sum',
} as const;

/** The page's section on a system, with the system's own texts. */
function section(id: ScoringId): string {
  const { name, explanation } = chosenScoring(id);
  const known = KNOWN_PROPERTIES[id].map((property) => WORDS[property]).join(', ');
  const { source } = SCORINGS[id];
  return `### ${inEnglish(name)}\n\n\`${id}\`. ${explanation.map(inEnglish).join(' ')}\n\nProperties: ${known || 'none of the four'}. Source: ${source}.\n`;
}

test.each(SCORING_IDS)('the page for organizers says of %s what the system says itself', (id) => {
  expect(page).toContain(section(id));
});

test('every exception to a property is on the page, and no other', () => {
  const rows = PROPERTY_EXCEPTIONS.map(({ property, systems, words }) => {
    const named = systems.map((id) => `\`${id}\``).join(', ');
    return `${WORDS[property]} | ${named} | ${words} |`;
  });
  for (const row of rows) expect(page).toContain(row);
  const [, table = ''] = page.split('| boards | property | except with | there |');
  expect(table.split('\n\n')[0]?.trim().split('\n')).toHaveLength(rows.length + 1);
});

test('every tie-break, every known event and every name of a formula is on the page', () => {
  for (const name of [
    ...TIE_BREAK_IDS,
    ...Object.keys(KNOWN_RULES),
    ...FORMULA_NAMES.map(({ name: one }) => one),
  ])
    expect(page, name).toContain(`| \`${name}\` |`);
  for (const { name, about } of FORMULA_NAMES)
    expect(page).toContain(`| \`${name}\` | ${inEnglish(about)} |`);
  for (const id of TIE_BREAK_IDS) expect(page).toContain(`| \`${id}\` | ${inEnglish(tieBreakInFull(id))} |`);
});

test('the formulas and the rules of the page are valid', () => {
  const blocks = (language: string) =>
    [...page.matchAll(new RegExp(`\`\`\`${language}\\n([^\`]*)\`\`\``, 'g'))].map(([, text = '']) =>
      text.trim(),
    );
  expect(blocks('formula').length).toBeGreaterThan(2);
  for (const text of blocks('formula')) expect(previewFormula(text, [])).toEqual([]);
  expect(blocks('json').length).toBeGreaterThan(1);
  for (const text of blocks('json'))
    expect(AggregationRules.safeParse(JSON.parse(text)).error?.issues ?? []).toEqual([]);
  expect(blocks('settings').length).toBeGreaterThan(0);
  for (const text of blocks('settings'))
    expect(CreateSeason.partial().safeParse(JSON.parse(text)).error?.issues ?? []).toEqual([]);
});
