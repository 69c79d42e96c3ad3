'use client';

import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { GameSystemId } from '../../../engine/games';
import { type Translate, translator } from '../../../messages/translate';
import { type AreaMessages, icuTexts } from '../../lib/i18n/icu-runtime';
import type { Area, KnownArea, Texts } from '../../lib/texts';
import { useLanguage } from './reader';

type Handed = Readonly<Partial<Record<Area, ReturnType<typeof icuTexts>>>>;

const Given = createContext<Handed>({});

interface HandedTextsProps {
  readonly texts: Readonly<Partial<Record<Area, AreaMessages>>>;
  readonly children: ReactNode;
}

/** Passes the texts that a page was sent to the components in it; `TableTexts` chooses them. */
export function HandedTexts({ texts, children }: HandedTextsProps) {
  const above = useContext(Given);
  const language = useLanguage();
  const given = useMemo(() => {
    const own = Object.entries(texts).map(([area, messages]) => [area, icuTexts(messages, language)]);
    return { ...above, ...Object.fromEntries(own) };
  }, [above, texts, language]);
  return <Given value={given}>{children}</Given>;
}

/** The texts of an area; server components get theirs from the library (`#texts` in package.json). */
export function useTexts<One extends KnownArea>(area: One): Texts<One> {
  const texts = useContext(Given)[area];
  if (texts === undefined) throw new Error(`The page was not sent the texts of "${area}".`);
  return texts as unknown as Texts<One>;
}

/** Translates the messages of games: the problems of an order, the report of a lesson, the labels of turns. */
export function useTranslate(_game?: GameSystemId): Translate {
  const texts = useContext(Given);
  const language = useLanguage();
  return useMemo(
    () =>
      translator((of) => {
        const found = texts[`says-${of}` as Area];
        if (found === undefined) throw new Error(`The page was not sent what ${of} says.`);
        return found;
      }, language),
    [texts, language],
  );
}
