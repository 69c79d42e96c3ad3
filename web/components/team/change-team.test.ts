import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTab, type Tab } from '../../../test/support/browser-tab';
import { fakedPlatform, refusal } from '../../../test/support/faked-platform';
import { filledForm, inIntl } from '../../../test/support/filled-forms';
import { ChangeTeam } from './change-team';

let tab: Tab;
beforeEach(async () => {
  tab = await openTab();
  vi.stubGlobal('FormData', tab.window.FormData);
});
afterEach(() => tab.close());

const [ann, bob, cy, di] = ['Ann', 'Bob', 'Cy', 'Di'].map((name) => ({ id: name.toLowerCase(), name }));
const TEAM = {
  ...{ id: 't', version: 4, name: 'Hawks', code: 'HWK', league: { id: 'l', name: 'Club' }, captain: ann },
  ...{ players: [ann, bob], substitutes: [cy, di] },
};

async function shows() {
  const page = await tab.show(inIntl(createElement(ChangeTeam, { team: TEAM as never })));
  const form = filledForm(tab, page);
  const labelled = (words: string) =>
    form.buttons().find((label) => (label ?? '').replace(/[ :]+/g, ' ').trim() === words) ?? words;
  return {
    ...form,
    acts: (words: string) => form.press(labelled(words)),
    open: (words: string) => form.isOpen(labelled(words)),
  };
}

test.each([
  ['as it is', [], ['ann', 'bob'], ['cy', 'di']],
  ['with one player higher', ['Up Bob'], ['bob', 'ann'], ['cy', 'di']],
  ['with a player as a substitute', ['Substitute Bob'], ['ann'], ['cy', 'di', 'bob']],
  ['with a substitute on a board', ['To the boards Di'], ['ann', 'bob', 'di'], ['cy']],
  ['without a player', ['Remove Bob'], ['ann'], ['cy', 'di']],
  ['without a substitute', ['Remove Cy'], ['ann', 'bob'], ['di']],
  [
    'with a substitute on the first board',
    ['To the boards Cy', 'Up Cy', 'Up Cy'],
    ['cy', 'ann', 'bob'],
    ['di'],
  ],
] as const)('a team is saved %s', async (_, acts, players, substitutes) => {
  const platform = fakedPlatform(() => ({}));
  const form = await shows();
  for (const act of acts) await form.acts(act);
  await form.press('Save the team');
  expect(platform.asked).toMatchObject([
    {
      ...{ method: 'PUT', path: '/leagues/l/teams/t' },
      body: { name: 'Hawks', code: 'HWK', captain: 'ann', version: 4, players, substitutes },
    },
  ]);
});

test('who is first goes no higher, and a team without anybody is not saved', async () => {
  const form = await shows();
  expect([form.open('Up Ann'), form.open('Up Bob')]).toEqual([false, true]);
  for (const name of ['Ann', 'Bob', 'Cy', 'Di']) await form.acts(`Remove ${name}`);
  expect(form.isOpen('Save the team')).toBe(false);
});

test('a change that is refused stays, with the reason', async () => {
  fakedPlatform(() => refusal(409, 'version-conflict'));
  const form = await shows();
  await form.acts('Remove Cy');
  await form.press('Save the team');
  expect(form.text()).toContain('It said version-conflict.');
  expect([form.open('Remove Cy'), form.open('Remove Di')]).toEqual([undefined, true]);
});
