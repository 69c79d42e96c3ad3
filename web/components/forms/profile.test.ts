import { NextIntlClientProvider } from 'next-intl';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import account from '../../../messages/en/account.json';
import { openTab, type Tab } from '../../../test/support/browser-tab';
import { fakedPlatform } from '../../../test/support/faked-platform';
import { Profile } from './profile';

let tab: Tab;
beforeEach(async () => {
  tab = await openTab({ path: '/me' });
  vi.stubGlobal('FormData', tab.window.FormData);
});
afterEach(() => tab.close());

test.each([true, false])('the stories of games, wanted (%s) so far, are switched', async (stories) => {
  const platform = fakedPlatform(() => ({ player: null, guest: false }));
  const children = createElement(Profile, { name: 'Ann', zone: 'UTC', language: 'en', quiet: null, stories });
  const page = { locale: 'en', messages: { account }, timeZone: 'UTC', children } as const;
  const { container } = await tab.show(createElement(NextIntlClientProvider, page));
  const box = container.querySelector<HTMLInputElement>('input[name=stories]');
  expect(box?.checked).toBe(stories);
  await tab.does(() => box?.click());
  await tab.does(() => container.querySelector('form')?.requestSubmit());
  expect(platform.asked).toMatchObject([{ path: '/me', body: { name: 'Ann', stories: !stories } }]);
});
