import * as z from 'zod';
import { OPTIONS as CLASSIC } from '../../engine/classic/options';
import { AbsencePolicy } from '../../engine/deadlines/absence';
import { DeadlinePolicy } from '../../engine/deadlines/policy';
import { OPTIONS as DOMINATION } from '../../engine/domination/options';
import { FACTIONS } from '../../engine/new-era/data/cards';
import { OPTIONS as NEW_ERA } from '../../engine/new-era/options';
import { OPTIONS as NY2047 } from '../../engine/ny2047/options';
import { OPTIONS as NYC_RISK } from '../../engine/nyc-risk/options';
import { OPTIONS as RESULTS_ONLY } from '../../engine/results-only/options';
import { AggregationRules } from '../../engine/tournament/aggregation';
import { loadSystem, SCORING_IDS } from '../../engine/tournament/scoring';

/** The texts of schemas that forms show: titles, descriptions and choices, and words used as values. */
export interface SchemaTexts {
  readonly said: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
}

/** The choice in a form next to the words that may replace a number. */
const NUMBER = 'a-number';

const READ: ReadonlySet<string> = new Set(['title', 'description', 'name', 'about']);

export async function schemaTexts(): Promise<SchemaTexts> {
  const scorings = await Promise.all(SCORING_IDS.map(loadSystem));
  const found = { said: new Set<string>(), words: new Set([NUMBER]) };
  for (const { parameters } of scorings) collect(formOf(parameters), found);
  for (const schema of [AbsencePolicy, DeadlinePolicy, AggregationRules]) collect(formOf(schema), found);
  for (const options of [CLASSIC, DOMINATION, NY2047, NYC_RISK, RESULTS_ONLY])
    collect(formOf(options), found);
  // Names of factions are data.
  collect(formOf(NEW_ERA), { said: found.said, words: new Set() });
  for (const { name } of FACTIONS) found.said.delete(name);
  return found;
}

const formOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

interface Found {
  readonly said: Set<string>;
  readonly words: Set<string>;
}

function collect(part: unknown, found: Found): void {
  if (typeof part !== 'object' || part === null) return;
  for (const word of wordsOf(part)) found.words.add(word);
  for (const [name, one] of Object.entries(part)) {
    if (typeof one === 'string' && one !== '' && READ.has(name)) found.said.add(one);
    else collect(one, found);
  }
}

interface Form {
  readonly title?: string;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, { readonly const?: unknown }>>;
}

/** The words that a schema allows, and the one that distinguishes a form without a title. */
function wordsOf(schema: Form): readonly string[] {
  if ('choices' in schema) return [];
  const forms = schema.title === undefined ? Object.values(schema.properties ?? {}) : [];
  const only = forms.flatMap((one) => (one.const === undefined ? [] : [String(one.const)]));
  return [...(schema.enum ?? []).map(String), ...only];
}
