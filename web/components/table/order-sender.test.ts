import { describe, expect, test } from 'vitest';
import type { StoredOrders, SubmitOrders, SubmitReply } from '../../../functions/core/game/games.schema';
import type { Answer } from '../../lib/ask';
import { OrderSender, type SenderDraft, type Sent, type Table } from './order-sender';

const NOW = '2026-01-01T00:00:00.000Z';

/** A platform that stores one seat's orders, and can be made to fail. */
function platform(orders: readonly string[] = []) {
  let table = tableOf(1, orders.length === 0 ? null : storedOf(orders, 1));
  const sent: { step: number; orders: readonly unknown[]; version: number | undefined }[] = [];
  const states: Sent[] = [];
  const lists: (readonly unknown[])[] = [];
  const drafts: (SenderDraft | null)[] = [];
  let refetches = 0;
  const waits: { milliseconds: number; then: () => void; isOff: boolean }[] = [];
  /** The faults of the next requests, one each; none after the last. */
  const faults: ('lost' | 'answer-lost' | number | Promise<void>)[] = [];

  const store = (step: number, { orders: list = [], ready, version }: SubmitOrders): Answer<SubmitReply> => {
    if (step !== table.step) return refusal(409, 'stale-step');
    if ((table.me.stored?.version ?? 0) !== version) return refusal(409, 'version-conflict');
    if (list.includes('illegal')) return refusal(422, 'orders-refused');
    const stored = storedOf(list as string[], version + 1, ready);
    table = tableOf(step, stored, table.last);
    return { ok: true, value: { ...stored, step, signed: '', salt: null, deadline: null, closed: false } };
  };
  const sender = new OrderSender(table, {
    submit: async (step, body) => {
      const fault = faults.shift();
      sent.push({ step, orders: body.orders ?? [], version: body.version });
      if (fault === 'lost') return refusal(0, 'unreachable');
      if (typeof fault === 'number') return refusal(fault, `http-${fault}`);
      const answer = store(step, body);
      if (fault instanceof Promise) await fault;
      return fault === 'answer-lost' ? refusal(0, 'unreachable') : answer;
    },
    refetch: async () => {
      refetches += 1;
      return table;
    },
    wait: (milliseconds, then) => {
      const wait = { milliseconds, then, isOff: false };
      waits.push(wait);
      return () => {
        wait.isOff = true;
      };
    },
    onState: (state) => states.push(state),
    onList: (list) => lists.push(list),
    onDraft: (draft) => drafts.push(draft),
  });
  return {
    sender,
    sent,
    waits,
    lists,
    drafts,
    faults,
    refetches: () => refetches,
    now: () => states.at(-1),
    table: () => table,
    /** Another tab stores a list. */
    elsewhere: (list: readonly string[]) => {
      table = tableOf(table.step, storedOf(list, (table.me.stored?.version ?? 0) + 1), table.last);
    },
    /** The step closes with the stored orders. */
    close: () => {
      const done = (table.me.stored?.orders ?? []).map((order) => ({
        seat: 'a',
        order,
        result: '',
        reason: '',
      }));
      table = tableOf(table.step + 1, null, { step: table.step, orders: done } as unknown as Table['last']);
    },
    /** Lets the time of the last wait pass. */
    pass: async () => {
      const wait = waits.at(-1);
      if (wait?.isOff === false) wait.then();
      await settled();
    },
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

function tableOf(step: number, stored: StoredOrders | null, last: Table['last'] = null): Table {
  return {
    step,
    last,
    me: {
      seat: 'a',
      roles: ['player'],
      pass: null,
      player: null,
      keeper: null,
      decision: 'orders',
      fallback: null,
      stored,
    },
  };
}

function storedOf(orders: readonly string[], version: number, ready = false): StoredOrders {
  return { orders: [...orders], ready, version, storedAt: NOW, receipt: '' };
}

function refusal(status: number, code: string): Answer<SubmitReply> {
  return { ok: false, status, problem: { type: '', title: '', status, detail: `It said ${code}.`, code } };
}

describe('a list that is sent', () => {
  test('is stored under the next version', async () => {
    const { sender, sent, now } = platform(['x']);
    expect(await sender.send(['x', 'y'], false)).toBe(true);
    expect(await sender.send(['y'], true)).toBe(true);
    expect(sent.map(({ version }) => version)).toEqual([1, 2]);
    expect(now()).toMatchObject({ saving: 'calm', stored: { orders: ['y'], ready: true, version: 3 } });
  });

  test('waits while one is under way, and the newest takes the place of what waits', async () => {
    const { sender, sent, table } = platform();
    const answers = [sender.send(['x'], false), sender.send(['x', 'y'], false), sender.send(['z'], false)];
    expect(await Promise.all(answers)).toEqual([true, false, true]);
    expect(sent).toMatchObject([
      { orders: ['x'], version: 0 },
      { orders: ['z'], version: 1 },
    ]);
    expect(table().me.stored?.orders).toEqual(['z']);
  });

  test('goes on to the next step with its resignation alone, if its own has closed', async () => {
    const { sender, sent, now, close } = platform(['x']);
    close();
    close();
    expect(await sender.send(['x', 'y', 'resign'], false, 'resign')).toBe(true);
    expect(sent).toMatchObject([
      { step: 1, orders: ['x', 'y', 'resign'] },
      { step: 3, orders: ['resign'], version: 0 },
    ]);
    expect(now()).toMatchObject({ saving: 'calm', stored: { orders: ['resign'] } });
  });

  test('stays with the step that closed if no order lasts', async () => {
    const { sender, sent, now, close } = platform(['x']);
    close();
    expect(await sender.send(['y'], false)).toBe(false);
    expect(sent).toHaveLength(1);
    expect(now()?.saving).toBe('too-late');
  });

  test('is kept with the platform’s words when it is refused', async () => {
    const { sender, now, lists } = platform(['x']);
    expect(await sender.send(['illegal'], false)).toBe(false);
    expect(now()).toMatchObject({
      saving: 'refused',
      message: 'It said orders-refused.',
      stored: { version: 1 },
    });
    expect(lists).toEqual([]);
  });

  test('is kept when the reader is logged out', async () => {
    const { sender, faults, now, lists, waits } = platform();
    faults.push(401);
    expect(await sender.send(['x'], false)).toBe(false);
    expect(now()).toMatchObject({ saving: 'logged-out', stored: null });
    expect([lists, waits]).toEqual([[], []]);
  });

  test('stays on the device of a reader who is logged out, to be sent after the next login', async () => {
    const { sender, faults, drafts, pass } = platform();
    faults.push('lost', 401);
    void sender.send(['x'], false);
    await settled();
    await pass();
    expect(drafts).toEqual(Array(2).fill({ step: 1, orders: ['x'], ready: false, version: 0 }));
    expect(await sender.send(['y'], false)).toBe(true);
    expect(drafts.at(-1)).toBeNull();
  });

  test.each([
    400, 403, 404, 409, 422,
  ])('is on the device no more once it was refused with %d', async (status) => {
    const { sender, faults, drafts, pass } = platform();
    faults.push('lost', status);
    void sender.send(['x'], false);
    await settled();
    await pass();
    expect(drafts.at(-1)).toBeNull();
  });
});

describe('a list that was stored', () => {
  test('has the game asked for, once for all that followed one another', async () => {
    const { sender, refetches } = platform();
    await Promise.all([sender.send(['x'], false), sender.send(['y'], false), sender.send(['z'], false)]);
    expect(refetches()).toBe(1);
    await sender.send(['z'], true);
    expect(refetches()).toBe(2);
  });

  test.each([
    [[], 0],
    [['w'], 1],
  ])('leaves the next one a draft of the version after it: %j', async (before, version) => {
    const { sender, faults, drafts } = platform(before);
    faults.push(503);
    void sender.send(['x'], false);
    await settled();
    expect(drafts.at(-1)).toEqual({ step: 1, orders: ['x'], ready: false, version });
    await sender.send(['y'], false);
    faults.push('lost');
    void sender.send(['z'], true);
    await settled();
    expect(drafts.at(-1)).toEqual({ step: 1, orders: ['z'], ready: true, version: version + 1 });
  });
});

describe('a page that is left', () => {
  test('sends the newest list after the one that is under way', async () => {
    const { sender, table } = platform();
    const answers = [sender.send(['x'], false), sender.send(['y'], true)];
    sender.leave();
    expect(await Promise.all(answers)).toEqual([true, true]);
    expect(table().me.stored).toMatchObject({ orders: ['y'], ready: true, version: 2 });
  });

  test('leaves a list that was not answered to the device, and sends it no more', async () => {
    const { sender, faults, sent, drafts, pass } = platform();
    faults.push('lost');
    const answer = sender.send(['x'], true);
    await settled();
    sender.leave();
    await pass();
    expect([await answer, sent.length]).toEqual([false, 1]);
    expect(drafts.at(-1)).toEqual({ step: 1, orders: ['x'], ready: true, version: 0 });
  });
});

describe('a platform that does not answer', () => {
  test('is asked again, after longer and longer waits', async () => {
    const { sender, faults, now, waits, pass } = platform();
    faults.push('lost', 503, 'lost');
    const answer = sender.send(['x'], true);
    await settled();
    expect(now()?.saving).toBe('offline');
    for (let times = 0; times < 3; times += 1) await pass();
    expect(await answer).toBe(true);
    expect(now()).toMatchObject({ saving: 'arrived', stored: { orders: ['x'], ready: true } });
    const lengths = waits.map(({ milliseconds }) => milliseconds);
    expect(lengths).toEqual([...new Set(lengths)].sort((one, other) => one - other));
  });

  test('gets the newest list at once', async () => {
    const { sender, faults, table, sent } = platform();
    faults.push('lost');
    const first = sender.send(['x'], false);
    await settled();
    expect(await sender.send(['y'], false)).toBe(true);
    expect(await first).toBe(false);
    expect(sent).toHaveLength(2);
    expect(table().me.stored?.orders).toEqual(['y']);
  });

  test('may have stored the list all the same', async () => {
    const { sender, faults, now, pass, lists } = platform();
    faults.push('answer-lost');
    const answer = sender.send(['x'], false);
    await settled();
    await pass();
    expect(await answer).toBe(true);
    expect(now()).toMatchObject({ saving: 'calm', stored: { orders: ['x'], version: 1 } });
    expect(lists).toEqual([]);
  });

  test('may have stored the list before this one, which still replaces it', async () => {
    const { sender, faults, table, now } = platform();
    faults.push('answer-lost');
    void sender.send(['x'], false);
    await settled();
    expect(await sender.send(['y'], false)).toBe(true);
    expect(table().me.stored?.orders).toEqual(['y']);
    expect(now()?.saving).toBe('arrived');
  });

  test('may have carried the list out', async () => {
    const { sender, faults, now, pass, close } = platform();
    faults.push('answer-lost');
    const answer = sender.send(['x'], true);
    await settled();
    close();
    await pass();
    expect(await answer).toBe(true);
    expect(now()?.saving).toBe('calm');
  });
});

describe('a step that closes', () => {
  test('refuses what comes late, and the next one begins with what is stored for it', async () => {
    const { sender, now, lists, close, table } = platform(['x']);
    close();
    expect(await sender.send(['y'], false)).toBe(false);
    expect(now()).toMatchObject({ saving: 'too-late', stored: null });
    expect(lists).toEqual([[]]);
    sender.take(table());
    expect(now()?.saving).toBe('too-late');
    expect(await sender.send(['z'], false)).toBe(true);
  });

  test('never gets an old list for the new step', async () => {
    const { sender, faults, now, sent, close, table, pass } = platform();
    faults.push('lost');
    const answer = sender.send(['x'], false);
    await settled();
    close();
    sender.take(table());
    expect(await answer).toBe(false);
    expect(now()?.saving).toBe('too-late');
    await pass();
    expect(sent).toHaveLength(1);
  });

  test('does not change the new step by an answer that comes late', async () => {
    const { sender, faults, now, close, table } = platform();
    let letGo: () => void = () => undefined;
    faults.push(new Promise<void>((resolve) => (letGo = resolve)));
    const answer = sender.send(['x'], true);
    await settled();
    close();
    sender.take(table());
    letGo();
    expect(await answer).toBe(true);
    expect(now()).toMatchObject({ saving: 'calm', stored: null });
  });
});

describe('a list that another tab stored', () => {
  test('is not overwritten, but shown', async () => {
    const { sender, elsewhere, now, lists, table } = platform(['x']);
    elsewhere(['other']);
    expect(await sender.send(['y'], false)).toBe(false);
    expect(lists).toEqual([['other']]);
    expect(now()).toMatchObject({ saving: 'elsewhere', stored: { orders: ['other'], version: 2 } });
    expect(table().me.stored?.orders).toEqual(['other']);
  });

  test('is taken over as soon as the game is asked for, in place of what waits', async () => {
    const { sender, faults, elsewhere, now, lists, table, sent, pass } = platform(['x']);
    faults.push('lost');
    const answer = sender.send(['y'], false);
    await settled();
    elsewhere(['other']);
    sender.take(table());
    expect(await answer).toBe(false);
    expect(lists).toEqual([['other']]);
    expect(now()?.saving).toBe('elsewhere');
    await pass();
    expect(sent).toHaveLength(1);
  });

  test('is not mistaken for the own one, whose answer is still to come', async () => {
    const { sender, faults, now, lists, table } = platform();
    let letGo: () => void = () => undefined;
    faults.push(new Promise<void>((resolve) => (letGo = resolve)));
    const answer = sender.send(['x'], false);
    await settled();
    sender.take(table());
    letGo();
    expect(await answer).toBe(true);
    expect([lists, now()?.saving]).toEqual([[], 'calm']);
  });
});

describe('a list that was given while the platform did not answer', () => {
  test('has arrived, also if another one followed it meanwhile', async () => {
    const { sender, faults, now, pass } = platform();
    faults.push('lost');
    void sender.send(['x'], false);
    await settled();
    let letGo: () => void = () => undefined;
    faults.push(new Promise<void>((resolve) => (letGo = resolve)));
    await pass();
    const answer = sender.send(['y'], false);
    letGo();
    await answer;
    expect(now()).toMatchObject({ saving: 'arrived', stored: { orders: ['y'] } });
    await sender.send(['z'], false);
    expect(now()?.saving).toBe('calm');
  });

  test('is on the device no more once another tab has stored one', async () => {
    const { sender, faults, elsewhere, drafts, table } = platform(['x']);
    faults.push('lost');
    void sender.send(['y'], false);
    await settled();
    elsewhere(['other']);
    sender.take(table());
    expect(drafts.at(-1)).toBeNull();
  });
});

describe('a list that comes too late', () => {
  test.each([
    ['is empty', []],
    ['was carried out in part', ['x', 'y']],
  ])('did not arrive where it %s', async (_, list) => {
    const { sender, now, close } = platform(['x']);
    close();
    expect(await sender.send(list, false)).toBe(false);
    expect(now()?.saving).toBe('too-late');
  });

  test('arrived where the step has carried it out', async () => {
    const { sender, now, close } = platform(['x', 'y']);
    close();
    expect(await sender.send(['y', 'x'], false)).toBe(true);
    expect(now()?.saving).toBe('calm');
  });
});

describe('a list that an earlier page left', () => {
  const left = (step: number, version: number, orders: readonly string[] = ['x']) =>
    ({ step, orders, ready: false, version }) as const;

  test('is taken over and sent for the step that it was given for', async () => {
    const { sender, sent, lists, drafts, now } = platform();
    sender.resume(left(1, 0));
    await settled();
    expect(lists).toEqual([['x']]);
    expect(sent).toMatchObject([{ orders: ['x'], version: 0 }]);
    expect(now()?.saving).toBe('arrived');
    expect(drafts.at(-1)).toBeNull();
  });

  test('stays a draft as long as the platform does not answer', async () => {
    const { sender, drafts, now, faults } = platform();
    faults.push('lost');
    sender.resume(left(1, 0));
    await settled();
    expect(now()?.saving).toBe('offline');
    expect(drafts.at(-1)).toEqual(left(1, 0));
  });

  test('does not count once the turn has closed, and is not sent for the next one', async () => {
    const { sender, sent, drafts, now } = platform();
    sender.resume(left(0, 0));
    await settled();
    expect([sent, now()?.saving, drafts.at(-1)]).toEqual([[], 'too-late', null]);
  });

  test('does not replace what another device stored meanwhile', async () => {
    const { sender, sent, now } = platform(['y']);
    sender.resume(left(1, 0));
    await settled();
    expect([sent, now()?.saving]).toEqual([[], 'elsewhere']);
  });

  test('is not sent where it is based on a version that is no longer there', async () => {
    const { sender, sent, now } = platform();
    sender.resume(left(1, 2));
    await settled();
    expect([sent, now()?.saving]).toEqual([[], 'elsewhere']);
  });

  test('waits for its step where the page shows an earlier one', async () => {
    const { sender, sent, now, close, table } = platform();
    sender.resume(left(2, 0));
    await settled();
    expect([sent, now()?.saving]).toEqual([[], undefined]);
    close();
    sender.take(table());
    await settled();
    expect(sent).toMatchObject([{ step: 2, orders: ['x'] }]);
    expect(table().me.stored?.orders).toEqual(['x']);
  });
});
