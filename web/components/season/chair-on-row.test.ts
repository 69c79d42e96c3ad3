import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Board } from '../../../functions/core/game/boards.schema';
import { openTab, type Tab } from '../../../test/support/browser-tab';
import { fakedPlatform } from '../../../test/support/faked-platform';
import { filledForm, inIntl } from '../../../test/support/filled-forms';
import { takePlatformWords } from '../../lib/platform-words';
import { ChairOnRow } from './chair-on-row';

let tab: Tab;
beforeEach(async () => {
  tab = await openTab();
  vi.stubGlobal('FormData', tab.window.FormData);
  takePlatformWords({ unreachable: 'It cannot be reached.', unexpected: '' });
});
afterEach(() => tab.close());

const BOARD = {
  ...{ game: 'g3', round: 2, board: 3, status: 'running' },
  seats: [{ seat: 'red', player: { id: 'p1', name: 'Ann' } }],
} as unknown as Board;
const CHANGE = 'POST /seasons/s/chairs';
const NAME = '[name="name"]';

async function shows() {
  const platform = fakedPlatform(({ method }) => (method === 'GET' ? { boards: [BOARD] } : {}));
  const row = createElement(ChairOnRow, { season: 's', board: BOARD, free: [] });
  const form = filledForm(tab, await tab.show(inIntl(row)));
  return {
    ...form,
    changes: () => platform.asked.filter(({ method }) => method === 'POST'),
    /** Answers every request so far. */
    answers: () =>
      tab.does(() => {
        for (const answer of platform.late.splice(0)) answer();
      }),
    platform,
  };
}

describe('another player for a chair', () => {
  test('is sent with the player who has it, and the next name begins empty', async () => {
    const form = await shows();
    await form.type(' Bob ', NAME);
    await form.press('Change');
    expect(form.changes()).toMatchObject([
      { body: { changes: [{ game: 'g3', seat: 'red', holder: 'p1', name: 'Bob' }] } },
    ]);
    expect([form.written(NAME), form.status(), tab.visited]).toEqual([
      '',
      'The chair has changed hands.',
      ['refresh'],
    ]);
  });

  test('keeps the name that is typed while another one is on its way', async () => {
    const form = await shows();
    await form.type('Bob', NAME);
    form.platform.faults.push('none', 'late');
    await form.press('Change');
    expect([form.isOpen('Change'), form.platform.lines().at(-1)]).toEqual([false, CHANGE]);
    await form.type('Cleo', NAME);
    await form.answers();
    expect([form.written(NAME), form.isOpen('Change'), form.changes().length]).toEqual(['Cleo', true, 1]);
  });

  test.each([
    ['is lost', 'lost', 'It cannot be reached.'],
    ['fails', 500, 'It said http-500.'],
  ] as const)('is not sent where the look for another chair of the player %s, and can be tried again', async (_, fault, why) => {
    const form = await shows();
    await form.type('Bob', NAME);
    form.platform.faults.push(fault);
    await form.press('Change');
    expect([form.changes(), form.written(NAME), form.status(), tab.visited]).toEqual([[], 'Bob', '', []]);
    expect(form.text()).toContain(why);
    expect(form.text()).toContain('We could not check whether Bob has another chair in this round');
    expect([form.isOpen('Change'), form.isOpen('Try again')]).toEqual([undefined, true]);
    await form.press('Try again');
    expect(form.changes()).toMatchObject([{ body: { changes: [{ game: 'g3', seat: 'red', name: 'Bob' }] } }]);
    expect([form.written(NAME), form.status(), form.isOpen('Change')]).toEqual([
      '',
      'The chair has changed hands.',
      true,
    ]);
    expect(form.text()).not.toContain('We could not check');
  });

  test('stays in its field where it is refused', async () => {
    const form = await shows();
    await form.type('Bob', NAME);
    form.platform.faults.push('none', 422);
    await form.press('Change');
    expect([form.written(NAME), form.status(), tab.visited]).toEqual(['Bob', '', []]);
    expect(form.text()).toContain('It said http-422.');
  });
});
