import { createElement, Fragment, type ReactNode } from 'react';
import type { Language } from '../../../messages/languages';

/** An area of the catalogue in one language, compiled when the pages are built; nested to any depth. */
export interface AreaMessages {
  readonly [key: string]: unknown;
}

type Values = Readonly<Record<string, unknown>>;
type Wrap = (words: ReactNode) => ReactNode;

/** A text compiled by `icu-minify`: text, the number of a plural, or a name with its meaning. */
type Message = string | typeof NUMBER | readonly Part[];
type Part = string | typeof NUMBER | readonly [name: string, ...is: unknown[]];

const NUMBER = 0;
const SELECT = 1;
const PLURAL = 2;

/**
 * The plural and number formats of each language, created for the first text that needs them, since this takes
 * milliseconds on a phone.
 */
const COUNTING = new Map<Language, ReturnType<typeof makeCounting>>();

function countingIn(language: Language): ReturnType<typeof makeCounting> {
  const made = COUNTING.get(language) ?? makeCounting(language);
  COUNTING.set(language, made);
  return made;
}

function makeCounting(language: Language) {
  return { plurals: new Intl.PluralRules(language), numbers: new Intl.NumberFormat(language) };
}

/**
 * The texts of an area: `t('key', { name })`, and `t.rich('key', { link: (words) => … })` where a text has tags. It
 * implements the part of `useTranslations` that texts of tables need: a table has no room for the library (ADR 046).
 */
export function icuTexts(messages: AreaMessages, language: Language) {
  const partsOf = (message: Message, values: Values, count = 0): readonly unknown[] =>
    ([message].flat() as readonly Part[]).flatMap((part) =>
      typeof part === 'string'
        ? part
        : part === NUMBER
          ? countingIn(language).numbers.format(count)
          : standsFor(part, values, count),
    );

  const standsFor = ([name, is, ...rest]: readonly [string, ...unknown[]], values: Values, count: number) => {
    const value = values[name];
    if (is === undefined) return value;
    const options = rest[0] as Readonly<Record<string, Message>>;
    if (is === SELECT) return partsOf(options[value as string] ?? options.other ?? '', values, count);
    if (is !== PLURAL)
      return (value as Wrap)(together(partsOf([is, ...rest] as readonly Part[], values, count)));
    const number = value as number;
    return partsOf(
      options[`=${number}`] ?? options[countingIn(language).plurals.select(number)] ?? options.other ?? '',
      values,
      number,
    );
  };

  const messageOf = (key: string) =>
    key
      .split('.')
      .reduce<unknown>((within, part) => (isArea(within) ? ownOf(within, part) : undefined), messages);

  const said = (key: string, values: Values = {}) => partsOf(messageOf(key) as Message, values);
  return Object.assign((key: string, values?: Values) => said(key, values).join(''), {
    has: (key: string) => messageOf(key) !== undefined,
    rich: (key: string, values?: Values) => together(said(key, values)),
  });
}

/** Whether a part of the catalogue holds further parts: a compiled text is a string, a number or a list. */
function isArea(part: unknown): part is AreaMessages {
  return typeof part === 'object' && part !== null && !Array.isArray(part);
}

/** The own property under a key; not the properties that every object inherits. */
function ownOf(messages: AreaMessages, key: string): unknown {
  return Object.hasOwn(messages, key) ? messages[key] : undefined;
}

/** Children passed as arguments need no keys. */
function together(parts: readonly unknown[]): ReactNode {
  return createElement(Fragment, null, ...(parts as readonly ReactNode[]));
}
