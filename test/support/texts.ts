import compile from 'icu-minify/compile';
import { createElement, type ReactNode } from 'react';
import { createTranslator } from 'use-intl/core';
import english, { type Messages } from '../../messages/en';
import { HandedTexts } from '../../web/components/frame/handed-texts';
import type { GetTexts } from '../../web/lib/texts';
import type { AreaMessages } from '../../web/lib/texts-of';

/** What a page would send in English: every area, compiled as by the build of the pages. */
const COMPILED = compiled(english as unknown as AreaMessages) as Readonly<
  Record<keyof Messages, AreaMessages>
>;

function compiled(messages: AreaMessages): AreaMessages {
  return Object.fromEntries(
    Object.entries(messages).map(([key, one]) => [
      key,
      typeof one === 'string' ? compile(one) : compiled(one as AreaMessages),
    ]),
  );
}

/** Components with all texts of the catalogue in English. */
export function inEnglish(children: ReactNode): ReactNode {
  return createElement(HandedTexts, { texts: COMPILED, children });
}

/** The English texts of an area, as `getTranslations` gives them in components of the server. */
export const englishTexts: GetTexts = async (namespace) =>
  createTranslator({ locale: 'en', messages: english, namespace }) as never;
