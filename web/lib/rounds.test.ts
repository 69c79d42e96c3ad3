import { describe, expect, test } from 'vitest';
import { Rounds } from './rounds';

/** A page that polls in rounds, on a clock that advances only when a test ends a wait. */
function page(waits: (idle: number) => number | null = (idle) => 100 * (idle + 1), idle = 0) {
  const pending: { readonly milliseconds: number; readonly then: () => void }[] = [];
  let isInSight = true;
  let isOver = false;
  let asked = 0;
  let answer = Promise.resolve();
  const rounds = new Rounds(
    {
      ask: () => {
        asked += 1;
        return answer;
      },
      waitFor: (rest) => (isOver ? null : waits(rest)),
      isInSight: () => isInSight,
      wait: (milliseconds, then) => {
        const wait = { milliseconds, then };
        pending.push(wait);
        return () => void (pending.includes(wait) && pending.splice(pending.indexOf(wait), 1));
      },
    },
    idle,
  );
  return {
    rounds,
    asked: () => asked,
    waiting: () => pending.map(({ milliseconds }) => milliseconds),
    hide: () => {
      isInSight = false;
    },
    show: () => {
      isInSight = true;
      return rounds.seen();
    },
    over: () => {
      isOver = true;
    },
    answers: (next: Promise<void>) => {
      answer = next;
    },
    /** The next round is due. */
    async pass() {
      pending.shift()?.then();
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

describe('a page that asks in rounds', () => {
  test('waits longer after each round without news, and a short time after news', async () => {
    const { rounds, waiting, pass } = page();
    rounds.goOn();
    expect(waiting()).toEqual([100]);
    await pass();
    expect(waiting()).toEqual([200]);
    await pass();
    expect(waiting()).toEqual([300]);
    rounds.goOn(0);
    expect(waiting()).toEqual([100]);
  });

  test('begins as slow as it is told to', () => {
    const { rounds, waiting } = page(undefined, 5);
    rounds.goOn();
    expect(waiting()).toEqual([600]);
  });

  test('does not ask while it is out of sight, and at once when it is seen again', async () => {
    const { rounds, asked, waiting, pass, hide, show } = page();
    rounds.goOn();
    hide();
    await pass();
    expect([asked(), waiting()]).toEqual([0, []]);
    await show();
    expect([asked(), waiting()]).toEqual([1, [200]]);
  });

  test('asks once, not twice, when it is seen before its wait is over', async () => {
    const { rounds, asked, waiting, show } = page();
    rounds.goOn();
    await show();
    expect([asked(), waiting()]).toEqual([1, [200]]);
  });

  test('asks no more once there is nothing to come, not even when it is seen', async () => {
    const { rounds, asked, waiting, pass, over, show } = page();
    rounds.goOn();
    await pass();
    over();
    await pass();
    await show();
    expect([asked(), waiting()]).toEqual([1, []]);
  });

  test('an answer that comes after news does not make it slower', async () => {
    const { rounds, waiting, pass, answers } = page();
    let arrive: () => void = () => undefined;
    answers(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    rounds.goOn();
    await pass();
    rounds.goOn(0);
    arrive();
    await new Promise((resolve) => setTimeout(resolve));
    expect(waiting()).toEqual([100]);
  });

  test('of two rounds under way the later one counts', async () => {
    const { rounds, waiting, answers, show } = page();
    const arrive: (() => void)[] = [];
    rounds.goOn();
    for (const _ of [1, 2]) {
      answers(new Promise((resolve) => arrive.push(resolve)));
      void show();
    }
    arrive[0]?.();
    await new Promise((resolve) => setTimeout(resolve));
    expect(waiting()).toEqual([]);
    arrive[1]?.();
    await new Promise((resolve) => setTimeout(resolve));
    expect(waiting()).toEqual([200]);
  });

  test('ends with its page', async () => {
    const { rounds, asked, waiting, pass } = page();
    rounds.goOn();
    await pass();
    rounds.end();
    expect([asked(), waiting()]).toEqual([1, []]);
  });
});
