import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { EnteredResults } from '../../../functions/core/result/table-results.schema';
import type { Season } from '../../../functions/core/season/seasons.schema';
import { openTab, type Tab } from '../../../test/support/browser-tab';
import { fakedPlatform, refusal } from '../../../test/support/faked-platform';
import { filledForm, inIntl } from '../../../test/support/filled-forms';
import { EnterResults } from './enter-results';

let tab: Tab;
beforeEach(async () => {
  tab = await openTab();
});
afterEach(() => tab.close());

const seat = (name: string, player: string, figures: object = {}) => ({
  seat: name,
  player: { name: player },
  figures,
});
const board = (round: number, more: object = {}) => ({
  ...{ round, board: 1, atTheTable: true, status: 'running' },
  ...{ seats: [seat('red', 'Ann “A” "x", y'), seat('blue', 'Bob', { points: 3, coins: 2 })] },
  ...more,
});
const season = (more: object = {}) =>
  ({
    ...{ id: 's', system: 'classic', round: 1, games: [], results: { kind: 'points' } },
    ...{ measures: [{ id: 'points' }, { id: 'coins' }], boards: [board(1)], ...more },
  }) as unknown as Season;

async function shows(one = season()) {
  return filledForm(tab, await tab.show(inIntl(createElement(EnterResults, { season: one }))));
}

const read = (became: string): EnteredResults =>
  ({
    boards: [
      {
        ...{ game: 'g', round: 1, board: 1, became, revision: 4, laterBoards: [] },
        seats: [{ player: { name: 'Ann' }, points: 7, place: 1 }],
      },
    ],
    skipped: [],
  }) as unknown as EnteredResults;
const platform = () =>
  fakedPlatform(({ body }) => read((body as { preview: boolean }).preview ? 'entered' : 'unchanged'));

describe('the list that the form begins with', () => {
  const ENDED = { status: 'finished' };
  test.each([
    ['has the open boards of a game played here', {}, ['points', 'red,"Ann “A” ""x"", y",0', 'blue,"Bob",3']],
    [
      'has all figures of another game',
      { system: 'chess' },
      ['points,coins', 'red,"Ann “A” ""x"", y",0,0', 'blue,"Bob",3,2'],
    ],
    [
      'names the leading figure of another game',
      { system: 'chess', measures: [{ id: 'coins' }] },
      ['coins', 'red,"Ann “A” ""x"", y",0', 'blue,"Bob",2'],
    ],
    [
      'asks for places where places are written',
      { results: { kind: 'places' }, measures: [], system: 'chess' },
      ['place', 'red,"Ann “A” ""x"", y",', 'blue,"Bob",'],
    ],
    [
      'asks for results where wins are written',
      { results: { kind: 'wins' }, measures: [], system: 'chess' },
      ['result', 'red,"Ann “A” ""x"", y",', 'blue,"Bob",'],
    ],
    ['has no finished board', { boards: [board(1, ENDED)] }, ['points']],
    ['has no board that is played on this site', { boards: [board(1, { atTheTable: false })] }, ['points']],
  ])('%s', async (_, more, [head, ...seats]) => {
    const lines = seats.map((line) => `1,1,${line}`);
    expect((await shows(season(more))).written()).toBe(
      [`round,board,seat,player,${head}`, ...lines].join('\n'),
    );
  });

  test('has every open round of one game, but only the first of several games', async () => {
    const boards = [board(1, ENDED), board(2), board(3)];
    const rounds = async (games: readonly object[]) =>
      (await shows(season({ boards, games })).then((form) => form.written())).match(/^\d/gm);
    expect(await rounds([])).toEqual(['2', '2', '3', '3']);
    expect(await rounds([{ ...season(), round: 2 }])).toEqual(['2', '2']);
  });
});

describe('a list of results', () => {
  test('is entered only after a look at what it does, and checked again after each change', async () => {
    const asked = platform();
    const form = await shows();
    expect(form.isOpen('Enter the results')).toBe(false);
    await form.type('one');
    await form.press('Check');
    expect([form.status(), form.isOpen('Enter the results')]).toEqual([
      expect.stringContaining('Ann 7'),
      true,
    ]);
    await form.type('two');
    expect([form.status(), form.isOpen('Enter the results')]).toEqual(['', false]);
    await form.press('Check');
    await form.press('Enter the results');
    expect(asked.asked.map(({ body }) => body)).toEqual([
      { text: 'one', preview: true },
      { text: 'two', preview: true },
      { text: 'two', preview: false, seen: [{ game: 'g', revision: 4 }] },
    ]);
    expect(tab.visited).toEqual(['refresh']);
  });

  test('that was changed while it was checked is not entered unseen', async () => {
    const asked = platform();
    const form = await shows();
    asked.faults.push('late');
    await form.type('one');
    await form.press('Check');
    await form.type('two');
    await tab.does(() => asked.late[0]?.());
    expect([form.status(), form.isOpen('Enter the results'), form.isOpen('Check')]).toEqual([
      '',
      false,
      true,
    ]);
  });

  test('that others have overtaken since the check is checked again', async () => {
    const asked = platform();
    const form = await shows();
    await form.press('Check');
    asked.faults.push(409);
    await form.press('Enter the results');
    expect([form.text().includes('It said http-409.'), form.isOpen('Enter the results')]).toEqual([
      true,
      false,
    ]);
    await form.press('Check');
    expect([form.text().includes('It said http-409.'), form.isOpen('Enter the results')]).toEqual([
      false,
      true,
    ]);
  });

  test('that is refused says why until it is accepted, and cannot be entered', async () => {
    const asked = fakedPlatform(() => refusal(422, 'invalid', 'Line 2 is short.'));
    const form = await shows();
    await form.press('Check');
    expect([form.text(), form.isOpen('Enter the results')]).toEqual([
      expect.stringContaining('Line 2 is short.'),
      false,
    ]);
    expect([asked.asked.length, tab.visited]).toEqual([1, []]);
    platform();
    await form.press('Check');
    expect(form.text()).not.toContain('Line 2 is short.');
  });
});
