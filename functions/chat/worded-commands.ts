import type { Message } from '../../engine/game';
import { LANGUAGES, type Language } from '../../messages/languages';
import { translatorIn } from '../../messages/translator';
import { COMMANDS } from './commands';

/** Discord's codes for our languages; English is the default of every description. */
const LOCALES: Readonly<Record<Language, readonly string[]>> = {
  en: [],
  de: ['de'],
  es: ['es-ES', 'es-419'],
};

interface Described {
  readonly name: string;
  readonly description: Message;
}
interface Command extends Described {
  readonly options?: readonly Described[];
}

/**
 * The commands in Discord's format: described in English, and in each other language for users of Discord in that
 * language.
 */
export async function wordedCommands() {
  const speakers = new Map(
    await Promise.all(
      LANGUAGES.map(async (language) => [language, await translatorIn(language, ['platform'])] as const),
    ),
  );
  const said = (language: Language, text: Message) => speakers.get(language)?.(text) ?? '';
  const worded = <T extends Described>(one: T) => ({
    ...one,
    description: said('en', one.description),
    description_localizations: Object.fromEntries(
      LANGUAGES.flatMap((language) =>
        LOCALES[language].map((locale) => [locale, said(language, one.description)]),
      ),
    ),
  });
  const commands: readonly Command[] = COMMANDS;
  return commands.map(({ options, ...command }) => ({
    ...worded(command),
    ...(options !== undefined && { options: options.map((option) => worded(option)) }),
  }));
}
