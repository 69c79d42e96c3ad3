import { entryOf, GAME_SYSTEM_IDS } from '../engine/games';
import type { Language } from './languages';

/** Texts by key; a key may lead to a part with keys of its own. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

/** All texts of a game that keeps them in one file (`GameEntry.textsIn`): its sentences, and these parts. */
export interface OwnTexts extends Texts {
  /** What lists and its own page say: `blurb`, `shortSteps`, `about`, `goal`. */
  readonly page: Texts;
  /** The names of its moments, of its figures and of its awards. */
  readonly labels: Texts;
  readonly measures: Texts;
  readonly awards: Texts;
  /** The names of the fields and words of its positions. */
  readonly position: Texts;
}

/** Shared areas in which each game has a part under its id. */
export const SHARED = ['labels', 'measures', 'awards'] as const;
export type SharedArea = (typeof SHARED)[number];

/** The games that keep their texts in one file. */
export const GAMES_WITH_ONE_FILE: readonly string[] = GAME_SYSTEM_IDS.filter(
  (id) => entryOf(id).textsIn !== undefined,
);

/** The language in which readers of this one get the texts of a game. */
export function languageOfTexts(game: string, language: Language): string {
  const id = GAME_SYSTEM_IDS.find((one) => one === game);
  const written = id === undefined ? undefined : entryOf(id).textsIn;
  return written === undefined || written.includes(language) ? language : 'en';
}

/** Loads the texts of a game that keeps them in one file. */
export async function ownTexts(language: Language, game: string): Promise<OwnTexts> {
  return (await import(`./${languageOfTexts(game, language)}/says-${game}.json`)).default as OwnTexts;
}

/** The parts of a shared area that the games with one file keep in it, by game. */
export async function sharedTexts(language: Language, area: SharedArea): Promise<Texts> {
  return Object.fromEntries(
    await Promise.all(
      GAMES_WITH_ONE_FILE.map(async (game) => [game, (await ownTexts(language, game))[area]] as const),
    ),
  );
}

/** The areas of the catalogue for pages, with the texts of the games that keep them in one file. */
export async function withTextsOfGames<Areas extends object>(
  areas: Areas,
  language: Language,
): Promise<Areas> {
  const all: Record<string, Texts> = { ...(areas as unknown as Readonly<Record<string, Texts>>) };
  for (const game of GAMES_WITH_ONE_FILE) {
    const own = await ownTexts(language, game);
    all[`says-${game}`] = own;
    all[`says-position-${game}`] = own.position;
    all.game = { ...all.game, [game]: own.page };
    for (const area of SHARED) all[`says-${area}`] = { ...all[`says-${area}`], [game]: own[area] };
  }
  return all as unknown as Areas;
}
