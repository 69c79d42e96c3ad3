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

/** What the `of` of a name is that has languages of its own: no catalogue has its text. */
export const NAME = 'name';

/** A name that may have other forms in other languages. Languages without one of their own have the first. */
export function nameInLanguages(name: string, names: NamesByLanguage | undefined): string | Message {
  return names === undefined ? name : { of: NAME, text: name, with: names };
}

interface Named {
  readonly name: string;
  readonly names?: NamesByLanguage | undefined;
}

/** A name in one language, or the one that has no language if it has none there. */
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
