import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openTab, type Tab } from '../../../test/support/browser-tab';
import { fakedPlatform, refusal } from '../../../test/support/faked-platform';
import { filledForm, inIntl } from '../../../test/support/filled-forms';
import { AddPlayers } from './add-players';
import { AdmitAll } from './admit-all';
import { RosterPlayer } from './roster-player';

let tab: Tab;
beforeEach(async () => {
  tab = await openTab();
});
afterEach(() => tab.close());

describe('a list of players to add', () => {
  const shows = async (toAsk: readonly string[] = []) =>
    filledForm(tab, await tab.show(inIntl(createElement(AddPlayers, { id: 's', hasPlayers: true, toAsk }))));
  const added = (name: string, became: string, isNew = false) => ({ name, became, isNew });

  test('is sent once it has a name, and says what became of each', async () => {
    const list = [
      added('Ann', 'in'),
      added('Bob', 'waiting', true),
      added('Cy', 'banned'),
      added('Di', 'waiting'),
    ];
    const asked = fakedPlatform(() => ({ added: list, skipped: ['club'] }));
    const form = await shows(['Old One', 'Old Two']);
    await form.type(' \n ');
    expect(form.isOpen('Add')).toBe(false);
    await form.press('Put them on the list');
    expect(form.written()).toBe('Old One\nOld Two');
    await form.press('Add');
    expect(asked.asked).toMatchObject([{ path: '/seasons/s/roster', body: { text: 'Old One\nOld Two' } }]);
    expect([form.written(), tab.visited]).toEqual(['', ['refresh']]);
    for (const words of ['Bob, Di', 'Cy', 'club']) expect(form.status()).toContain(words);
    expect(form.status()).not.toContain('Ann');
  });

  test('stays where it is refused, with the reasons, which end with the next list', async () => {
    const asked = fakedPlatform(() => ({ added: [added('Ann', 'banned')], skipped: [] }));
    const form = await shows();
    await form.type('Ann');
    await form.press('Add');
    asked.faults.push(422);
    await form.type('Bob');
    await form.press('Add');
    expect([form.written(), form.status(), tab.visited]).toEqual(['Bob', '', ['refresh']]);
    expect(form.text()).toContain('It said http-422.');
    await form.press('Add');
    expect(form.text()).not.toContain('It said http-422.');
  });

  test('that is changed while it is sent stays, and is not sent twice', async () => {
    const asked = fakedPlatform(() => ({ added: [], skipped: [] }));
    const form = await shows();
    await form.type('Ann');
    asked.faults.push('late');
    await form.press('Add');
    expect(form.isOpen('Add')).toBe(false);
    await form.type('Ann\nBob');
    await tab.does(() => asked.late[0]?.());
    expect([form.written(), form.isOpen('Add')]).toEqual(['Ann\nBob', true]);
  });
});

describe('everybody who asks for a place', () => {
  const shows = async (asked: boolean) => {
    const page = await tab.show(inIntl(createElement(AdmitAll, { id: 's', asked })));
    return { page, form: filledForm(tab, page) };
  };
  const LET_IN = { admitted: [{ name: 'Ann' }], waiting: [{ name: 'Bob' }, { name: 'Cy' }] };

  test('is let in at once, and who has to wait is named after nobody asks any more', async () => {
    const asked = fakedPlatform(() => LET_IN);
    const { page, form } = await shows(true);
    await form.press('Let all in');
    expect(asked.lines()).toEqual(['POST /seasons/s/admissions']);
    await page.again(inIntl(createElement(AdmitAll, { id: 's', asked: false })));
    expect([form.isOpen('Let all in'), form.status()]).toEqual([
      undefined,
      expect.stringContaining('Bob, Cy'),
    ]);
  });

  test('is not said to be in where the platform refused', async () => {
    fakedPlatform(() => refusal(409, 'closed', 'It has begun.'));
    const { form } = await shows(true);
    await form.press('Let all in');
    expect([form.status(), form.text()]).toEqual(['', expect.stringContaining('It has begun.')]);
  });
});

describe('a player of the roster', () => {
  const ROW = {
    ...{ id: 'p', name: 'Ann', kind: 'human', state: 'in', absent: false, login: 'own' },
    ...{ enteredBy: null, hasCome: true, mail: null, mailAt: null, answers: [] },
  };
  const shows = async (more: object = {}, rest: object = {}) => {
    const props = { id: 's', league: 'l', nextRound: 2, isOver: false, questions: [], ...rest };
    const player = { ...ROW, ...more };
    return filledForm(
      tab,
      await tab.show(inIntl(createElement(RosterPlayer, { ...props, player } as never))),
    );
  };
  const PLAYER = '/seasons/s/roster/p';
  const ENTRY = '/seasons/s/entries/p/decision';

  test.each([
    ['who plays is marked as absent', {}, 0, `PUT ${PLAYER}/absence`, { absent: true }],
    ['who is absent is marked as present', { absent: true }, 0, `PUT ${PLAYER}/absence`, { absent: false }],
    ['who plays is removed', {}, 1, `DELETE ${PLAYER}`, undefined],
    ['who is invited is no longer', { state: 'invited' }, 0, `DELETE ${PLAYER}`, undefined],
    ['who asks is let in', { state: 'asked' }, 0, `PUT ${ENTRY}`, { accept: true }],
    ['who asks is declined', { state: 'asked' }, 1, `PUT ${ENTRY}`, { accept: false }],
  ])('%s', async (_, more, at, line, body) => {
    const asked = fakedPlatform(() => ({}));
    const form = await shows(more);
    await form.press(form.buttons()[at] ?? '');
    expect([asked.lines(), asked.asked[0]?.body ?? undefined, tab.visited]).toEqual([
      [line],
      body,
      ['refresh'],
    ]);
  });

  test.each([
    ['of a season that is over', {}, { isOver: true }],
    ['that is a bot', { kind: 'bot' }, {}],
  ])('%s has no buttons', async (_, more, rest) => {
    expect((await shows(more, rest)).buttons()).toEqual([]);
  });

  test.each([
    [{ absent: true }, 'round 2'],
    [{ enteredBy: 'Org', hasCome: false }, 'Org'],
    [{ mail: 'bounced' }, 'bounced'],
  ])('of whom there is something to say: %j', async (more, words) => {
    expect((await shows(more)).text()).toContain(words);
    expect((await shows()).text()).not.toContain(words);
  });

  test('has their answers under the questions of the season', async () => {
    const questions = [
      { id: 'q1', text: 'Diet?' },
      { id: 'q2', text: 'City?' },
    ];
    const answers = [
      { question: 'q2', answer: 'Rome' },
      { question: 'gone', answer: 'old' },
    ];
    const text = (await shows({ answers }, { questions })).text();
    expect(text).toContain('City?Rome');
    expect([text?.includes('Diet?'), text?.includes('old')]).toEqual([false, false]);
  });

  test('gets a link that logs them in, which is copied where the browser can', async () => {
    const asked = fakedPlatform(() => ({ url: 'https://here/login' }));
    const copied = vi.fn(async () => Promise.reject(new Error('not allowed')));
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: copied } });
    const form = await shows({ login: 'link' });
    const [make = ''] = form.buttons();
    await form.press(make);
    expect([form.status(), copied.mock.calls]).toEqual([
      expect.stringContaining('https://here/login'),
      [['https://here/login']],
    ]);
    asked.faults.push(429);
    await form.press(make);
    expect([form.status(), form.text()]).toEqual(['', expect.stringContaining('It said http-429.')]);
  });
});
