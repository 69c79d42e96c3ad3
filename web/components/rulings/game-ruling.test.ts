import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ConsiderRuling } from '../../../functions/core/ruling/rulings.schema';
import { openTab, type Tab } from '../../../test/support/browser-tab';
import { fakedPlatform, refusal } from '../../../test/support/faked-platform';
import { filledForm, inIntl } from '../../../test/support/filled-forms';
import { shownGame } from '../../../test/support/shown-game';
import { GameRuling } from './game-ruling';
import { type RulingFields, wantedRuling } from './ruling-fields';

let tab: Tab;
beforeEach(async () => {
  tab = await openTab();
});
afterEach(() => tab.close());

const CLOCK = { deadline: null, left: null };
const EFFECT = { of: 'clock', before: CLOCK, after: CLOCK, end: null };

async function shows() {
  const ruling = (step: number, lastRuling: number) =>
    inIntl(
      createElement(GameRuling, {
        game: shownGame({ step, waits: true, paused: null, position: {} }),
        people: [],
        lastRuling,
      }),
    );
  const page = await tab.show(ruling(3, 2));
  return {
    ...filledForm(tab, page),
    choose: (kind: string) =>
      tab.does(() => page.container.querySelector<HTMLInputElement>(`input[value="${kind}"]`)?.click()),
    goesOn: (step: number, lastRuling: number) => page.again(ruling(step, lastRuling)),
  };
}

describe('a ruling names the game that its form was filled from', () => {
  test.each(['close', 'end'])('to %s, in its preview and when it is given', async (kind) => {
    const platform = fakedPlatform(() => EFFECT);
    const form = await shows();
    await form.choose(kind);
    await form.type('A reason that all can read.');
    // A turn closes and somebody else rules while the moderator writes.
    await form.goesOn(4, 3);
    await form.press('Show what it does');
    await form.press(form.buttons()[0] ?? '');
    const body = { kind, seen: { step: 3, rulings: 2 } };
    expect(platform.asked).toMatchObject([
      { path: '/games/g/rulings/effect', body },
      { path: '/games/g/rulings', body: { ...body, reason: 'A reason that all can read.' } },
    ]);
  });

  const CHANGED = [
    ['a turn closed', 'stale-step', 4, 2],
    ['somebody else ruled', 'changed-meanwhile', 3, 3],
  ] as const;

  test.each(CHANGED)('and keeps its reason where %s meanwhile', async (_, code, step, rulings) => {
    let isRefused = false;
    const platform = fakedPlatform(({ path }) => {
      isRefused ||= path.endsWith('/rulings');
      return isRefused && platform.asked.length === 2 ? refusal(409, code) : EFFECT;
    });
    const form = await shows();
    await form.choose('close');
    await form.type('A reason that all can read.');
    await form.press('Show what it does');
    await form.press(form.buttons()[0] ?? '');
    // The form stands there again, with the reason and what has happened, and the page is refreshed.
    expect([form.written(), form.buttons(), tab.visited]).toEqual([
      'A reason that all can read.',
      ['Show what it does'],
      ['refresh'],
    ]);
    expect(form.text()).toContain('Things have changed since you opened this form.');
    await form.goesOn(step, rulings);
    expect(form.written()).toBe('A reason that all can read.');
    await form.press('Show what it does');
    expect(platform.asked.at(-1)?.body).toEqual({ kind: 'close', seen: { step, rulings } });
    expect(form.text()).not.toContain('Things have changed');
  });

  test('and after it the form is empty, for the game as it is then', async () => {
    const platform = fakedPlatform(() => EFFECT);
    const form = await shows();
    await form.choose('close');
    await form.type('A reason that all can read.');
    await form.press('Show what it does');
    await form.press(form.buttons()[0] ?? '');
    expect([form.written(), form.buttons()]).toEqual(['', ['Show what it does']]);
    await form.goesOn(4, 3);
    await form.type('Another reason.');
    await form.press('Show what it does');
    expect(platform.asked.at(-1)?.body).toEqual({ kind: 'close', seen: { step: 4, rulings: 3 } });
  });

  test.each([
    ['close', true],
    ['roll-back', true],
    ['correct-order', true],
    ['correct-position', true],
    ['end', true],
    // These do the same if they are given twice, or a step later.
    ['extend', false],
    ['pause', false],
    ['resume', false],
    ['replace', false],
  ] as const)('to %s: %s', (kind, isNamed) => {
    const seen = { step: 3, rulings: 2 };
    const fields: RulingFields = {
      ...{ until: '2026-01-01T02:00', seat: 'a', player: '', step: 2, orders: '[]', position: '{}' },
      later: 'anew',
      as: 'void',
    };
    const wanted = wantedRuling(kind, { ...fields, seen }, 'UTC', ((key: string) => key) as never);
    if (!wanted.ok) throw new Error(wanted.problem.detail);
    expect('seen' in wanted.value ? wanted.value.seen : undefined).toEqual(isNamed ? seen : undefined);
    expect(ConsiderRuling.safeParse(wanted.value).success).toBe(true);
  });
});
