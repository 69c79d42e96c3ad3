import { valueInWords } from '../../../engine/core/value-in-words';
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

/** A value of a position in words: "Faction: Tower, Space: Harlem". */
export function positionInWords(value: unknown, words: PositionWords, t: Texts<'ruling-form'>): string {
  const nothing = t('value.nothing');
  return valueInWords(value, {
    ...{ nothing, yes: t('value.yes'), no: t('value.no') },
    word: (one) => words.value(String(one)),
    title: words.step,
    line: (title, one) => `${title}: ${one}`,
    list: (parts, of) => (parts.length === 0 ? nothing : parts.join(of === 'entries' ? '; ' : ', ')),
  });
}
