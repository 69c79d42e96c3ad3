import {
  AppRouterContext,
  type AppRouterInstance,
} from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { NextIntlClientProvider } from 'next-intl';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import messages from '../../messages/en';

/** Nobody follows a link in what is only looked at. */
const NOWHERE = {} as AppRouterInstance;

/** What a part of a page shows a reader of English. */
export function shownInEnglish(children: ReactNode): string {
  const page = { locale: 'en', messages, timeZone: 'UTC', children } as const;
  const said = createElement(NextIntlClientProvider, page);
  return renderToStaticMarkup(createElement(AppRouterContext, { value: NOWHERE }, said));
}
