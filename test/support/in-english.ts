import {
  AppRouterContext,
  type AppRouterInstance,
} from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { NextIntlClientProvider } from 'next-intl';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import messages from '../../messages/en';

/** Links are not followed in a static rendering. */
const NOWHERE = {} as AppRouterInstance;

/** The English text of a part of a page. */
export function shownInEnglish(children: ReactNode): string {
  const page = { locale: 'en', messages, timeZone: 'UTC', children } as const;
  const said = createElement(NextIntlClientProvider, page);
  return renderToStaticMarkup(createElement(AppRouterContext, { value: NOWHERE }, said));
}
