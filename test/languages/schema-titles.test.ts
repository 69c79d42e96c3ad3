import { createTranslator } from 'use-intl/core';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { GAME_SYSTEM_IDS } from '../../engine/games';
import { countedOf, oneCountedOf } from '../../engine/measures';
import { SYSTEMS } from '../../engine/systems';
import { loadSystem, SCORING_IDS } from '../../engine/tournament/scoring';
import { keyOfText } from '../../messages/key-of-text';
import { LANGUAGES, type Language } from '../../messages/languages';
import { type SchemaTranslate, translateSchema } from '../../web/components/forms/translate-schema';
import { translateIn } from '../support/translated';

const TITLES = Object.fromEntries(
  await Promise.all(
    LANGUAGES.map(async (language) => [
      language,
      (await import(`../../messages/${language}/schema-titles.json`)).default,
    ]),
  ),
);

const FORMS = await Promise.all(
  SCORING_IDS.map(async (id) => {
    const { parameters } = await loadSystem(id);
    return [id, z.toJSONSchema(parameters, { io: 'input', unrepresentable: 'any' })] as const;
  }),
);

type Game = (typeof GAME_SYSTEM_IDS)[number];

/** Translates the texts of scoring forms for a game, as pages do. */
function sayingOf(language: Language, game: Game, part: 'said' | 'words'): SchemaTranslate {
  const texts = createTranslator({ locale: language, messages: TITLES[language][part] });
  const say = translateIn(language);
  const words = { one: say(oneCountedOf({ system: game })), many: say(countedOf({ system: game })) };
  return (key) => (TITLES[language][part][key] === undefined ? undefined : texts(key, words));
}

/** All readable texts of a form. */
function readOf(part: unknown): readonly string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, one]) =>
    (name === 'title' || name === 'description') && typeof one === 'string' ? [one] : readOf(one),
  );
}

const readIn = (language: Language, game: Game, schema: object) =>
  readOf(translateSchema(sayingOf(language, game, 'said'), schema));

/** The unit of the classic game's scores. */
const CENTRES: Readonly<Record<Language, RegExp>> = {
  en: /centre/i,
  de: /zentr/i,
  es: /centro/i,
};

/** Words that are the same in two languages, and texts that are not translated. */
const SAME: readonly string[] = ['', 'Total'];

describe.each(GAME_SYSTEM_IDS)('forms of scorings in %s', (game) => {
  test.each(FORMS)('%s is said in three languages', (_, schema) => {
    const english = readIn('en', game, schema);
    expect(english.join('\n')).not.toMatch(/[{}]|undefined/);
    for (const language of LANGUAGES.slice(1)) {
      const said = readIn(language, game, schema);
      expect(said.join('\n')).not.toMatch(/[{}]|undefined/);
      expect(said.filter((text, at) => text === english[at] && !SAME.includes(text))).toEqual([]);
    }
  });

  test.each(LANGUAGES)('count in %s what the game counts', (language) => {
    const words = ['total-centres', 'centres', 'first-place-and-total', 'all-places-and-total'];
    const all = [
      ...FORMS.flatMap(([, schema]) => readIn(language, game, schema)),
      ...words.map((word) => sayingOf(language, game, 'words')(word)),
    ].join('\n');
    if (game === 'classic') expect(all).toMatch(CENTRES[language]);
    else expect(all).not.toMatch(CENTRES[language]);
    expect(all).toContain(translateIn(language)(countedOf({ system: game })));
  });
});

test.each([
  ['en', 'ny2047', ['Per star', 'By a table of stars', 'Per star above a number']],
  ['de', 'ny2047', ['Je Stern', 'Nach einer Tabelle der Sterne', 'Je Stern über einer Zahl']],
  ['es', 'ny2047', ['Por estrella', 'Según una tabla de estrellas', 'Por estrella por encima de un número']],
  ['de', 'classic', ['Je Zentrum', 'Nach einer Tabelle der Zentren', 'Je Zentrum über einer Zahl']],
  ['de', 'domination', ['Je Siegpunkt', 'Nach einer Tabelle der Siegpunkte', 'Je Siegpunkt über einer Zahl']],
] as const)('in %s, %s', (language, game, texts) => {
  const all = FORMS.flatMap(([, schema]) => readIn(language, game, schema));
  for (const text of texts) expect(all).toContain(text);
});

describe.each(GAME_SYSTEM_IDS)('options of %s', (game) => {
  const options = z.toJSONSchema(SYSTEMS[game].options, { io: 'input', unrepresentable: 'any' });

  test('are each called something that readers of three languages read', () => {
    for (const [name, option] of Object.entries(options.properties ?? {})) {
      const { title } = option as { readonly title?: string };
      expect(title, name).toBeTypeOf('string');
      for (const language of LANGUAGES)
        expect(sayingOf(language, game, 'said')(keyOfText(title ?? '')), name).toBeTypeOf('string');
    }
  });
});
