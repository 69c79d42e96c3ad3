import { describe, expect, test } from 'vitest';
import type { Answer } from './ask';
import { askUntilAnswered } from './ask-until-answered';

const VALUE: Answer<string> = { ok: true, value: 'the thread' };
const refused = (status: number): Answer<string> => ({
  ok: false,
  status,
  problem: { type: 'about:blank', title: '', status, detail: '', code: `http-${status}` },
});

/** A page that sends requests, on a clock that advances only when a test ends a wait. */
function page(...answers: readonly Answer<string>[]) {
  const pending: { readonly milliseconds: number; readonly then: () => void }[] = [];
  const given: Answer<string>[] = [];
  let asked = 0;
  const end = askUntilAnswered<string>(
    async () => answers[asked++] ?? VALUE,
    (answer) => given.push(answer),
    (milliseconds, then) => {
      const wait = { milliseconds, then };
      pending.push(wait);
      return () => void pending.splice(pending.indexOf(wait), 1);
    },
  );
  const settled = () => new Promise((done) => setImmediate(done));
  return {
    given,
    end,
    settled,
    asked: () => asked,
    waiting: () => pending.map(({ milliseconds }) => milliseconds),
    waitEnds: () => {
      pending.shift()?.then();
      return settled();
    },
  };
}

describe('what a page cannot do without', () => {
  test('is reported once it is answered', async () => {
    const { given, settled, waiting } = page();
    await settled();
    expect([given, waiting()]).toEqual([[VALUE], []]);
  });

  test.each([
    ['the line is cut', 0],
    ['too much was asked', 429],
    ['the platform failed', 500],
    ['the platform is busy', 503],
  ])('is asked again where %s', async (_, status) => {
    const { given, settled, waiting, waitEnds } = page(refused(status));
    await settled();
    expect([given, waiting()]).toEqual([[], [1_000]]);
    await waitEnds();
    expect([given, waiting()]).toEqual([[VALUE], []]);
  });

  test.each([400, 401, 403, 404, 409])('is not asked again after a refusal with %d', async (status) => {
    const { given, settled, waiting } = page(refused(status));
    await settled();
    expect([given, waiting()]).toEqual([[refused(status)], []]);
  });

  test('is asked less and less often, and every half minute at least', async () => {
    const { settled, waiting, waitEnds } = page(...Array.from({ length: 8 }, () => refused(0)));
    await settled();
    const waits: number[] = [];
    for (let attempt = 0; attempt < 8; attempt += 1) {
      waits.push(...waiting());
      await waitEnds();
    }
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
  });

  test('is neither asked nor given any more once the page has ended it, while it waits or while it asks', async () => {
    const waits = page(refused(0));
    await waits.settled();
    waits.end();
    expect([waits.waiting(), waits.asked()]).toEqual([[], 1]);
    const asks = page(refused(0));
    asks.end();
    await asks.settled();
    expect([asks.waiting(), asks.given]).toEqual([[], []]);
  });
});
