import {
  AppRouterContext,
  type AppRouterInstance,
} from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { NextIntlClientProvider } from 'next-intl';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import messages from '../../../messages/de/webhooks.json';
import { ReaderProvider } from '../frame/reader';
import { WebhookForm } from './webhook-form';

type Props = Parameters<typeof WebhookForm>[0];

const KEPT: Props['kept'] = {
  ...{ service: 'discord', host: 'hooks.example', ending: '0123', news: ['announcement'] },
  ...{ language: 'es', since: '2026-11-21T19:00:00.000Z', secret: null },
};

/** The form in German. */
function shown(kept: Props['kept']): string {
  const form = createElement(WebhookForm, { league: 'l', service: 'discord', name: 'Discord', kept });
  const reader = { zone: 'UTC', language: 'de', children: form } as Parameters<typeof ReaderProvider>[0];
  const children = createElement(ReaderProvider, reader);
  const page = { locale: 'de', messages: { webhooks: messages }, timeZone: 'UTC', children } as const;
  const value = {} as AppRouterInstance;
  return renderToStaticMarkup(
    createElement(AppRouterContext, { value }, createElement(NextIntlClientProvider, page)),
  );
}

test('a new webhook begins with the language in which the organizer reads the page, and needs an address', () => {
  const html = shown(undefined);
  expect(html).toMatch(/<option value="de" selected="">Deutsch<\/option>/);
  expect(html).toMatch(/<input[^>]*type="url"[^>]*required=""/);
});

test('one that is there shows its own language, and needs no address to be changed', () => {
  const html = shown(KEPT);
  expect(html).toMatch(/<option value="es" selected="">Español<\/option>/);
  expect(html).not.toContain('required=""');
});
