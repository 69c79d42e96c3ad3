import format from 'icu-minify/format';
import { createElement, Fragment, type ReactNode } from 'react';
import type { Language } from '../../messages/languages';

/** An area of the catalogue in one language, compiled as the pages are built; nested once at most. */
export interface AreaMessages {
  readonly [key: string]: unknown;
}

type Values = Readonly<Record<string, unknown>>;
type Wrap = (words: ReactNode) => ReactNode;

/**
 * The texts of an area: `t('key', { name })`, and `t.rich('key', { link: (words) => … })` where a text has tags. It is what a
 * table needs of `useTranslations`, in a quarter of its script (ADR 046).
 */
export function textsOf(messages: AreaMessages, language: Language) {
  const said = (key: string, values?: Values) =>
    format(messageOf(messages, key), language, values as never, options);
  const rich = (key: string, values: Values = {}) =>
    together(said(key, Object.fromEntries(Object.entries(values).map(([name, one]) => [name, handed(one)]))));
  return Object.assign(said, { rich });
}

function messageOf(messages: AreaMessages, key: string) {
  const [first = '', second] = key.split('.');
  const one = messages[first];
  const message = second === undefined ? one : (one as AreaMessages | undefined)?.[second];
  if (message === undefined) throw new Error(`The catalogue has no text "${key}".`);
  return message as Parameters<typeof format>[0];
}

/** What is handed for a tag gets its words as one node. */
function handed(value: unknown) {
  return typeof value === 'function' ? (words: ReactNode) => (value as Wrap)(together(words)) : value;
}

/** Children that are written out need no keys. */
function together(parts: unknown): ReactNode {
  return Array.isArray(parts) ? createElement(Fragment, null, ...parts) : (parts as ReactNode);
}

const plurals = new Map<string, Intl.PluralRules>();
const numbers = new Map<string, Intl.NumberFormat>();

/** A browser takes long to make these, and a table asks again and again. */
const options = {
  formatters: {
    getPluralRules: (language: string) => kept(plurals, language, () => new Intl.PluralRules(language)),
    getNumberFormat: (language: string) => kept(numbers, language, () => new Intl.NumberFormat(language)),
  },
} as unknown as Parameters<typeof format>[3];

function kept<One>(made: Map<string, One>, language: string, make: () => One): One {
  const one = made.get(language) ?? make();
  made.set(language, one);
  return one;
}
