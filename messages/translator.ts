import type { Language } from './languages';
import type { TextsOfFile } from './texts-of-forms';
import { GAMES_WITH_ONE_FILE, languageOfTexts, ownTexts, SHARED, sharedTexts } from './texts-of-games';
import { type GameTexts, speakersOf, type Translatable, type Translate, translator } from './translate';

export type { Translate } from './translate';

/** Areas of forms: the log and proposals name a field as its form does. */
export const FORMS: readonly string[] = [
  ...['season-form', 'schema-titles', 'ruling-form'],
  ...['rule-game', 'rule-result', 'rule-clocks', 'rule-member'],
];

const LOADED = new Map<string, Promise<GameTexts>>();

/**
 * A translator for some games, for code without a page: functions, mails, commands. Loads texts when they are first
 * needed.
 */
export async function translatorIn(language: Language, games: readonly string[]): Promise<Translate> {
  const texts = new Map<string, GameTexts>();
  for (const game of games) texts.set(game, await textsOfGame(language, game));
  return translator((game) => {
    const found = texts.get(game);
    if (found === undefined) throw new RangeError(`The texts of ${game} are not loaded.`);
    return found;
  }, language);
}

/** A translator for these messages. */
export async function translatorFor(language: Language, all: readonly Translatable[]): Promise<Translate> {
  return translatorIn(language, speakersOf(all));
}

function textsOfGame(language: Language, game: string): Promise<GameTexts> {
  const name = `${language}/says-${game}`;
  const loaded = LOADED.get(name) ?? load(language, game);
  LOADED.set(name, loaded);
  return loaded;
}

async function load(language: Language, game: string): Promise<GameTexts> {
  const [{ createTranslator }, { default: messages }] = await Promise.all([
    import('use-intl/core'),
    fileOf(language, game),
  ]);
  return createTranslator({ locale: language, timeZone: 'UTC', messages }) as GameTexts;
}

async function fileOf(language: Language, of: string): Promise<TextsOfFile> {
  const shared = SHARED.find((area) => area === of);
  if (shared !== undefined) {
    const file = (await import(`./${language}/says-${shared}.json`)) as TextsOfFile;
    return { default: { ...file.default, ...(await sharedTexts(language, shared)) } };
  }
  const game = /^position-(.+)$/.exec(of)?.[1] ?? '';
  if (GAMES_WITH_ONE_FILE.includes(game)) return { default: (await ownTexts(language, game)).position };
  if (!FORMS.includes(of)) return import(`./${languageOfTexts(of, language)}/says-${of}.json`);
  return (await import('./texts-of-forms')).textsOfForm(language, of);
}
