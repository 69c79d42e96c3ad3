import { cookies } from 'next/headers';

/** What tests set in the environment of the pages: readers may ask for longer words with accents in place of English. */
const ALLOWED = 'PSEUDO_LANGUAGE';

/** Whether this reader is a test that looks for words that do not fit, and for text outside the catalogue. */
export async function isPseudo(): Promise<boolean> {
  return process.env[ALLOWED] === '1' && (await cookies()).get('language')?.value === 'pseudo';
}

const ACCENTS: Readonly<Record<string, string>> = {
  ...{ a: 'á', c: 'ç', e: 'é', i: 'í', n: 'ñ', o: 'ö', s: 'š', u: 'ü', y: 'ý', z: 'ž' },
  ...{ A: 'Å', C: 'Ç', E: 'É', I: 'Î', N: 'Ñ', O: 'Ö', S: 'Š', U: 'Û', Y: 'Ý', Z: 'Ž' },
};

/** A text with accents, each word a third longer, in brackets that show where it is cut off. */
export function pseudoText(text: string): string {
  return text.replace(/\S(?:.*\S)?/s, (words) => `[${words.replaceAll(/\p{L}+/gu, longer)}]`);
}

function longer(word: string): string {
  const accented = word.replaceAll(/[a-z]/gi, (letter) => ACCENTS[letter] ?? letter);
  return accented + '~'.repeat(Math.ceil(word.length / 3));
}

/**
 * Messages with every text in them changed. They are compiled (web/next.config.ts): a text is itself, anything else is a
 * list of texts and of lists that begin with a name; the options of plurals and selects are objects.
 */
export function pseudo<Catalogue extends object>(messages: Catalogue): Catalogue {
  return Object.fromEntries(Object.entries(messages).map(([key, one]) => [key, changed(one)])) as Catalogue;
}

function changed(one: unknown): unknown {
  if (typeof one === 'string') return pseudoText(one);
  if (Array.isArray(one)) return one.map(part);
  return typeof one === 'object' && one !== null ? pseudo(one) : one;
}

function part(one: unknown): unknown {
  if (!Array.isArray(one)) return changed(one);
  const [name, ...rest] = one;
  return [name, ...rest.map(part)];
}
