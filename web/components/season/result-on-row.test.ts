import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Board } from '../../../functions/core/game/boards.schema';
import type { TableReport } from '../../../functions/core/result/table-reports.schema';
import { openTab, type Tab } from '../../../test/support/browser-tab';
import { type Asked, fakedPlatform, Reply, refusal } from '../../../test/support/faked-platform';
import { filledForm, inIntl } from '../../../test/support/filled-forms';
import { takePlatformWords } from '../../lib/platform-words';
import { ReportOnRow } from './report-on-row';
import type { CountedGame } from './result-form';
import { ResultOnRow } from './result-on-row';

let tab: Tab;
beforeEach(async () => {
  tab = await openTab();
  vi.stubGlobal('FormData', tab.window.FormData);
  takePlatformWords({ unreachable: 'It cannot be reached.', unexpected: '' });
});
afterEach(() => tab.close());

const GAME = {
  ...{ measures: [{ id: 'centres', name: 'Centres' }], own: false },
  results: { kind: 'points', fewest: false },
} as unknown as CountedGame;
const seat = (name: string, centres?: number, place: number | null = null) => ({
  ...{ seat: name, place, figures: centres === undefined ? {} : { centres } },
  player: { id: name, name },
});
const RUNNING = {
  ...{ game: 'g3', round: 2, board: 3, revision: 0, status: 'running', seats: [seat('a'), seat('b')] },
} as unknown as Board;
const FINISHED: Board = {
  ...RUNNING,
  ...{ revision: 1, status: 'finished' },
  seats: [seat('a', 3, 2), seat('b', 7, 1)] as never,
};
const report = (id: string, more: object = {}) =>
  ({
    ...{ id, game: 'g3', ending: 'time', seats: [seat('a', 5, 2), seat('b', 6, 1)] },
    ...{ by: { name: 'b' }, at: '2026-01-01T00:00:00.000Z', state: 'open', answers: [] },
    ...{ mine: 'none', decides: 'no', ...more },
  }) as unknown as TableReport;

const PUT = 'POST /seasons/s/table-results';
const EMPTY = 'DELETE /games/g3/table-result';

/** A platform that answers each result with what became of it. */
const platform = (became = 'entered') =>
  fakedPlatform(({ method }) =>
    method === 'DELETE' ? null : { boards: [{ became, revision: 2 }], skipped: [] },
  );

async function shows(board = RUNNING, one?: TableReport) {
  const rowOf = (now: Board, reported?: TableReport) =>
    inIntl(createElement(ResultOnRow, { season: 's', board: now, game: GAME, report: reported }));
  const page = await tab.show(rowOf(board, one));
  const form = filledForm(tab, page);
  return {
    ...form,
    again: (now: Board, reported?: TableReport) => page.again(rowOf(now, reported)),
    summary: () => page.container.querySelector('summary')?.textContent,
    alert: () => page.container.querySelector('[role="alert"]')?.textContent?.trim() ?? '',
    figure: (name: string, text: string) => form.type(text, `[name="points ${name}"]`),
    figures: () => ['a', 'b'].map((name) => form.written(`[name="points ${name}"]`)),
  };
}
const textOf = ({ body }: Asked) => (body as { text: string }).text.split('\n').slice(1);

describe('the result of a table on its own row', () => {
  test.each([
    ['waits for its first', RUNNING, undefined, 'Enter the result', ['Enter'], ['', '']],
    [
      'begins with what a player has reported',
      RUNNING,
      report('r1'),
      'Enter the result',
      ['Enter'],
      ['5', '6'],
    ],
    [
      'can be corrected and emptied',
      FINISHED,
      undefined,
      'Correct the result',
      ['Correct', 'Empty the result'],
      ['3', '7'],
    ],
    [
      'is the entered one, whatever was reported',
      FINISHED,
      report('r1'),
      'Correct the result',
      ['Correct', 'Empty the result'],
      ['3', '7'],
    ],
  ])('%s', async (_, board, one, summary, buttons, figures) => {
    const row = await shows(board, one);
    expect([row.summary(), row.buttons(), row.figures(), row.status()]).toEqual([
      summary,
      buttons,
      figures,
      '',
    ]);
  });

  test.each([
    ['entered', 'The result is entered.'],
    ['corrected', 'The result is corrected. The log keeps both.'],
    ['unchanged', 'This is the result that was entered before.'],
  ])('is sent to its season and its board, and %s', async (became, words) => {
    const asked = platform(became);
    const row = await shows();
    await row.figure('a', '4');
    await row.figure('b', '9');
    asked.faults.push('late');
    await row.press('Enter');
    expect([row.isOpen('Enter'), row.status(), tab.visited]).toEqual([false, '', []]);
    await row.press('Enter');
    await tab.does(() => asked.late[0]?.());
    expect([row.isOpen('Enter'), row.status(), tab.visited]).toEqual([true, words, ['refresh']]);
    expect(asked.asked).toMatchObject([
      { method: 'POST', path: '/seasons/s/table-results', body: { preview: false } },
    ]);
    expect(asked.asked.map(textOf)).toEqual([['2,3,a,4,,points', '2,3,b,9,,points']]);
  });

  test.each([
    ['is lost', 'lost'],
    ['is answered, but the answer is lost', 'answer-lost'],
    ['comes too often', 429],
    ['comes after the session has ended', 401],
    ['is refused', 422],
  ] as const)('stays in the form if it %s, and is sent again as the same', async (_, fault) => {
    const asked = platform();
    const row = await shows();
    await row.figure('a', '4');
    await row.figure('b', '9');
    asked.faults.push(fault);
    await row.press('Enter');
    expect([row.figures(), row.status(), row.isOpen('Enter'), tab.visited]).toEqual([
      ['4', '9'],
      '',
      true,
      [],
    ]);
    await row.again(RUNNING, report('r1'));
    expect(row.figures()).toEqual(['4', '9']);
    const why = typeof fault === 'number' ? `It said http-${fault}.` : 'cannot be reached';
    expect(row.text()).toContain(why);
    await row.press('Enter');
    expect([row.status(), row.text()?.includes(why)]).toEqual(['The result is entered.', false]);
    const [first, second] = asked.asked;
    expect(second?.body).toEqual(first?.body);
    // What may have been stored has the key of its first attempt; what was refused is a new request.
    expect(second?.key === first?.key).toBe(fault !== 401 && fault !== 422);
  });

  test('that is refused has the reasons of its fields, without the numbers of lines nobody wrote', async () => {
    const problems = [{ path: ['text', 2], message: 'Line 2: Too many centres.', code: 'bad-line' }];
    fakedPlatform(() => new Reply(422, { status: 422, code: 'invalid', detail: 'Wrong list.', problems }));
    const row = await shows();
    await row.press('Enter');
    expect(row.text()).toContain('Too many centres.');
    expect(row.text()).not.toContain('Line 2');
  });

  const seenIn = (asked: Asked | undefined) => (asked?.body as { seen?: unknown } | undefined)?.seen;

  test('names the result that the row shows, and then the one that it has stored', async () => {
    const asked = platform('corrected');
    const row = await shows(FINISHED);
    await row.figure('a', '4');
    await row.press('Correct');
    // The page has not read the season again.
    await row.figure('a', '5');
    await row.press('Correct');
    await row.again({ ...FINISHED, revision: 4 });
    await row.press('Correct');
    expect(asked.asked.map(seenIn)).toEqual([1, 2, 4].map((revision) => [{ game: 'g3', revision }]));
  });

  test('that somebody else has entered meanwhile is shown, and what was typed stays', async () => {
    fakedPlatform(() => refusal(409, 'results-changed', 'It is now: 1. b.'));
    const row = await shows();
    await row.figure('a', '4');
    await row.press('Enter');
    expect([row.text().includes('It is now: 1. b.'), tab.visited]).toEqual([true, ['refresh']]);
    await row.again(FINISHED);
    expect([row.written('[name="points a"]'), row.isOpen('Correct')]).toEqual(['4', true]);
  });

  test('is not said to be stored once a field is another', async () => {
    platform();
    const row = await shows();
    await row.figure('a', '4');
    await row.press('Enter');
    expect(row.status()).not.toBe('');
    await row.figure('a', '5');
    expect(row.status()).toBe('');
  });

  test('keeps what the organizer typed when a player reports another result', async () => {
    platform();
    const row = await shows(RUNNING, report('r1'));
    await row.figure('a', '4');
    await row.again(RUNNING, report('r2', { seats: [seat('a', 1, 2), seat('b', 2, 1)] }));
    expect(row.figures()).toEqual(['4', '6']);
    await row.again(RUNNING);
    expect(row.figures()).toEqual(['4', '6']);
  });

  test('is the stored one in the form, once it was entered', async () => {
    platform();
    const row = await shows();
    await row.figure('a', '4');
    await row.press('Enter');
    await row.again(FINISHED);
    expect([row.figures(), row.status()]).toEqual([['3', '7'], 'The result is entered.']);
  });
});

describe('a result of the wrong table', () => {
  test('is taken back, and no longer said to be entered', async () => {
    const asked = platform('corrected');
    const row = await shows(FINISHED);
    await row.press('Correct');
    expect(row.status()).not.toBe('');
    asked.forget();
    asked.faults.push('late');
    await row.press('Empty the result');
    expect(row.isOpen('Empty the result')).toBe(false);
    await row.press('Empty the result');
    await tab.does(() => asked.late[0]?.());
    expect([asked.lines(), row.status(), tab.visited]).toEqual([[EMPTY], '', ['refresh', 'refresh']]);
    await row.again(RUNNING);
    expect([row.figures(), row.buttons()]).toEqual([['', ''], ['Enter']]);
  });

  test('stays where the platform does not take it back, with the reason until it does', async () => {
    const asked = platform('corrected');
    const row = await shows(FINISHED);
    await row.press('Correct');
    const said = row.status();
    asked.faults.push(409);
    await row.press('Empty the result');
    expect([row.alert(), row.status(), tab.visited]).toEqual(['It said http-409.', said, ['refresh']]);
    await row.press('Empty the result');
    expect([row.alert(), asked.lines()]).toEqual(['', [PUT, EMPTY, EMPTY]]);
  });
});

describe('a report of a player', () => {
  const showsReport = async (open: readonly TableReport[], mayReport: readonly string[]) => {
    const rowOf = (now: readonly TableReport[]) =>
      inIntl(
        createElement(ReportOnRow, {
          ...{ board: RUNNING, game: GAME },
          reports: { reports: 'one', open: [...now], mayReport: [...mayReport] },
        }),
      );
    const page = await tab.show(rowOf(open));
    return { page, again: (now: readonly TableReport[]) => page.again(rowOf(now)), ...filledForm(tab, page) };
  };

  test('keeps what its player has typed when another report comes, and what is stored is said until it changes', async () => {
    const asked = fakedPlatform(() => ({ stored: true, reports: {} }));
    const row = await showsReport([], ['g3']);
    await row.type('4', '[name="points a"]');
    await row.again([report('r1', { state: 'stale' })]);
    expect(row.written('[name="points a"]')).toBe('4');
    await row.press('Report');
    expect(asked.lines()).toEqual(['PUT /games/g3/table-report']);
    expect([row.status(), row.written('[name="points a"]')]).toEqual(['Your report is stored.', '4']);
    await row.type('5', '[name="points a"]');
    expect(row.status()).toBe('');
  });

  test.each([
    ['somebody who may not report', [], []],
    ['the board beside', [report('r1', { game: 'g4' })], ['g4']],
  ])('is not asked of %s', async (_, open, mayReport) => {
    expect((await showsReport(open, mayReport)).text()).toBe('');
  });
});
