import { createTranslator } from 'use-intl/core';
import { describe, expect, test } from 'vitest';
import { entryOf, GAME_SYSTEM_IDS, type GameSystemId } from '../../engine/games';
import { GOODS } from '../../engine/new-era/card-types';
import { gameSystem } from '../../engine/systems';
import { LANGUAGES, type Language } from '../../messages/languages';
import { positionWords } from '../../web/components/rulings/position-words';
import { CORRECTIONS } from '../support/corrections';
import { wordsOfPosition } from './position-texts';

/** The games whose words are in the catalogue in every language. */
const TRANSLATED = GAME_SYSTEM_IDS.filter((id) => entryOf(id).textsIn === undefined);

const TEXTS = Object.fromEntries(
  await Promise.all(
    LANGUAGES.flatMap((language) =>
      TRANSLATED.map(async (id) => {
        const { default: messages } = await import(`../../messages/${language}/says-position-${id}.json`);
        return [`${language} ${id}`, createTranslator({ locale: language, messages })] as const;
      }),
    ),
  ),
);

/** A game's words with unnamed players: names of games are the same in every language. */
function wordsIn(language: Language, id: GameSystemId) {
  const people = Object.fromEntries(gameSystem(id).seats.names.map((seat) => [seat, `Player of ${seat}`]));
  const { value } = CORRECTIONS[id].fields(people);
  return positionWords(TEXTS[`${language} ${id}`] as never, people, value);
}

/** Words that are the same in two languages: names of cards and of Turretons, and shared words. */
const SAME =
  /^(Turretons|Phase|Hand|Status|Bio Weapons|Airborne Forces|Fog of War|Second Wind|Shortcut|Chartered Ferry|Express|Winter|Control|Material)$/;

describe.each(TRANSLATED)('a position of %s that a moderator corrects', (id) => {
  test.each(LANGUAGES)('has a word for each of its fields in %s', async (language) => {
    const { fields } = await wordsOfPosition(id);
    const { step } = wordsIn(language, id);
    expect(fields.size).toBeGreaterThan(20);
    const english = wordsIn('en', id);
    for (const field of fields) {
      expect(step(field), field).toMatch(/^\p{Lu}/u);
      if (language === 'en' || SAME.test(step(field))) continue;
      expect(step(field), field).not.toBe(english.step(field));
    }
  });

  test.each(LANGUAGES)('has a word or a name for each value that it may have in %s', async (language) => {
    const { words, names } = await wordsOfPosition(id);
    const [{ value }, english] = [wordsIn(language, id), wordsIn('en', id)];
    // Goods of New Era have their words in the area of its table, in lower case.
    for (const one of [...words, ...names]) {
      if (!GOODS.some((good) => good === one)) expect(value(one), one).not.toBe(one);
      expect(value(one), one).not.toMatch(/^$|undefined|^a card$/);
    }
    if (language === 'en') return;
    for (const word of words)
      if (!SAME.test(value(word))) expect(value(word), word).not.toBe(english.value(word));
  });

  test('has no field that is called as a key of a map, and no word that is a name', async () => {
    const { fields, words, names, keys } = await wordsOfPosition(id);
    expect([...keys].filter((key) => fields.has(key))).toEqual([]);
    expect([...words].filter((word) => names.has(word) && !keys.has(word))).toEqual([]);
  });
});
