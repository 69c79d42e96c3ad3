import type { Texts } from '../../lib/texts';
import type { PositionWords } from './position-words';
import type { Leaf } from './value-leaves';

/** The path that a JSON pointer names: "/units/3/space". */
export function pathOf(pointer: string): Leaf['path'] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}

/**
 * A path in a position for readers: "Units 4 (Tower, Harlem): Space".
 * @param value the position, if the content of a list entry should distinguish it from others
 */
export function placeInWords(path: Leaf['path'], words: PositionWords, value?: unknown): string {
  const steps: string[] = [];
  let here = value;
  for (const key of path) {
    here = (here as Readonly<Record<string | number, unknown>> | null | undefined)?.[key];
    if (typeof key === 'string') steps.push(words.step(key));
    else steps.push([steps.pop(), `${key + 1}${hintOf(here, words)}`].join(' ').trim());
  }
  const way = steps.slice(0, -1).join(', ');
  return [way, steps.at(-1)].filter(Boolean).join(': ');
}

/** A description of a list entry: its first texts, " (Fleet, Tower)". */
export function hintOf(entry: unknown, words: PositionWords): string {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return '';
  const texts = Object.values(entry).filter((one): one is string => typeof one === 'string' && one !== '');
  return texts.length === 0 ? '' : ` (${texts.slice(0, HINTS).map(words.value).join(', ')})`;
}

const HINTS = 2;

/** A JSON value without its punctuation: "Faction: Tower, Space: Harlem". */
export function valueInWords(value: unknown, words: PositionWords, t: Texts<'ruling-form'>): string {
  if (value === undefined || value === null) return t('value.nothing');
  if (typeof value === 'boolean') return value ? t('value.yes') : t('value.no');
  if (typeof value !== 'object') return words.value(String(value));
  if (Array.isArray(value))
    return value.length === 0
      ? t('value.nothing')
      : value.map((one) => valueInWords(one, words, t)).join('; ');
  return Object.entries(value)
    .map(([key, one]) => `${words.step(key)}: ${valueInWords(one, words, t)}`)
    .join(', ');
}
