import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Board } from '../../../functions/core/game/boards.schema';
import type { TableReport } from '../../../functions/core/result/table-reports.schema';
import { openTab, type Tab } from '../../../test/support/browser-tab';
import { filledForm, inIntl } from '../../../test/support/filled-forms';
import { type CountedGame, ResultForm, resultOf, startOf } from './result-form';

let tab: Tab;
beforeEach(async () => {
  tab = await openTab();
  vi.stubGlobal('FormData', tab.window.FormData);
});
afterEach(() => tab.close());

const measures = (...names: readonly string[]) => names.map((name) => ({ id: name, name }));
const CLASSIC = {
  ...{ measures: measures('centres', 'units'), own: false },
  results: { kind: 'points', fewest: false },
} as unknown as CountedGame;
const OWN = { ...CLASSIC, measures: measures('Coins', 'Points'), own: true } as unknown as CountedGame;
const GOLF = { ...OWN, results: { kind: 'points', fewest: true } } as unknown as CountedGame;
const PLACES = { ...OWN, measures: [], results: { kind: 'places' } } as unknown as CountedGame;
const DUEL = { ...OWN, measures: [], results: { kind: 'wins' } } as unknown as CountedGame;

const seat = (name: string, place: number | null = null, figures: object = {}) => ({
  ...{ seat: name, place, figures },
  player: { id: name, name: `P${name}` },
});
const board = (more: object = {}) =>
  ({ round: 2, board: 3, status: 'running', seats: [seat('1'), seat('2')], ...more }) as unknown as Board;
const reported = (ending: string, ...seats: readonly object[]) =>
  ({ ending, seats }) as unknown as TableReport;

interface Shown {
  readonly game: CountedGame;
  readonly board?: Board;
  readonly start?: ReturnType<typeof startOf>;
  readonly busy?: boolean;
  readonly faults?: readonly string[];
}

async function shows(first: Shown, isTaken: boolean | Promise<boolean> = true) {
  const send = vi.fn(async (_: string) => isTaken);
  const onChange = vi.fn();
  const formOf = (shown: Shown) =>
    inIntl(
      createElement(ResultForm, {
        ...{ board: board(), start: undefined, busy: false, faults: [], send, onChange },
        ...{ label: 'Result of board 3', button: 'Enter', ...shown },
      }),
    );
  const page = await tab.show(formOf(first));
  const form = filledForm(tab, page);
  const named = (name: string) => `[name="${name}"]`;
  return {
    form,
    send,
    onChange,
    container: page.container,
    again: (shown: Shown) => page.again(formOf(shown)),
    type: (name: string, text: string) => form.type(text, named(name)),
    choose: (name: string, value: string) =>
      tab.does(() => {
        const field = page.container.querySelector<HTMLSelectElement>(named(name));
        if (field === null) throw new Error(`no field ${name}`);
        field.value = value;
        field.dispatchEvent(new Event('change', { bubbles: true }));
      }),
    /** Every field with what it shows. */
    fields: () =>
      [...page.container.querySelectorAll<HTMLInputElement>('input, select')].map(
        ({ name, value }) => `${name}: ${value}`,
      ),
    lines: () => send.mock.calls.map(([text]) => text.split('\n')),
  };
}

describe('the start of a form', () => {
  const FINISHED = board({ status: 'finished', seats: [seat('1', 1, { centres: 7 }), seat('2', 2, {})] });

  test('is the result of a finished board, and nothing before', () => {
    expect(resultOf(board(), CLASSIC)).toBeUndefined();
    expect(resultOf(FINISHED, CLASSIC)?.seats[0]?.figures).toEqual({ centres: 7 });
    expect(startOf(undefined, CLASSIC)).toBeUndefined();
  });

  const SAME = [seat('1', 1, { Coins: 7 }), seat('2', 1, { Coins: 7 }), seat('3', 3, { Coins: 2 })];
  test.each([
    [
      'that follow from the figures',
      OWN,
      [seat('1', 2, { Coins: 3 }), seat('2', 1, { Coins: 7 })],
      [null, null],
    ],
    ['that are shared', OWN, SAME, [null, null, null]],
    ['by a tie-break', OWN, [seat('1', 1, { Coins: 7 }), seat('2', 2, { Coins: 7 })], [1, 2]],
    ['against the figures', OWN, [seat('1', 1, { Coins: 3 }), seat('2', 2, { Coins: 7 })], [1, 2]],
    ['by the fewest', GOLF, [seat('1', 1, { Coins: 3 }), seat('2', 2, { Coins: 7 })], [null, null]],
    ['by figures that are missing', OWN, [seat('1', 2), seat('2', 1, { Coins: 1 })], [null, null]],
    ['of a game that writes places', PLACES, [seat('1', 2), seat('2', 1)], [2, 1]],
    ['of a duel', DUEL, [seat('1', 2), seat('2', 1)], [2, 1]],
  ])('leaves places to follow again only where they do: places %s', (_, game, seats, places) => {
    expect(startOf(reported('won', ...seats), game)).toMatchObject({
      ending: 'won',
      seats: places.map((place) => ({ place })),
    });
    expect(resultOf(board({ status: 'finished', ending: 'won', seats }), game)?.ending).toBe('won');
    // A correction of the figures alone would otherwise leave the old places.
    expect(resultOf(board({ status: 'finished', seats }), game)?.seats.map(({ place }) => place)).toEqual(
      places,
    );
  });
});

describe('a form', () => {
  test.each([
    [
      'of a game that is played here',
      CLASSIC,
      ['points 1', 'place 1', 'points 2', 'place 2', 'ending: points'],
    ],
    ['of another game', OWN, ['points 1', 'place 1', 'figure 1 1', 'points 2', 'place 2', 'figure 1 2']],
    ['of a game that writes places', PLACES, ['place 1', 'place 2']],
    ['of a duel', DUEL, ['duel']],
  ])('%s is empty at first', async (_, game, fields) => {
    const shown = await shows({ game });
    expect(shown.fields()).toEqual(fields.map((field) => (field.includes(':') ? field : `${field}: `)));
  });

  test('has the bounds of its game', async () => {
    const bounds = async (game: CountedGame) => {
      const { container } = await shows({ game });
      return [...container.querySelectorAll('input')].map(
        ({ name, min, max, required }) => `${name} ${min} ${max} ${required}`,
      );
    };
    expect((await bounds(CLASSIC)).slice(0, 2)).toEqual(['points 1 0 100000 true', 'place 1 1 2 false']);
    expect((await bounds(OWN)).slice(0, 3)).toEqual([
      'points 1 -100000 100000 true',
      'place 1 1 2 false',
      'figure 1 1 -100000 100000 true',
    ]);
    expect(await bounds(PLACES)).toEqual(['place 1 1 2 true', 'place 2 1 2 true']);
  });

  test.each([
    ['the factions of a game that is played here', CLASSIC, 'austria', true],
    ['roles', OWN, 'Spy', true],
    ['seats that are alike', OWN, '1', false],
  ])('names %s', async (_, game, name, isNamed) => {
    const { container } = await shows({ game, board: board({ seats: [seat(name)] }) });
    expect(container.querySelector('.block-line') !== null).toBe(isNamed);
    expect(container.textContent).toContain(`P${name}`);
  });

  const SEATS = [seat('1', 2, { Coins: 3, Points: 9, centres: 3 }), seat('2', 1, { Coins: 7, centres: 7 })];
  test.each([
    [
      CLASSIC,
      'won',
      ['points 1: 3', 'place 1: 2', 'points 2: 7', 'place 2: 1', 'ending: won'],
      ['round,board,seat,points,place,ending', '2,3,1,3,2,won', '2,3,2,7,1,won'],
    ],
    [
      OWN,
      'points',
      ['points 1: 3', 'place 1: 2', 'figure 1 1: 9', 'points 2: 7', 'place 2: 1', 'figure 1 2: '],
      // A further figure may itself be called points.
      ['round,board,seat,Coins,Points,place', '2,3,1,3,9,2', '2,3,2,7,,1'],
    ],
    [PLACES, 'points', ['place 1: 2', 'place 2: 1'], ['round,board,seat,place', '2,3,1,2', '2,3,2,1']],
    [DUEL, 'won', ['duel: 2'], ['round,board,seat,place', '2,3,1,2', '2,3,2,1']],
  ])('shows where it begins, and sends all of it: %#', async (game, ending, fields, lines) => {
    const shown = await shows({ game, start: reported(ending, ...SEATS) });
    expect(shown.fields()).toEqual(fields);
    await shown.form.press('Enter');
    expect(shown.lines()).toEqual([lines]);
  });

  test.each([
    ['1', ['2,3,1,1', '2,3,2,2']],
    ['2', ['2,3,1,2', '2,3,2,1']],
    ['draw', ['2,3,1,1', '2,3,2,1']],
  ])('of a duel says who won: %s', async (choice, lines) => {
    const shown = await shows({ game: DUEL });
    await shown.choose('duel', choice);
    await shown.form.press('Enter');
    expect(shown.lines()[0]?.slice(1)).toEqual(lines);
  });

  test('of a drawn duel begins with the draw', async () => {
    const shown = await shows({ game: DUEL, start: reported('shared', seat('1', 1), seat('2', 1)) });
    expect(shown.fields()).toEqual(['duel: draw']);
  });

  test('sends what was typed and chosen, seat by seat', async () => {
    const shown = await shows({ game: CLASSIC });
    await shown.type('points 2', '4');
    await shown.type('points 1', '14');
    await shown.type('place 2', '2');
    await shown.choose('ending', 'time');
    await shown.form.press('Enter');
    expect(shown.lines()[0]?.slice(1)).toEqual(['2,3,1,14,,time', '2,3,2,4,2,time']);
  });

  test('is not sent twice, and says what was wrong with it', async () => {
    const shown = await shows({ game: CLASSIC, busy: true, faults: ['Too many centres.'] });
    expect(shown.form.isOpen('Enter')).toBe(false);
    await shown.form.press('Enter');
    expect(shown.send).not.toHaveBeenCalled();
    const described = shown.container.querySelector('form')?.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toContain('Too many centres.');
  });
});

describe('a form that begins with something else meanwhile', () => {
  const first = reported('points', seat('1', null, { centres: 3 }), seat('2', null, { centres: 7 }));
  const second = reported('time', seat('1', null, { centres: 8 }), seat('2', null, { centres: 9 }));
  const SECOND = ['points 1: 8', 'place 1: ', 'points 2: 9', 'place 2: ', 'ending: time'];

  test.each([
    ['with nothing', undefined],
    ['with another report', first],
  ])('shows all of it where the reader has changed nothing, and began %s', async (_, start) => {
    const shown = await shows({ game: CLASSIC, start });
    await shown.again({ game: CLASSIC, start: second });
    expect(shown.fields()).toEqual(SECOND);
  });

  test.each([
    ['figure', (shown: Awaited<ReturnType<typeof shows>>) => shown.type('points 1', '5'), 'points 1: 5'],
    ['choice', (shown: Awaited<ReturnType<typeof shows>>) => shown.choose('ending', 'won'), 'ending: won'],
  ])('keeps what the reader has before them where they have changed a %s', async (_, change, changed) => {
    const shown = await shows({ game: CLASSIC, start: first });
    await change(shown);
    expect(shown.onChange).toHaveBeenCalledOnce();
    const before = shown.fields();
    expect(before).toContain(changed);
    await shown.again({ game: CLASSIC, start: second });
    expect(shown.fields()).toEqual(before);
    await shown.again({ game: CLASSIC, start: undefined });
    expect(shown.fields()).toEqual(before);
  });

  test('shows what is stored, once the platform has taken what the reader sent', async () => {
    const shown = await shows({ game: CLASSIC, start: first });
    await shown.type('points 1', '5');
    await shown.form.press('Enter');
    expect(shown.fields()).toContain('points 1: 5');
    await shown.again({ game: CLASSIC, start: second });
    expect(shown.fields()).toEqual(SECOND);
  });

  test('shows what is stored only once it is there, not what has come before', async () => {
    const shown = await shows({ game: CLASSIC, start: first });
    await shown.type('points 1', '5');
    await shown.again({ game: CLASSIC, start: second });
    await shown.form.press('Enter');
    expect(shown.fields()).toContain('points 1: 5');
    await shown.type('points 2', '6');
    await shown.again({ game: CLASSIC, start: undefined });
    expect(shown.fields()).toEqual(expect.arrayContaining(['points 1: 5', 'points 2: 6']));
    await shown.form.press('Enter');
    await shown.again({ game: CLASSIC, start: second });
    expect(shown.fields()).toEqual(SECOND);
  });

  test('keeps what was refused', async () => {
    const shown = await shows({ game: CLASSIC, start: first }, false);
    await shown.type('points 1', '5');
    await shown.form.press('Enter');
    await shown.again({ game: CLASSIC, start: second });
    expect(shown.fields()).toContain('points 1: 5');
  });

  test('keeps what was changed while it was sent', async () => {
    let answer = (_: boolean) => undefined as unknown;
    const shown = await shows(
      { game: CLASSIC, start: first },
      new Promise<boolean>((taken) => {
        answer = taken;
      }),
    );
    await shown.type('points 1', '5');
    await shown.form.press('Enter');
    await shown.type('points 1', '6');
    await tab.does(() => answer(true));
    await shown.again({ game: CLASSIC, start: second });
    expect(shown.fields()).toContain('points 1: 6');
  });
});
