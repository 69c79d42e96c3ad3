import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTab, type Tab } from '../../../test/support/browser-tab';
import { fakedPlatform, refusal } from '../../../test/support/faked-platform';
import { filledForm, inIntl } from '../../../test/support/filled-forms';
import { takePlatformWords } from '../../lib/platform-words';
import { AnswerConfirmation, AskForApproval } from './confirm-results';

let tab: Tab;
beforeEach(async () => {
  tab = await openTab();
  takePlatformWords({ unreachable: 'It cannot be reached.', unexpected: '' });
});
afterEach(() => tab.close());

const CONFIRM = 'Confirm my results';
const DECLINE = 'Decline';
const SEEN = [
  { game: 'g1', revision: 0 },
  { game: 'g2', revision: 1 },
];
const FAULTS = [
  ['is lost', 'lost', 'It cannot be reached.'],
  ['was carried out, but its answer is lost', 'answer-lost', 'It cannot be reached.'],
  ['comes too often', 429, 'It said http-429.'],
  ['comes after the session has ended', 401, 'It said http-401.'],
  ['comes after the results count', 409, 'It said http-409.'],
] as const;

describe('the answer of a player', () => {
  type Mine = Parameters<typeof AnswerConfirmation>[0]['mine'];
  const shows = async (first: Mine) => {
    const cardOf = (mine: Mine, seen = SEEN) =>
      inIntl(createElement(AnswerConfirmation, { season: 's', mine, seen }));
    const page = await tab.show(cardOf(first));
    return {
      ...filledForm(tab, page),
      alert: () => page.container.querySelector('[role="alert"]')?.textContent?.trim() ?? '',
      again: (mine: Mine, seen = SEEN) => page.again(cardOf(mine, seen)),
    };
  };

  test.each([
    ['asked', 'Check the boards with your name.', [CONFIRM, DECLINE]],
    ['given', 'You confirmed your results.', [DECLINE]],
    ['declined', 'You declined.', [CONFIRM]],
  ] as const)('that is “%s” can be changed into another one', async (mine, words, buttons) => {
    const card = await shows(mine);
    expect([card.status(), card.buttons(), card.alert()]).toEqual([
      expect.stringContaining(words),
      buttons,
      '',
    ]);
  });

  test.each([
    [CONFIRM, DECLINE, true],
    [DECLINE, CONFIRM, false],
  ])('is sent once: %s', async (pressed, other, confirms) => {
    const asked = fakedPlatform(() => ({}));
    const card = await shows('asked');
    asked.faults.push('late');
    await card.press(pressed);
    expect([card.isOpen(pressed), card.isOpen(other), tab.visited]).toEqual([false, false, []]);
    await card.press(other);
    await card.press(pressed);
    await tab.does(() => asked.late[0]?.());
    expect([card.isOpen(pressed), card.isOpen(other), tab.visited]).toEqual([true, true, ['refresh']]);
    expect(asked.asked).toMatchObject([
      { method: 'PUT', path: '/seasons/s/confirmation', body: { confirms, boards: SEEN } },
    ]);
  });

  test.each([
    [CONFIRM, true],
    [DECLINE, false],
  ])('is not given for results that changed meanwhile: %s', async (pressed, confirms) => {
    const now = [{ game: 'g1', revision: 2 }];
    const asked = fakedPlatform(({ body }) =>
      JSON.stringify(body).includes('"revision":2') ? {} : refusal(409, 'results-changed', 'Willy has won.'),
    );
    const card = await shows('asked');
    await card.press(pressed);
    // The page shows the new results, with the reason, and the reader answers for them.
    expect([card.alert(), card.buttons(), tab.visited]).toEqual([
      'Willy has won.',
      [CONFIRM, DECLINE],
      ['refresh'],
    ]);
    await card.again('asked', now);
    expect([card.alert(), card.isOpen(pressed)]).toEqual(['Willy has won.', true]);
    await card.press(pressed);
    expect(asked.asked.map(({ body }) => body)).toEqual([
      { confirms, boards: SEEN },
      { confirms, boards: now },
    ]);
    expect(card.alert()).toBe('');
  });

  test.each(FAULTS)('that %s is not shown as given, and can be sent again', async (_, fault, why) => {
    const asked = fakedPlatform(() => ({}));
    const card = await shows('asked');
    asked.faults.push(fault);
    await card.press(CONFIRM);
    expect([card.alert(), card.isOpen(CONFIRM), card.isOpen(DECLINE), tab.visited]).toEqual([
      why,
      true,
      true,
      [],
    ]);
    await card.press(CONFIRM);
    expect([card.alert(), tab.visited, asked.asked.length]).toEqual(['', ['refresh'], 2]);
    await card.again('given');
    expect(card.buttons()).toEqual([DECLINE]);
  });
});

describe('a request for approval', () => {
  const ASK = 'Ask for approval';
  const REASON = 'The club has the photos.';
  const shows = async () => {
    const page = await tab.show(inIntl(createElement(AskForApproval, { season: 's' })));
    return {
      ...filledForm(tab, page),
      area: () => page.container.querySelector('textarea'),
    };
  };

  test('is sent once, with its reason, and then said to be there', async () => {
    const asked = fakedPlatform(() => ({}));
    const form = await shows();
    await form.type('    a');
    expect(form.isOpen(ASK)).toBe(false);
    await form.type(REASON);
    asked.faults.push('late');
    await form.press(ASK);
    expect([form.isOpen(ASK), form.status()]).toEqual([false, '']);
    // The field goes with the answer: what was typed into it meanwhile would be lost.
    expect(form.area()?.readOnly).toBe(true);
    await form.press(ASK);
    await tab.does(() => asked.late[0]?.());
    expect([form.status(), form.buttons(), form.area()]).toEqual([
      'The site administrators have your request.',
      [],
      null,
    ]);
    expect(asked.asked).toMatchObject([
      {
        ...{ method: 'POST', path: '/reports' },
        body: { target: { kind: 'results', season: 's' }, reason: REASON },
      },
    ]);
  });

  test.each(FAULTS)('that %s stays in its field, and can be sent again', async (_, fault, why) => {
    const asked = fakedPlatform(() => ({}));
    const form = await shows();
    await form.type(REASON);
    asked.faults.push(fault);
    await form.press(ASK);
    expect([form.written(), form.isOpen(ASK), form.status()]).toEqual([REASON, true, '']);
    expect([form.text()?.includes(why), form.area()?.readOnly]).toEqual([true, false]);
    await form.press(ASK);
    expect(form.status()).toBe('The site administrators have your request.');
    const [first, second] = asked.asked;
    expect(second?.body).toEqual(first?.body);
    // The first may have been carried out: then it is the same request again.
    expect(second?.key === first?.key).toBe(!(fault === 401 || fault === 409));
  });
});
