import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTab, type Tab } from '../../../test/support/browser-tab';
import { fakedPlatform, refusal } from '../../../test/support/faked-platform';
import { filledForm, inIntl } from '../../../test/support/filled-forms';
import { ImportForm } from './import-form';

let tab: Tab;
beforeEach(async () => {
  tab = await openTab();
  vi.stubGlobal('FormData', tab.window.FormData);
});
afterEach(() => tab.close());

const READ = {
  ...{ skipped: [], season: { id: 's', name: 'Old' }, rounds: 1, boards: 2, players: 6 },
  ...{ known: [], new: [], leaders: [{ name: 'Ann', place: 1, total: 12 }] },
};
async function shows() {
  const systems = {
    systems: [
      { id: 'classic', title: 'Classic' },
      { id: 'ny2047', title: 'NY' },
    ],
  };
  const props = { league: 'l', systems, scorings: { scorings: [{ id: 'own', name: 'Own' }] } };
  return filledForm(tab, await tab.show(inIntl(createElement(ImportForm, props as never))));
}
const previews = (asked: { readonly asked: readonly { readonly body: unknown }[] }) =>
  asked.asked.map(({ body }) => (body as { readonly preview: boolean }).preview);

test('a past season counts only after a look at it, with the list that was looked at', async () => {
  const asked = fakedPlatform(() => READ);
  const form = await shows();
  await form.type('one');
  await form.press('Check the list');
  expect(form.status()).toContain('Ann');
  await form.type('two');
  expect([form.status(), form.isOpen('Import the season')]).toEqual(['', undefined]);
  await form.press('Check the list');
  await form.press('Import the season');
  expect(previews(asked)).toEqual([true, true, false]);
  expect(asked.asked.at(-1)?.body).toMatchObject({ text: 'two', system: 'classic', rated: true });
  expect(tab.visited).toEqual(['/seasons/s']);
});

test('an example takes the place of a list that was looked at', async () => {
  fakedPlatform(() => READ);
  const form = await shows();
  await form.type('one');
  await form.press('Check the list');
  await form.press('Start from an example');
  expect([form.written(), form.isOpen('Import the season')]).toEqual([
    expect.stringContaining('round,board,seat'),
    undefined,
  ]);
});

test.each([
  ['list', 'textarea', 'two'],
  ['name', 'input[name="name"]', 'Other'],
])('one whose %s was changed while it was checked does not count unseen', async (_, field, text) => {
  const asked = fakedPlatform(() => READ);
  const form = await shows();
  asked.faults.push('late');
  await form.type('one');
  await form.press('Check the list');
  await form.type(text, field);
  await tab.does(() => asked.late[0]?.());
  expect([form.status(), form.isOpen('Check the list'), form.isOpen('Import the season')]).toEqual([
    '',
    true,
    undefined,
  ]);
});

test('one that is refused has to be checked again', async () => {
  const asked = fakedPlatform(() => READ);
  const form = await shows();
  await form.type('one');
  await form.press('Check the list');
  fakedPlatform(() => refusal(422, 'invalid', 'No such league.'));
  await form.press('Import the season');
  expect([form.text(), form.isOpen('Check the list')]).toEqual([
    expect.stringContaining('No such league.'),
    true,
  ]);
  expect([asked.asked.length, tab.visited]).toEqual([1, []]);
});
