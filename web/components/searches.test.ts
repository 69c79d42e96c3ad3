import { createElement, type FunctionComponent } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTab, type Tab } from '../../test/support/browser-tab';
import { fakedPlatform } from '../../test/support/faked-platform';
import { filledForm, inIntl } from '../../test/support/filled-forms';
import { PlayerSelect } from './season/player-select';
import { InviteToTeam } from './team/invite-to-team';

let tab: Tab;
beforeEach(async () => {
  tab = await openTab();
  vi.stubGlobal('FormData', tab.window.FormData);
});
afterEach(() => tab.close());

const LEAGUE = { id: 'league1', name: 'North' };
const TEAM = { id: 'team1', name: 'Rooks', league: LEAGUE, players: [], substitutes: [], invited: [] };
const SEASON = { id: 'season1', entries: [], counts: { in: 100 }, named: [] };

/** Parts that find people by name: how a search begins, and the people it answers with. */
const SEARCHES: Readonly<
  Record<string, readonly [part: FunctionComponent<never>, props: object, button: string | null]>
> = {
  'the players of a season': [PlayerSelect, { season: SEASON, label: 'Player', find: 'Find' }, null],
  'players to invite to a team': [InviteToTeam, { team: TEAM }, 'Find'],
};

const found = (path: string) => {
  const name = new URLSearchParams(path.split('?')[1]).get('search') ?? '';
  const player = { id: name, name: `${name} Miller`, kind: 'human' };
  return { entries: [{ player, state: 'in' }], members: [{ player }] };
};

test.each(
  Object.entries(SEARCHES),
)('%s: a late answer to an earlier search changes nothing', async (_, search) => {
  const [part, props, button] = search;
  const platform = fakedPlatform(({ path }) => found(path));
  const form = filledForm(
    tab,
    await tab.show(inIntl(createElement(part as FunctionComponent<object>, props))),
  );
  const look = async (name: string) => {
    await form.type(name, 'input');
    if (button !== null) await form.press(button);
  };
  platform.faults.push('late');
  await look('Ann');
  await look('Bo');
  expect(form.text()).toContain('Bo Miller');
  await tab.does(() => platform.late[0]?.());
  expect([form.text(), form.text().includes('Ann Miller')]).toEqual([
    expect.stringContaining('Bo Miller'),
    false,
  ]);
});

test('a search that fails does not say that nobody was found', async () => {
  const platform = fakedPlatform(() => ({ members: [] }));
  const form = filledForm(tab, await tab.show(inIntl(createElement(InviteToTeam, { team: TEAM } as never))));
  platform.faults.push(503);
  await form.type('Ann', 'input');
  await form.press('Find');
  expect(form.text()).toContain('It said http-503.');
  expect(form.text()).not.toContain('Nobody');
  await form.press('Find');
  expect(form.text()).toContain('Nobody');
  expect(form.text()).not.toContain('It said http-503.');
});
