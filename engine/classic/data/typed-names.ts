import { memoize } from '../../core/memoize';
import type { Power } from '../types';
import type { Variant } from '../variant/definition';
import file from '../variants/classic.typed-names.json';
import type { Atlas, Province } from './atlas';
import { sharing } from './place-names';
import { CLASSIC } from './standard';

type Further = Readonly<Record<string, readonly string[] | undefined>>;

/** The `typed` names of Classic's own file, apart from it: pages load them only where orders are typed. */
const OF_CLASSIC: { readonly powers: Further; readonly spaces: Further } = file;

/** Further names by the ids of spaces: those of Classic's map on that map, and those of the file on any other. */
function typedSpaces({ spaces }: Variant): Further {
  if (spaces === CLASSIC.spaces) return OF_CLASSIC.spaces;
  return Object.fromEntries(
    spaces.map(({ id, typed = [], names }) => [id, [...typed, ...Object.values<string>(names ?? {})]]),
  );
}

function typedPowers({ powers }: Variant): Further {
  if (powers === CLASSIC.powers) return OF_CLASSIC.powers;
  // A power of Classic has the names that it has there, unless a file gives others.
  return Object.fromEntries(powers.map(({ id, typed }) => [id, typed ?? OF_CLASSIC.powers[id]]));
}

/** Lower case, only letters, without accents: "Borgoña" is "borgona". */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/ß/g, 'ss')
    .replace(/æ/g, 'ae')
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .replace(/[^\p{L}]/gu, '');
}

/** The spellings of a name: with its accents left out, and with umlauts as two letters. */
function spellings(name: string): readonly string[] {
  const two = name.toLowerCase().replace(/ä/g, 'ae').replace(/ö/g, 'oe').replace(/ü/g, 'ue');
  return [...new Set([plain(name), plain(two)])].filter((one) => one !== '');
}

/** Names as lists of words in plain letters, to be matched by the beginnings of the words. */
type Worded = readonly (readonly [words: readonly string[], letters: string, province: Province])[];

/**
 * The names of a map by which typed text is read: those of the rules, and further ones in any language. An adjudication
 * only uses the former (15.1), so that a stored order means the same under every release.
 */
interface TypedNames {
  readonly exact: ReadonlyMap<string, Province>;
  /** The names of the map, by their words. */
  readonly own: Worded;
  /** Names in other languages and of other adjudicators: only used for suggestions, never to read an order. */
  readonly foreign: Worded;
}

/** Places with one of their names each. */
type WithNames = readonly (readonly [name: string, province: Province])[];

const namesOf = memoize(({ provinces, variant }: Atlas): TypedNames => {
  const typed = typedSpaces(variant);
  const english: WithNames = provinces.flatMap((province) =>
    [province.name, ...province.also].map((name) => [name, province] as const),
  );
  const other: WithNames = provinces.flatMap((province) =>
    (typed[province.id] ?? []).map((name) => [name, province] as const),
  );
  const spelled = (names: WithNames) =>
    names.flatMap(([name, province]) => spellings(name).map((one) => [one, province] as const));
  const exact = new Map([
    ...spelled(other),
    ...spelled(english),
    ...provinces.flatMap((province) => [
      [plain(province.id), province] as const,
      [plain(province.abbr), province] as const,
    ]),
  ]);
  return { exact, own: worded(english), foreign: worded(other) };
});

/** The meaning of a name: one place, several possible ones, or none. */
export type Named = readonly Province[];

/** The places that a written name means exactly: one, several for a shared code, or none. */
export function exactly(atlas: Atlas, letters: string): Named {
  const unclear = sharing(atlas, letters);
  if (unclear) return unclear;
  const found = namesOf(atlas).exact.get(letters);
  return found ? [found] : [];
}

function worded(names: WithNames): Worded {
  return names.map(([name, province]) => {
    const words = name
      .split(/[\s-]+/)
      .map(plain)
      .filter((word) => word !== '');
    return [words, words.join(''), province];
  });
}

const SHORTEST_BEGINNING = 3;

/**
 * The places whose name begins with the written words: "norwegian", "eng channel", "n atlantic".
 * @param which the names of the map, or those in other languages, which are only suggested
 */
export function beginning(atlas: Atlas, words: readonly string[], which: 'own' | 'foreign' = 'own'): Named {
  const names = namesOf(atlas)[which];
  const letters = words.join('');
  if (letters.length < SHORTEST_BEGINNING) return [];
  const found = new Set<Province>();
  for (const [name, whole, province] of names)
    if (whole.startsWith(letters) || beginsEach(words, name)) found.add(province);
  return [...found];
}

/** Whether each written word begins a word of the name, in their order; the first one begins the first. */
function beginsEach(words: readonly string[], name: readonly string[]): boolean {
  if (words.length < 2 || !name[0]?.startsWith(words[0] ?? '')) return false;
  let at = 0;
  for (const word of words) {
    const next = name.findIndex((part, index) => index >= at && part.startsWith(word));
    if (next < 0) return false;
    at = next + 1;
  }
  return true;
}

/** The places whose name is most similar to a wrong one; empty if no name is similar. */
export function looksLike(atlas: Atlas, text: string): Named {
  const letters = plain(text).slice(0, 40);
  const unclear = sharing(atlas, letters);
  if (unclear) return unclear;
  if (letters === '') return [];
  let least = letters.length <= 4 ? 1.5 : letters.length / 2.5;
  let nearest: Province | undefined;
  for (const [name, province] of namesOf(atlas).exact) {
    if (Math.abs(name.length - letters.length) >= least) continue;
    const edits = editsBetween(letters, name, least);
    if (edits >= least) continue;
    least = edits;
    nearest = province;
  }
  return nearest ? [nearest] : [];
}

/** The number of letters to change, insert, delete or swap to turn one word into the other. */
export function editsBetween(one: string, other: string, limit = Number.POSITIVE_INFINITY): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    let least = at;
    for (let to = 1; to <= other.length; to += 1) {
      const change = (row[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1);
      let edits = Math.min(change, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1);
      if (at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1])
        edits = Math.min(edits, (before[to - 2] ?? 0) + 1);
      next.push(edits);
      if (edits < least) least = edits;
    }
    if (least > limit) return least;
    before = row;
    row = next;
  }
  return row[other.length] ?? 0;
}

const powerNamesOf = memoize(({ variant }: Atlas): ReadonlyMap<string, Power> => {
  const typed = typedPowers(variant);
  return new Map(
    variant.powers.flatMap(({ id, name: own, adjective }) =>
      [own, adjective, ...(typed[id] ?? [])].flatMap(spellings).flatMap((name) => [
        [name, id] as const,
        // "France's" and "Frances": the apostrophe is not a letter.
        ...(name.length > 3 ? [[`${name}s`, id] as const] : []),
      ]),
    ),
  );
});

/** The power with this name, in plain letters; undefined for anything else. */
export function powerCalled(atlas: Atlas, letters: string): Power | undefined {
  return powerNamesOf(atlas).get(letters);
}

/** The power whose name is most similar to a wrong one, if one is similar. */
export function powerLike(atlas: Atlas, letters: string): Power | undefined {
  let least = Math.min(3, letters.length / 2.5);
  let nearest: Power | undefined;
  for (const [name, power] of powerNamesOf(atlas)) {
    if (name.length < 5) continue;
    const edits = editsBetween(letters, name, least);
    if (edits >= least) continue;
    least = edits;
    nearest = power;
  }
  return nearest;
}
