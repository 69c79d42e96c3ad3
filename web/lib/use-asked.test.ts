import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTab, type Tab } from '../../test/support/browser-tab';
import { useAsked } from './use-asked';
import { useLoaded } from './use-loaded';

let tab: Tab;
beforeEach(async () => {
  tab = await openTab();
});
afterEach(() => tab.close());

/** A function whose answers a test gives, in any order. */
function asker() {
  const answers: ((value: string | undefined) => void)[] = [];
  const ask = () => new Promise<string | undefined>((answer) => answers.push(answer));
  return {
    ask,
    answers,
    answer: (at: number, value: string | undefined) => tab.does(() => answers[at]?.(value)),
  };
}

const ORDERS_OF_THREE = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const;

describe('a value that is asked for again', () => {
  test.each(
    ORDERS_OF_THREE,
  )('is the answer to the last request, whichever comes first (%d, %d, %d)', async (...order) => {
    const { ask, answer } = asker();
    const shown = await tab.hook(() => useAsked('first', ask), undefined);
    const [, refetch] = shown.now();
    const given = await tab.does(() => [refetch(), refetch(), refetch()].map((one) => one.then(String)));
    for (const at of order) await answer(at, `answer ${at}`);
    expect(shown.now()[0]).toBe('answer 2');
    expect(shown.all.filter(([value]) => !['first', 'answer 2'].includes(value))).toEqual([]);
    // Who asked gets their answer all the same.
    expect(await Promise.all(given)).toEqual(['answer 0', 'answer 1', 'answer 2']);
  });

  test('stays where the platform does not answer', async () => {
    const { ask, answer } = asker();
    const shown = await tab.hook(() => useAsked('first', ask), undefined);
    const given = await tab.does(() => [shown.now()[1]()]);
    await answer(0, undefined);
    expect([shown.now()[0], await given[0]]).toEqual(['first', undefined]);
  });

  test('can be shown without a request, and keeps its functions', async () => {
    const { ask, answers } = asker();
    const shown = await tab.hook(() => useAsked('first', ask), undefined);
    const before = shown.now();
    await tab.does(() => before[2]('from this device'));
    expect(shown.now()).toEqual(['from this device', before[1], before[2]]);
    expect(answers).toEqual([]);
  });

  test('is asked for by the present function', async () => {
    const [one, other] = [asker(), asker()];
    const shown = await tab.hook((ask: typeof one.ask) => useAsked('first', ask), one.ask);
    await shown.again(other.ask);
    await tab.does(() => void shown.now()[1]());
    expect([one.answers.length, other.answers.length]).toEqual([0, 1]);
  });
});

describe('what is loaded for a page that is already shown', () => {
  test('is null until it is there, and a function stays a function', async () => {
    const value = () => 'a component';
    let arrive = (_: typeof value) => undefined as unknown;
    const load = () => new Promise<typeof value>((resolve) => (arrive = resolve));
    const shown = await tab.hook(() => useLoaded(load), undefined);
    expect(shown.now()).toBeNull();
    await tab.does(() => arrive(value));
    expect(shown.now()).toBe(value);
  });

  test('is loaded once for the same function, again for another one, and the earlier one no longer counts', async () => {
    const [one, other] = [asker(), asker()];
    const shown = await tab.hook((ask: typeof one.ask) => useLoaded(ask), one.ask);
    await shown.again(one.ask);
    expect(one.answers).toHaveLength(1);
    await shown.again(other.ask);
    await other.answer(0, 'the other');
    await one.answer(0, 'the one');
    expect(shown.now()).toBe('the other');
  });

  test('is nothing where there is nothing to load, and where the page has gone', async () => {
    const shown = await tab.hook(() => useLoaded(undefined), undefined);
    expect(shown.now()).toBeNull();
    const { ask, answer } = asker();
    const left = await tab.hook(() => useLoaded(ask), undefined);
    await left.leave();
    await answer(0, 'late');
    expect(left.all.at(-1)).toBeNull();
  });
});
