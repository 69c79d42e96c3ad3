import type { Message } from '../../game';
import { message } from '../message';
import { PROVINCES, type Province } from './map';

/** The province named in a text: by code, name or other name, compared only by letters (15.1). */
export function provinceNamed(text: string): Province | undefined {
  return BY_NAME.get(lettersOf(text));
}

/** A name in its form for comparison: lower case, only letters. */
export function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}]/gu, '');
}

const BY_NAME: ReadonlyMap<string, Province> = new Map(
  PROVINCES.flatMap((province) =>
    [province.id, province.abbr, province.name, ...province.also].map(
      (name) => [lettersOf(name), province] as const,
    ),
  ),
);

/** LIV is not a code, because it could mean two provinces. */
const UNCLEAR: ReadonlyMap<string, Message> = new Map([
  ['liv', message('line.either', { one: 'LVN (Livonia)', other: 'LVP (Liverpool)' })],
]);

/** The name most similar to a wrong one; undefined if none is similar. */
export function nearestName(text: string): Message | string | undefined {
  const letters = lettersOf(text).slice(0, 40);
  const unclear = UNCLEAR.get(letters);
  if (unclear || letters === '') return unclear;
  let nearest: Province | undefined;
  let least = letters.length <= 4 ? 1.5 : letters.length / 2.5;
  for (const [name, province] of BY_NAME) {
    const edits = editsBetween(letters, name);
    if (edits >= least) continue;
    least = edits;
    nearest = province;
  }
  return nearest && `${nearest.abbr} (${nearest.name})`;
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
