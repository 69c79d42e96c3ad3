import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Language } from '../../messages/languages';
import { GAMES_WITH_ONE_FILE, languageOfTexts, type OwnTexts, SHARED } from '../../messages/texts-of-games';

const FOLDER = path.join(import.meta.dirname, '../../messages');

/**
 * The texts of a language by "area.key": the area is the name of the file. Texts of a game that is written in English
 * alone are there in every language, as readers get them.
 */
export function messagesOf(language: Language): ReadonlyMap<string, string> {
  const files = readdirSync(path.join(FOLDER, language)).filter((name) => name.endsWith('.json'));
  return new Map([
    ...files.flatMap((name) => {
      const area = name.replace(/\.json$/, '');
      if (GAMES_WITH_ONE_FILE.some((game) => area === `says-${game}`)) return [];
      return textsIn(JSON.parse(readFileSync(path.join(FOLDER, language, name), 'utf8')), area);
    }),
    ...GAMES_WITH_ONE_FILE.flatMap((game) => textsOfGame(language, game)),
  ]);
}

/** The texts of a game's one file, each in the area to which it belongs. */
function textsOfGame(language: Language, game: string): readonly (readonly [string, string])[] {
  const file = path.join(FOLDER, languageOfTexts(game, language), `says-${game}.json`);
  const { page, position, ...says } = JSON.parse(readFileSync(file, 'utf8')) as OwnTexts;
  const shared = SHARED.flatMap((area) => textsIn(says[area] ?? {}, `says-${area}.${game}`));
  const own = Object.entries(says).filter(([part]) => !SHARED.some((area) => area === part));
  return [
    ...textsIn(page, `game.${game}`),
    ...textsIn(position, `says-position-${game}`),
    ...shared,
    ...textsIn(Object.fromEntries(own), `says-${game}`),
  ];
}

function textsIn(value: unknown, key: string): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[key, value]];
  return Object.entries(value as object).flatMap(([name, one]) => textsIn(one, `${key}.${name}`));
}

/** The arguments of a text: "name", "level: gentle steady other", "<link>". */
export function argumentsOf(text: string): readonly string[] {
  return [...new Set(namedIn(parse(text)))].sort();
}

function namedIn(elements: readonly MessageFormatElement[]): readonly string[] {
  return elements.flatMap((element): readonly string[] => {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        return [];
      case TYPE.argument:
        return [element.value];
      case TYPE.tag:
        return [`<${element.value}>`, ...namedIn(element.children)];
      case TYPE.plural:
      case TYPE.select: {
        const inside = Object.values(element.options).flatMap(({ value }) => namedIn(value));
        const { value, options } = element;
        // One language may have a plural where another shows only the number.
        return [
          element.type === TYPE.plural ? value : `${value}: ${Object.keys(options).sort().join(' ')}`,
          ...inside,
        ];
      }
      default:
        return [`${element.value}: ${TYPE[element.type]}`];
    }
  });
}

/**
 * The arguments without numbers that only choose a form of a word: one language needs "was" and "were", another one
 * word.
 */
export function shownArgumentsOf(text: string): readonly string[] {
  const chosen = new Set<string>();
  const shown = new Set<string>();
  const visit = (elements: readonly MessageFormatElement[], counted?: string): void => {
    for (const element of elements) {
      if (element.type === TYPE.pound && counted !== undefined) shown.add(counted);
      else if (element.type === TYPE.argument) shown.add(element.value);
      else if (element.type === TYPE.tag) visit(element.children, counted);
      else if (element.type === TYPE.plural) {
        chosen.add(element.value);
        for (const { value } of Object.values(element.options)) visit(value, element.value);
      } else if (element.type === TYPE.select)
        for (const { value } of Object.values(element.options)) visit(value, counted);
    }
  };
  visit(parse(text));
  return argumentsOf(text).filter((name) => !chosen.has(name) || shown.has(name));
}

/** Plurals of a text that lack a form. */
export function incompletePlurals(text: string): readonly string[] {
  const visit = (elements: readonly MessageFormatElement[]): readonly string[] =>
    elements.flatMap((element) => {
      if (element.type === TYPE.tag) return visit(element.children);
      if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
      const inside = Object.values(element.options).flatMap(({ value }) => visit(value));
      const lacks = element.type === TYPE.plural && !('one' in element.options);
      return lacks ? [element.value, ...inside] : inside;
    });
  return visit(parse(text));
}
