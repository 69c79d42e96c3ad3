import { memoize } from '../../core/memoize';
import { onlyLetters } from '../../core/only-letters';
import type { Message } from '../../game';
import { message } from '../message';
import type { Atlas, Province } from './atlas';

/** The province named in a text: by code, name or other name, compared only by letters (15.1). */
export function provinceNamed(atlas: Atlas, text: string): Province | undefined {
  return namesOf(atlas).get(onlyLetters(text));
}

const namesOf = memoize(
  ({ provinces }: Atlas): ReadonlyMap<string, Province> =>
    new Map(
      provinces.flatMap((province) =>
        [province.id, province.abbr, province.name, ...province.also].map(
          (name) => [onlyLetters(name), province] as const,
        ),
      ),
    ),
);

/** The places that a code shared by several may mean, such as LVN and LVP of LIV; undefined for any other text. */
export function sharing({ variant, provinceOf }: Atlas, letters: string): readonly Province[] | undefined {
  const { unclear = {} } = variant;
  return Object.hasOwn(unclear, letters) ? unclear[letters]?.map(provinceOf) : undefined;
}

/** "LVN (Livonia) or LVP (Liverpool)" */
export function eitherOf(provinces: readonly Province[]): Message | string {
  return either(provinces.map(({ abbr, name }) => `${abbr} (${name})`));
}

function either(names: readonly string[]): Message | string {
  const [first = '', ...others] = names;
  return others.length === 0 ? first : message('line.either', { one: first, other: either(others) });
}

/** The name most similar to a wrong one; undefined if none is similar. */
export function nearestName(atlas: Atlas, text: string): Message | string | undefined {
  const letters = onlyLetters(text).slice(0, 40);
  const unclear = sharing(atlas, letters);
  if (unclear !== undefined) return eitherOf(unclear);
  if (letters === '') return undefined;
  let nearest: Province | undefined;
  let least = letters.length <= 4 ? 1.5 : letters.length / 2.5;
  for (const [name, province] of namesOf(atlas)) {
    const edits = editsBetween(letters, name);
    if (edits >= least) continue;
    least = edits;
    nearest = province;
  }
  return nearest && eitherOf([nearest]);
}

/** The number of letters to change, insert or delete to turn one word into the other (Levenshtein). */
function editsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const swap = (row[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
