import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Notice } from '../../../functions/core/notice/notices.schema';
import { openTab, type ShownPage, type Tab } from '../../../test/support/browser-tab';
import { fakedPlatform } from '../../../test/support/faked-platform';
import { filledForm, inIntl } from '../../../test/support/filled-forms';
import { NoticeList } from './notice-list';

let tab: Tab;
beforeEach(async () => {
  tab = await openTab();
});
afterEach(() => tab.close());

const notice = (id: string, more: Partial<Notice> = {}) =>
  ({
    ...{ id, kind: 'warn', text: `Text of ${id}`, game: null, until: null, mayChange: false, player: 'ann' },
    ...{ by: { id: 'o', name: 'Org' }, season: null, league: { id: 'l', name: 'Club' }, editedAt: null },
    ...{ at: '2026-01-01T00:00:00.000Z', ...more },
  }) as Notice;
const listOf = (...notices: readonly Notice[]) =>
  inIntl(createElement(NoticeList, { notices: notices.map((one) => ({ notice: one, blocks: null })) }));

let page: ShownPage;
async function shows(...notices: readonly Notice[]) {
  page = await tab.show(listOf(...notices));
  return filledForm(tab, page);
}
const texts = () => [...(page.container.textContent ?? '').matchAll(/Text of ([a-d])/g)].map(([, id]) => id);
const read = (at: number) =>
  tab.does(() =>
    [...page.container.querySelectorAll('button')]
      .filter(({ textContent }) => textContent === 'I have read it')
      [at]?.click(),
  );

describe('a note to the reader', () => {
  test('leaves at once when it is confirmed, and only that one', async () => {
    const asked = fakedPlatform(() => null);
    await shows(notice('a'), notice('b'), notice('c'));
    await read(1);
    expect(asked.lines()).toEqual(['DELETE /me/notices/b']);
    expect([texts(), tab.visited]).toEqual([['a', 'c'], ['refresh']]);
    await read(1);
    expect([asked.lines().at(-1), texts()]).toEqual(['DELETE /me/notices/c', ['a']]);
    await page.again(listOf(notice('a'), notice('d')));
    expect(texts()).toEqual(['a', 'd']);
    await read(0);
    await read(0);
    expect(page.container.textContent).toBe('');
  });

  test.each([
    'lost',
    401,
    429,
    500,
  ] as const)('stays, with the reason, after %s, and can be confirmed again', async (fault) => {
    const asked = fakedPlatform(() => null);
    const form = await shows(notice('a'), notice('b'));
    const before = form.text()?.length ?? 0;
    asked.faults.push(fault);
    await read(0);
    expect([texts(), (form.text()?.length ?? 0) > before, tab.visited]).toEqual([['a', 'b'], true, []]);
    await read(0);
    expect([texts(), form.text()?.includes('It said')]).toEqual([['b'], false]);
  });

  test('is confirmed one at a time', async () => {
    const asked = fakedPlatform(() => null);
    await shows(notice('a'), notice('b'));
    asked.faults.push('late');
    await read(0);
    await read(1);
    await read(0);
    expect(asked.lines()).toEqual(['DELETE /me/notices/a']);
    await tab.does(() => asked.late[0]?.());
    expect(texts()).toEqual(['b']);
  });
});

describe('an announcement', () => {
  const ANNOUNCED = { kind: 'announce' } as const;

  test('is not confirmed, and changed only by those who may', async () => {
    const form = await shows(notice('a', ANNOUNCED));
    expect(form.buttons()).not.toContain('I have read it');
    const count = form.buttons().length;
    await page.again(listOf(notice('a', { ...ANNOUNCED, mayChange: true })));
    expect(form.buttons().length).toBe(count + 2);
  });

  test('is changed, and the field closes once the platform has the text', async () => {
    const asked = fakedPlatform(() => null);
    const form = await shows(notice('a', { ...ANNOUNCED, mayChange: true }));
    await form.press('Edit');
    expect(form.written()).toBe('Text of a');
    await form.type('new');
    asked.faults.push(503);
    await form.press('Save');
    expect(form.written()).toBe('new');
    await form.press('Save');
    expect(asked.asked.at(-1)).toMatchObject({
      method: 'PUT',
      path: '/leagues/l/announcements/a',
      body: { text: 'new' },
    });
    expect(page.container.querySelector('textarea')).toBeNull();
    await form.press('Edit');
    await form.type('never mind');
    await form.press('Back');
    await form.press('Edit');
    expect(form.written()).toBe('Text of a');
    await form.press('Withdraw');
    expect(asked.lines().at(-1)).toBe('DELETE /leagues/l/announcements/a');
  });

  test('keeps what is written while it is saved', async () => {
    const asked = fakedPlatform(() => null);
    const form = await shows(notice('a', { ...ANNOUNCED, mayChange: true }));
    await form.press('Edit');
    await form.type('new');
    asked.faults.push('late');
    await form.press('Save');
    await form.type('newer');
    await tab.does(() => asked.late[0]?.());
    expect(form.written()).toBe('newer');
  });
});
