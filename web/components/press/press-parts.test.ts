import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Message } from '../../../functions/core/press/press.schema';
import { openTab, type ShownPage, type Tab } from '../../../test/support/browser-tab';
import { fakedPlatform } from '../../../test/support/faked-platform';
import { inEnglish } from '../../../test/support/texts';
import { MessageItem } from './message-item';
import { SearchPress } from './search-press';

let tab: Tab;
beforeEach(async () => {
  tab = await openTab({ path: '/games/g' });
});
afterEach(() => tab.close());

const message = (more: Partial<Message> = {}) =>
  ({
    ...{ id: 'm1', thread: 'all', from: 'b', at: '2026-01-01T00:00:00.000Z', text: 'Text' },
    ...{ deletedAt: null, mine: false, blocked: false, waiting: false },
    ...more,
  }) as Message;

const buttons = ({ container }: ShownPage) => [...container.querySelectorAll('button')];
const click = (page: ShownPage, at = 0) => tab.does(() => buttons(page)[at]?.click());

describe('a message', () => {
  const onChange = vi.fn(async () => undefined);
  beforeEach(() => onChange.mockClear());
  const show = (more: Partial<Message>, seat: string | null = 'a') =>
    tab.show(
      inEnglish(
        createElement(MessageItem, {
          ...{ game: 'g', message: message(more), people: {}, now: 0, seat, found: false, order: undefined },
          onChange,
        }),
      ),
    );

  test.each([
    ['own', { mine: true }, 'DELETE /games/g/press/all/m1'],
    ['of another', {}, 'PUT /games/g/seats/b/block'],
  ])('%s is changed, and its list is told once the platform has done it', async (_, more, line) => {
    const platform = fakedPlatform(() => ({}));
    const page = await show(more);
    platform.faults.push(503);
    await click(page);
    expect([platform.lines(), onChange.mock.calls.length]).toEqual([[line], 0]);
    expect(page.container.querySelector('[role=alert]')?.textContent).toBe('It said http-503.');
    await click(page);
    expect([onChange.mock.calls.length, page.container.querySelector('[role=alert]')]).toEqual([1, null]);
  });

  test.each([
    ['a visitor', {}, null, 0, false],
    ['one whose text is deleted', { deletedAt: '2026-01-01T00:00:00.000Z' }, 'a', 0, false],
    ['one of a blocked player', { blocked: true }, 'a', 0, true],
    ['another player', {}, 'a', 1, true],
  ])('can be acted on by %s', async (_, more, seat, count, hasDoings) => {
    const page = await show(more, seat);
    expect(buttons(page)).toHaveLength(count);
    expect(page.container.querySelector('.message-doings') !== null).toBe(hasDoings);
  });
});

describe('a search', () => {
  const onFound = vi.fn();
  const search = async (pages: readonly (readonly [ids: readonly string[], next: string | null])[]) => {
    const left = [...pages];
    const platform = fakedPlatform(() => {
      const [ids = [], next = null] = left.shift() ?? [];
      return { messages: ids.map((id) => message({ id, thread: 'a+b' })), next };
    });
    const page = await tab.show(
      inEnglish(createElement(SearchPress, { game: 'g', people: {}, mine: 'a', now: 0, onFound })),
    );
    const submit = () =>
      tab.does(
        () =>
          void page.container
            .querySelector('form')
            ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
      );
    return { platform, page, submit, rows: () => page.container.querySelectorAll('.press-snippet').length };
  };

  test('adds further messages to those it has found, and begins anew', async () => {
    const { platform, page, submit, rows } = await search([
      [['m9', 'm8'], 'm8'],
      [['m7'], null],
      [['m5'], null],
    ]);
    await submit();
    expect([rows(), buttons(page).length]).toEqual([2, 4]);
    await click(page, 3);
    expect([rows(), buttons(page).length]).toEqual([3, 4]);
    expect(platform.lines()).toEqual(['GET /games/g/messages', 'GET /games/g/messages?before=m8']);
    await click(page, 3);
    expect(onFound.mock.calls).toEqual([['a+b', 'm7']]);
    await submit();
    expect(rows()).toBe(1);
  });

  test('says that there is nothing only once there is no further page', async () => {
    const { page, submit, platform, rows } = await search([
      [[], 'm3'],
      [[], null],
      [['m1'], null],
    ]);
    await submit();
    expect(page.container.querySelector('li.muted')).toBeNull();
    await click(page, 1);
    expect(page.container.querySelector('li.muted')).not.toBeNull();
    platform.faults.push(503);
    await submit();
    expect(page.container.textContent).toContain('It said http-503.');
    await submit();
    expect([rows(), page.container.textContent?.includes('http-503')]).toEqual([1, false]);
  });

  /** Writes into the field as a reader does: React hears of the change. */
  const write = (page: ShownPage, text: string) =>
    tab.does(() => {
      const field = page.container.querySelector('input') as HTMLInputElement;
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });

  test('goes on with the words that it has found, not with those that are being written', async () => {
    const { platform, page, submit, rows } = await search([
      [['m9', 'm8'], 'm8'],
      [['m7'], null],
    ]);
    await write(page, 'peace');
    await submit();
    await write(page, 'war');
    await click(page, 3);
    expect(platform.lines().at(-1)).toBe('GET /games/g/messages?text=peace&before=m8');
    expect(rows()).toBe(3);
  });

  test('shows what was searched for last, whichever answer comes first', async () => {
    const { platform, page, submit, rows } = await search([
      [['m1'], null],
      [['m9', 'm8'], null],
    ]);
    platform.faults.push('arrives-late');
    await write(page, 'peace');
    await submit();
    await write(page, 'war');
    await submit();
    expect(rows()).toBe(1);
    await tab.does(() => platform.late[0]?.());
    expect(rows()).toBe(1);
  });

  test('adds a further page once, however often it is asked for', async () => {
    const { platform, page, submit, rows } = await search([
      [['m9', 'm8'], 'm8'],
      [['m7'], 'm7'],
      [['m7'], 'm7'],
    ]);
    await submit();
    platform.faults.push('late', 'late');
    await click(page, 3);
    await click(page, 3);
    for (const at of [0, 1]) await tab.does(() => platform.late[at]?.());
    expect(rows()).toBe(3);
  });
});
