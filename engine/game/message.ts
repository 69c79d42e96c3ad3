/**
 * A message of a game to people, in no language yet: a text by its key in `messages/<language>/says-<of>.json`, and the
 * values it needs. `messages/translate.ts` translates it.
 */
export interface Message {
  /** The game whose text it is. */
  readonly of: string;
  readonly text: string;
  readonly with?: Readonly<Record<string, Part>> | undefined;
}

/** A number, a name that is the same in every language, a message within the message, or a list of them. */
export type Part = string | number | Message | readonly Part[];

/** A name by language, such as `{ "de": "Bernsteinbucht" }`. */
export type NamesByLanguage = Readonly<Record<string, string>>;

/** The `of` of a name that brings its own languages, so that no catalogue has its text. */
export const NAME = 'name';

/** A name for messages. Readers of a language that it has no form for see `name`. */
export function nameInLanguages(name: string, names: NamesByLanguage | undefined): string | Message {
  return names === undefined ? name : { of: NAME, text: name, with: names };
}

interface Named {
  readonly name: string;
  readonly names?: NamesByLanguage | undefined;
}

/** The form of a name in a language, or `name` if it has none. */
export function nameIn({ name, names }: Named, language: string): string {
  return names !== undefined && Object.hasOwn(names, language) ? (names[language] ?? name) : name;
}

/** Makes the messages of a game: `message('story.drew', { seat, count })`. */
export function messagesOf(of: string) {
  return (text: string, parts?: Message['with']): Message =>
    parts === undefined ? { of, text } : { of, text, with: parts };
}

/** The name of a field of a game's positions, by its key in `messages/<language>/says-position-<game>.json`. */
export function fieldOfPosition(game: string, name: string): Message {
  return { of: `position-${game}`, text: `field.${name}` };
}

/** A message as text for authors of games and lessons, without a catalogue: its key and its values. */
export function debugText(says: Message | string): string {
  return typeof says === 'string' ? says : `${says.of}: ${says.text} ${JSON.stringify(says.with ?? {})}`;
}
