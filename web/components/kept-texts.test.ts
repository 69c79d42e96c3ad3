import { createElement, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTab, type Tab } from '../../test/support/browser-tab';
import { fakedPlatform } from '../../test/support/faked-platform';
import { filledForm, inIntl } from '../../test/support/filled-forms';
import { NewNote } from './league/member-file';
import { OwnWebhook } from './notifications/own-webhook';

let tab: Tab;
beforeEach(async () => {
  tab = await openTab();
});
afterEach(() => tab.close());

/** Forms that are empty again once their text was stored: the field, the button, and two texts. */
const FORMS: readonly (readonly [
  form: string,
  page: () => ReactNode,
  field: string,
  button: string,
  text: string,
  other: string,
])[] = [
  [
    'the address of one’s own program',
    () => createElement(OwnWebhook, { program: null }),
    'input',
    'Save address',
    'https://a.example',
    'https://b.example',
  ],
  [
    'a note on a member',
    () => createElement(NewNote, { id: 'l', player: 'p', name: 'Ann' }),
    'textarea',
    'Add the note',
    'Was late.',
    'Was late twice.',
  ],
];

for (const [name, page, field, button, text, other] of FORMS) {
  const shows = async () => filledForm(tab, await tab.show(inIntl(page())));

  test(`${name}: what was stored leaves its field`, async () => {
    fakedPlatform(() => ({}));
    const form = await shows();
    await form.type(text, field);
    await form.press(button);
    expect([form.written(field), tab.visited]).toEqual(['', ['refresh']]);
  });

  test.each(['lost', 422, 503] as const)(`${name}: what was refused stays (%s)`, async (fault) => {
    const platform = fakedPlatform(() => ({}));
    const form = await shows();
    await form.type(text, field);
    platform.faults.push(fault);
    await form.press(button);
    expect([form.written(field), form.isOpen(button), tab.visited]).toEqual([text, true, []]);
  });

  test(`${name}: what is written while another text is sent stays`, async () => {
    const platform = fakedPlatform(() => ({}));
    const form = await shows();
    await form.type(text, field);
    platform.faults.push('late');
    await form.press(button);
    await form.type(other, field);
    await tab.does(() => platform.late[0]?.());
    expect([form.written(field), tab.visited]).toEqual([other, ['refresh']]);
  });
}
