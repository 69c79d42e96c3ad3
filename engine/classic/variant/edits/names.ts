import { plainLetters } from '../../../core/plain-letters';
import { LIMITS } from '../schema';

/** A text as names are: one line without signs of markup, of at most so many characters. */
export function cleaned(text: string, most: number = LIMITS.name): string {
  return text
    .slice(0, 10 * most)
    .replace(/&#?\w+;|[<>\p{C}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, most)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}

/** An id of two or more letters for each name, near its beginning, which no other name or id is. */
export function idsFor(names: readonly string[]): ReadonlyMap<string, string> {
  const taken = new Set(names.map((name) => plainLetters(name).replace(/[^a-z]/g, '')));
  const used = new Set<string>();
  return new Map(
    names.map((name) => {
      const letters = plainLetters(name).replace(/[^a-z]/g, '');
      const isShort = /^[a-z]{2,4}$/.test(letters) && !used.has(letters);
      const id = isShort
        ? letters
        : (candidates(letters.padEnd(3, 'x')).find((one) => !taken.has(one) && !used.has(one)) ?? '');
      used.add(id);
      return [name, id] as const;
    }),
  );
}

/** "lon", then "lod", "loo", ...; at last any third and fourth letters. */
export function candidates(letters: string): readonly string[] {
  const [first = 'x', second = 'x'] = letters;
  const own = [...letters.slice(2), ...letters.slice(1, 2)].map((third) => `${first}${second}${third}`);
  const any = [...'abcdefghijklmnopqrstuvwxyz'];
  return [
    ...own,
    ...any.map((third) => `${first}${second}${third}`),
    ...any.flatMap((third) => any.map((fourth) => `${first}${second}${third}${fourth}`)),
  ];
}

/** The id of a file for its title: "two-seas" for "Two Seas". */
export function slugOf(title: string): string {
  const words =
    plainLetters(title)
      .match(/[a-z0-9]+/g)
      ?.join('-')
      .slice(0, 40)
      .replace(/-$/, '') ?? '';
  return /^[a-z][a-z0-9-]+$/.test(words) ? words : 'map';
}
