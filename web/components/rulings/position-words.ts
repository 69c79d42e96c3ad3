import { keyOfName } from '../../../messages/key-of-text';
import { nameOf, type People } from '../frame/people';

/** The words of a position for moderators: the names of its fields, and the words and names of its values. */
export interface PositionWords {
  /** One step of the path to a value: "Units" for a field, "Harlem" for the key of a map. */
  readonly step: (key: string) => string;
  /** A text value: "Spring", "Harlem", "Tower". */
  readonly value: (text: string) => string;
}

/** The texts of an area `says-position-<game>`. */
interface PositionTexts {
  (key: string): string;
  has(key: string): boolean;
}

/** @param nameIn the names that a game has for its places, cards and other things */
export function positionWords(
  texts: PositionTexts,
  people: People,
  nameIn: (id: string) => string,
): PositionWords {
  const said = (part: 'field' | 'word', name: string) => {
    const key = `${part}.${keyOfName(name)}`;
    return texts.has(key) ? texts(key) : undefined;
  };
  const value = (text: string) =>
    said('word', text) ?? (people[text] === undefined ? nameIn(text) : nameOf(people, text));
  return { value, step: (key) => said('field', key) ?? value(key) };
}
