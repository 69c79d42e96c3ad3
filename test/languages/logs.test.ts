import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { message as says } from '../../engine/classic/message';
import type { Message } from '../../engine/game';
import { GAME_SYSTEM_IDS } from '../../engine/games';
import { SYSTEMS } from '../../engine/systems';
import { loadSystem, SCORING_IDS } from '../../engine/tournament/scoring';
import { mayBeProposed, nameOf } from '../../functions/api/operation';
import { OPERATIONS } from '../../functions/api/whole-api';
import { instantInWords, message } from '../../functions/core/platform/message';
import { operationInWords } from '../../functions/core/proposal/operation-in-words';
import { linesOf, type SettingLine } from '../../functions/core/season/schema-in-words';
import { CreateSeason } from '../../functions/core/season/season-settings.schema';
import { SETTINGS } from '../../functions/core/season/setting-words';
import { LANGUAGES } from '../../messages/languages';
import { unsaid } from '../support/log-language-guard';
import { translateIn } from '../support/translated';

const NOTHING = { reason: '', before: '', after: '' };

describe('whoever listens to logs', () => {
  const typed = new Set(['Olga', 'Storm.']);

  test('hears what stands in English alone, and not what people typed, names and instants', () => {
    const entry = { ...NOTHING, subject: 'Olga', reason: 'Storm.', before: '2026-11-28T19:00:00.000Z' };
    expect(unsaid({ ...entry, after: message('log.entered') }, typed)).toEqual([]);
    expect(unsaid({ ...entry, after: 'Entered' }, typed)).toEqual(['Entered']);
    expect(unsaid({ ...entry, subject: 'Round 1' }, typed)).toEqual(['Round 1']);
    const until = (time: Message | string) =>
      unsaid({ ...entry, after: message('log.until', { state: message('log.banned'), time }) }, typed);
    expect(until(instantInWords(0))).toEqual([]);
    expect(until('2026-11-28 19:00 UTC')).toHaveLength(1);
  });

  test('fails where a text is in no catalogue', () => {
    expect(() => unsaid({ ...NOTHING, after: says('nothing.like.this') }, typed)).toThrow();
  });
});

test('every act that may wait for a second person is said in the log', () => {
  for (const operation of OPERATIONS.filter(mayBeProposed).map(nameOf))
    expect(unsaid({ ...NOTHING, subject: operationInWords(operation) }, new Set()), operation).toEqual([]);
});

/**
 * Settings whose own schemas have their names, two that cannot change or share a name, and parts that are no settings.
 */
const SAID_ELSEWHERE = [
  ...['system', 'options', 'scoring', 'scoringByRound', 'aggregation', 'deadlines', 'absence', 'atTheTable'],
  ...['version', 'template'],
];

test('every setting of a season has words for the log', () => {
  const paths = Object.entries(CreateSeason.shape)
    .filter(([name]) => !SAID_ELSEWHERE.includes(name))
    .flatMap(([name, part]) => pathsIn(part, name));
  const atRealTables = ['played', 'atTheTable.reports', 'atTheTable.waitMinutes'];
  expect([...new Set([...paths, ...atRealTables])].sort()).toEqual(Object.keys(SETTINGS).sort());
});

/** The paths of a schema's values; a list is one value. */
function pathsIn(schema: unknown, at: string): readonly string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return pathsIn(schema.unwrap(), at);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((one) => pathsIn(one, at));
  if (!(schema instanceof z.ZodObject)) return [at];
  return Object.entries(schema.shape).flatMap(([name, part]) => pathsIn(part, `${at}.${name}`));
}

const SCORINGS = await Promise.all(SCORING_IDS.map((id) => loadSystem(id)));
const OPTIONS = GAME_SYSTEM_IDS.map((id) => SYSTEMS[id].options as z.ZodType);

describe.each(GAME_SYSTEM_IDS)('in a season of %s', (system) => {
  const said = (lines: readonly SettingLine[]) =>
    LANGUAGES.map((language) =>
      lines.map(({ title, value }) => translateIn(language)(message('log.line', { title, value }))),
    );

  test('parameters of scorings and options of games are said by their titles in every language', () => {
    for (const schema of [...SCORINGS.map(({ parameters }) => parameters), ...OPTIONS]) {
      const { data } = schema.safeParse({});
      const [english = [], ...others] = said(linesOf(schema, data ?? {}, { at: '', game: { system } }));
      expect(english.join('\n')).not.toMatch(/undefined|\[object/);
      for (const other of others)
        for (const [at, text] of other.entries()) expect(text).not.toBe(english[at]);
    }
  });
});
