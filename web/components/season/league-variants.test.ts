import { NextIntlClientProvider } from 'next-intl';
import { createElement, type ReactElement, useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import seasonForm from '../../../messages/en/season-form.json';
import { openTab, type Tab } from '../../../test/support/browser-tab';
import { fakedPlatform } from '../../../test/support/faked-platform';
import { LeagueVariants } from './league-variants';
import type { SeasonDraft, SeasonPartProps } from './season-draft';

const VARIANTS = ['a', 'b'].map((id) => ({
  id,
  system: 'classic',
  title: id.toUpperCase(),
  hash: `${id}0123456789`,
}));

let tab: Tab;
beforeEach(async () => {
  tab = await openTab();
});
afterEach(() => tab.close());

/** The field in a form whose draft begins with these options. */
async function field(options: SeasonDraft['options']) {
  const platform = fakedPlatform(({ path }) => ({ file: { title: `File ${path.slice(-1)}` } }));
  let now = options;
  const Form = (): ReactElement => {
    const [draft, setDraft] = useState({ system: 'classic', options });
    now = draft.options;
    const choose = (part: Partial<SeasonDraft>) => setDraft((before) => ({ ...before, ...part }) as never);
    const props = { target: { league: 'l' }, variants: VARIANTS, draft, choose };
    return createElement(LeagueVariants, props as unknown as SeasonPartProps);
  };
  const messages = { 'season-form': seasonForm };
  const texts = { locale: 'en', messages, timeZone: 'UTC', children: createElement(Form) } as const;
  const around = createElement(NextIntlClientProvider, texts);
  const { container } = await tab.show(around);
  const select = () => container.querySelector('select') as HTMLSelectElement;
  const pick = (value: string) =>
    tab.does(() => {
      select().value = value;
      select().dispatchEvent(new tab.window.Event('change', { bubbles: true }) as unknown as Event);
    });
  return { platform, pick, now: () => now, select };
}

test('a draft with a file of a variant keeps it, and says which', async () => {
  const { pick, now, select } = await field({ variant: { title: 'Lagoon' }, lastYear: 1908 });
  expect(select().selectedOptions[0]?.textContent).toBe('Lagoon, as chosen before');
  await pick('b');
  expect(now()).toEqual({ variant: { title: 'File b' }, lastYear: 1908 });
  await pick('kept');
  expect(now()).toEqual({ variant: { title: 'Lagoon' }, lastYear: 1908 });
  await pick('');
  expect(now()).toEqual({ lastYear: 1908 });
});

test('of two choices at once the last one counts, whichever is answered first', async () => {
  const { platform, pick, now, select } = await field({});
  expect([...select().options].map(({ value }) => value)).toEqual(['', 'a', 'b']);
  platform.faults.push('late');
  await pick('a');
  await pick('b');
  await tab.does(() => platform.late[0]?.());
  expect(now()).toEqual({ variant: { title: 'File b' } });
  expect(select().value).toBe('b');
});
