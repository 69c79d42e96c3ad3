import compile from 'icu-minify/compile';
import { createElement, type ReactNode } from 'react';
import { createTranslator } from 'use-intl/core';
import areas, { type Messages } from '../../messages/en';
import { withTextsOfGames } from '../../messages/texts-of-games';
import { HandedTexts } from '../../web/components/frame/i18n-provider';
import type { AreaMessages } from '../../web/lib/i18n/icu-runtime';
import type { GetTexts, KnownArea, Texts } from '../../web/lib/texts';

const messages = await withTextsOfGames(areas, 'en');

/** The English texts that a page would send: every area, compiled as by the build of the pages. */
const COMPILED = compiled(messages as unknown as AreaMessages) as Readonly<
  Record<keyof Messages, AreaMessages>
>;

function compiled(area: AreaMessages): AreaMessages {
  return Object.fromEntries(
    Object.entries(area).map(([key, one]) => [
      key,
      typeof one === 'string' ? compile(one) : compiled(one as AreaMessages),
    ]),
  );
}

/** Components with all texts of the catalogue in English. */
export function inEnglish(children: ReactNode): ReactNode {
  return createElement(HandedTexts, { texts: COMPILED, children });
}

/** The English texts of an area. */
export function english<One extends KnownArea>(namespace: One): Texts<One> {
  return createTranslator({ locale: 'en', messages, namespace }) as unknown as Texts<One>;
}

/** The English texts, as `getTranslations` returns them in components of the server. */
export const englishTexts: GetTexts = async (area) => english(area);
