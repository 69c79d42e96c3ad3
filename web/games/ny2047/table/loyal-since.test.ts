import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Step } from '../../../../functions/core/game/games.schema';
import { openTab, type Tab } from '../../../../test/support/browser-tab';
import { fakedPlatform, refusal } from '../../../../test/support/faked-platform';
import { closedStep, shownGame } from '../../../../test/support/shown-game';
import { useLoyalSince } from './loyal-since';

/** Whom Moe, Larry and Curly are loyal to; a dot sleeps. */
type Letters = string;

const factionOf = (letter: string | undefined) =>
  ({ t: 'tower', p: 'papst', h: 'hamblet' })[letter ?? ''] ?? null;
const position = ([moe, larry, curly]: Letters) => ({
  turretons: { moe: factionOf(moe), larry: factionOf(larry), curly: factionOf(curly) },
});

/** A game with the loyalty at its start and after each step. */
function gameOf(moments: readonly Letters[]) {
  const steps = moments.slice(1).map((after, at) =>
    closedStep(at + 1, {
      before: position(moments[at] ?? '...'),
      position: position(after),
    } as Partial<Step>),
  );
  const platform = fakedPlatform(({ path }) => {
    const number = Number(/\/steps\/(\d+)$/.exec(path)?.[1]);
    return steps.find(({ step }) => step === number) ?? refusal(404, 'not-found');
  });
  const gameAfter = (count: number) =>
    shownGame({
      system: 'ny2047',
      position: position(moments[count] ?? '...'),
      last: steps[count - 1] ?? null,
      steps: steps.slice(0, count).map(({ step, label }) => ({ step, label, name: label })),
    });
  return { platform, gameAfter };
}

let tab: Tab;
beforeEach(async () => {
  tab = await openTab({ path: '/games/g' });
});
afterEach(() => tab.close());

describe('since when a Turreton is loyal', () => {
  test.each([
    // The loyalty over time, since when Moe, Larry and Curly are loyal, and the steps that are fetched.
    [['...'], [null, null, null], []],
    [['...', 't..'], ['Step 1', null, null], []],
    [['...', 't..', 't..'], ['Step 1', null, null], [1]],
    [['...', 't..', 't..', 'p..'], ['Step 3', null, null], []],
    [['...', 't..', 't..', 't..'], ['Step 1', null, null], [1]],
    [
      ['...', 't..', 'tp.', 'tp.', 'tph', 'tph'],
      ['Step 1', 'Step 2', 'Step 4'],
      [3, 1],
    ],
    // Lost and won back: the last time counts.
    [
      ['...', 't..', 'p..', 't..', 't..', 't..'],
      ['Step 3', null, null],
      [3, 1],
    ],
    // A Turreton that sleeps again is loyal to nobody.
    [['...', 't..', '...', '...', '...'], [null, null, null], []],
    // Four at once, and no further than needed.
    [
      ['...', ...Array<Letters>(3).fill('t..'), ...Array<Letters>(12).fill('p..')],
      ['Step 4', null, null],
      [13, 11, 9, 7, 5, 3, 1],
    ],
  ] as const)('after %j it is %j', async (moments, since, fetched) => {
    const { platform, gameAfter } = gameOf(moments);
    const shown = await tab.hook(() => useLoyalSince(gameAfter(moments.length - 1)), undefined);
    expect((['moe', 'larry', 'curly'] as const).map((name) => shown.now()(name))).toEqual(since);
    expect(platform.lines()).toEqual(fetched.map((step) => `GET /games/g/steps/${step}`));
  });

  test('is known again when another step closes', async () => {
    const { platform, gameAfter } = gameOf(['...', 't..', 't..', 't..', 't..', 't..', 'th.']);
    const shown = await tab.hook(({ count }: { count: number }) => useLoyalSince(gameAfter(count)), {
      count: 5,
    });
    expect(shown.now()('moe')).toBe('Step 1');
    platform.forget();
    await shown.again({ count: 6 });
    expect(shown.now()('moe')).toBe('Step 1');
    expect(shown.now()('larry')).toBe('Step 6');
    expect(platform.lines()).toEqual([
      'GET /games/g/steps/4',
      'GET /games/g/steps/2',
      'GET /games/g/steps/1',
    ]);
  });

  test('a step that the platform refuses leaves it unknown', async () => {
    const { platform, gameAfter } = gameOf(['...', 't..', 't..', 't..']);
    const missing = fakedPlatform(() => refusal(404, 'not-found'));
    const shown = await tab.hook(() => useLoyalSince(gameAfter(3)), undefined);
    expect(shown.now()('moe')).toBeNull();
    expect([...platform.lines(), ...missing.lines()]).toEqual(['GET /games/g/steps/1']);
  });
});
