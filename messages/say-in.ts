import type { Language } from './languages';
import { type GameTexts, type Say, type Says, saying, speakersOf } from './say';

export type { Say } from './say';

const LOADED = new Map<string, Promise<GameTexts>>();

/** Says what some games say, for those that have no page: functions, mails, commands. Texts are loaded when first needed. */
export async function sayIn(language: Language, games: readonly string[]): Promise<Say> {
  const texts = new Map<string, GameTexts>();
  for (const game of games) texts.set(game, await textsOfGame(language, game));
  return saying((game) => {
    const found = texts.get(game);
    if (found === undefined) throw new RangeError(`The texts of ${game} are not loaded.`);
    return found;
  }, language);
}

/** Says these. */
export async function sayingIn(language: Language, all: readonly Says[]): Promise<Say> {
  return sayIn(language, speakersOf(all));
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
  return createTranslator({ locale: language, messages }) as GameTexts;
}

/** The texts of a game, or those of a form: elsewhere a field is called what its form calls it. */
function fileOf(language: Language, game: string): Promise<{ readonly default: Record<string, unknown> }> {
  switch (game) {
    case 'season-form':
      return import(`./${language}/season-form.json`);
    case 'schema-titles':
      return import(`./${language}/schema-titles.json`);
    case 'rule-game':
      return import(`./${language}/rule-game.json`);
    case 'rule-result':
      return import(`./${language}/rule-result.json`);
    case 'rule-clocks':
      return import(`./${language}/rule-clocks.json`);
    case 'rule-member':
      return import(`./${language}/rule-member.json`);
    case 'ruling-form':
      return import(`./${language}/ruling-form.json`);
    default:
      return import(`./${language}/says-${game}.json`);
  }
}
