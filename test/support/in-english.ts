import { NextIntlClientProvider } from 'next-intl';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import messages from '../../messages/en';

/** What a part of a page shows a reader of English. */
export function shownInEnglish(children: ReactNode): string {
  const page = { locale: 'en', messages, timeZone: 'UTC', children } as const;
  return renderToStaticMarkup(createElement(NextIntlClientProvider, page));
}
