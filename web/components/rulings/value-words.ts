import type { Texts } from '../../lib/texts';
import { wordsOf } from './value-leaves';

/** A place in a position for readers: "units 4 space" for the pointer "/units/3/space". */
export function placeInWords(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((key) => (/^\d+$/.test(key) ? String(Number(key) + 1) : wordsOf(key)))
    .join(' ');
}

/** A value of JSON without its signs: "id tower-4, faction tower, space harlem". */
export function valueInWords(value: unknown, t: Texts<'ruling-form'>): string {
  if (value === undefined || value === null) return t('value.nothing');
  if (typeof value === 'boolean') return value ? t('value.yes') : t('value.no');
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value))
    return value.length === 0 ? t('value.nothing') : value.map((one) => valueInWords(one, t)).join('; ');
  return Object.entries(value)
    .map(([key, one]) => `${wordsOf(key)} ${valueInWords(one, t)}`)
    .join(', ');
}
