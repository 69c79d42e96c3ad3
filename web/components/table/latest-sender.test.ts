import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Answer } from '../../lib/ask';
import { LatestSender } from './latest-sender';

const settled = () => new Promise((resolve) => setImmediate(resolve));

const answered = (value: string): Answer<string> => ({ ok: true, value });
const failed = (status: number): Answer<string> => ({
  ok: false,
  status,
  problem: { type: '', title: '', status, detail: '', code: `http-${status}` },
});

/** A sender whose answers and clock a test moves. */
function sending() {
  const carried: { readonly body: string; readonly answer: (answer: Answer<string>) => void }[] = [];
  const waits: { readonly milliseconds: number; readonly then: () => void; isOff: boolean }[] = [];
  const states: string[] = [];
  const sender = new LatestSender<string, string>({
    carry: (body) => new Promise((answer) => carried.push({ body, answer })),
    wait: (milliseconds, then) => {
      const wait = { milliseconds, then, isOff: false };
      waits.push(wait);
      return () => {
        wait.isOff = true;
      };
    },
    onState: (state) => states.push(state),
  });
  const results = new Map<string, Answer<string> | null>();
  return {
    sender,
    carried,
    waits,
    states,
    results,
    bodies: () => carried.map(({ body }) => body),
    send: (body: string) => void sender.send(body).then((answer) => results.set(body, answer)),
    answer: async (answer: Answer<string>) => {
      carried.at(-1)?.answer(answer);
      await settled();
    },
    /** The time of every wait that was not called off passes. */
    pass: async () => {
      for (const wait of waits.filter(({ isOff }) => !isOff)) {
        wait.isOff = true;
        wait.then();
      }
      await settled();
    },
    open: () => waits.filter(({ isOff }) => !isOff).map(({ milliseconds }) => milliseconds),
  };
}

describe('one body after the other', () => {
  test('the newest waits while one is under way, and follows it', async () => {
    const { send, answer, bodies, results, sender, states } = sending();
    send('a');
    send('b');
    send('c');
    expect([bodies(), sender.isSending, sender.isWaiting]).toEqual([['a'], true, true]);
    await answer(answered('A'));
    expect([bodies(), sender.isSending, sender.isWaiting]).toEqual([['a', 'c'], true, false]);
    await answer(answered('C'));
    expect([...results]).toEqual([
      ['b', null],
      ['a', answered('A')],
      ['c', answered('C')],
    ]);
    expect([sender.isSending, sender.isWaiting, states]).toEqual([false, false, ['sending', 'sending']]);
  });

  test('one that fails gives way to a newer one that waits', async () => {
    const { send, answer, bodies, results, pass } = sending();
    send('a');
    send('b');
    await answer(failed(503));
    expect([bodies(), [...results]]).toEqual([['a'], [['a', null]]]);
    await pass();
    await answer(answered('B'));
    expect([bodies(), results.get('b')]).toEqual([['a', 'b'], answered('B')]);
  });

  test.each([
    0, 429, 500, 503,
  ])('one that met %d is sent again after longer and longer waits', async (status) => {
    const { send, answer, bodies, open, pass, states, results } = sending();
    send('a');
    const waits: number[] = [];
    for (let times = 0; times < 7; times += 1) {
      await answer(failed(status));
      waits.push(...open());
      await pass();
    }
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
    expect(bodies()).toEqual(Array(8).fill('a'));
    expect(states.slice(0, 4)).toEqual(['sending', 'offline', 'sending', 'offline']);
    await answer(answered('A'));
    expect(results.get('a')).toEqual(answered('A'));
    // After an answer the waits begin anew.
    send('b');
    await answer(failed(status));
    expect(open()).toEqual([1_000]);
  });

  test.each([400, 401, 409, 422])('one that was refused with %d is not sent again', async (status) => {
    const { send, answer, bodies, open, results } = sending();
    send('a');
    await answer(failed(status));
    expect([bodies(), open(), results.get('a')]).toEqual([['a'], [], failed(status)]);
  });

  test('one that waits is sent at once on demand, and once only', async () => {
    const { send, answer, bodies, pass, open, sender } = sending();
    send('a');
    await answer(failed(0));
    void sender.retry();
    void sender.retry();
    expect([bodies(), open()]).toEqual([['a', 'a'], []]);
    await pass();
    expect(bodies()).toEqual(['a', 'a']);
  });

  test('a newer one is sent at once in place of one that waits, with waits of its own', async () => {
    const { send, answer, bodies, open, results, pass } = sending();
    send('a');
    await answer(failed(0));
    await pass();
    await answer(failed(0));
    expect(open()).toEqual([2_000]);
    send('b');
    expect([bodies(), open()]).toEqual([['a', 'a', 'b'], []]);
    await answer(failed(0));
    expect([open(), [...results]]).toEqual([[1_000], [['a', null]]]);
  });

  test('what is dropped is sent no more', async () => {
    const { send, answer, bodies, open, results, sender, pass } = sending();
    send('a');
    await answer(failed(0));
    sender.drop();
    await pass();
    await sender.retry();
    expect([bodies(), open(), sender.isWaiting]).toEqual([['a'], [], false]);
    await settled();
    expect(results.get('a')).toBeNull();
  });
});

describe('a page that is left', () => {
  test('sends no more what waits for the platform to answer again', async () => {
    const { send, answer, bodies, open, sender, pass } = sending();
    send('a');
    await answer(failed(0));
    sender.leave();
    await pass();
    expect([bodies(), open()]).toEqual([['a'], []]);
  });

  test('sends what has waited only for the request before it: nothing else has kept it', async () => {
    const { send, answer, bodies, results, sender } = sending();
    send('a');
    send('b');
    sender.leave();
    await answer(answered('A'));
    await answer(answered('B'));
    expect([bodies(), results.get('b')]).toEqual([['a', 'b'], answered('B')]);
  });
});

test('whatever happens, the last body arrives, each at most once, and no older one after it', async () => {
  const act = fc.constantFrom('send', 'answer', 'fail', 'refuse', 'pass', 'retry');
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 2, maxLength: 30 }), async (acts) => {
      const { sender, send, carried, answer, pass, results, bodies, waits } = sending();
      const arrived: string[] = [];
      let sent = 0;
      let answers = 0;
      const gets = async (one: Answer<string>) => {
        const letter = carried[answers];
        if (letter === undefined) return;
        answers += 1;
        if (one.ok) arrived.push(letter.body);
        await answer(one);
      };
      for (const one of [...acts, 'send' as const]) {
        if (one === 'send') {
          send(`${sent}`);
          sent += 1;
        } else if (one === 'pass') await pass();
        else if (one === 'retry') void sender.retry();
        else await gets(one === 'answer' ? answered('') : failed(one === 'fail' ? 503 : 422));
        // One request at a time, and one wait.
        expect(carried.length - answers).toBeLessThanOrEqual(1);
        expect(waits.filter(({ isOff }) => !isOff).length).toBeLessThanOrEqual(1);
        expect(sender.isSending).toBe(carried.length > answers);
      }
      for (let times = 0; times < 2; times += 1) {
        await gets(answered(''));
        await pass();
      }
      await settled();
      expect(arrived.at(-1)).toBe(`${sent - 1}`);
      const numbers = bodies().map(Number);
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
      expect(arrived).toEqual([...new Set(arrived)]);
      // Whoever sent one is told what became of it.
      expect(results.size).toBe(sent);
    }),
    { numRuns: 150, seed: 7 },
  );
});
