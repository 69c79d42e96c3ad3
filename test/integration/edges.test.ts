import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Cases } from '../../functions/core/case/cases.schema';
import type { Inbox } from '../../functions/core/inbox/inbox.schema';
import type { League } from '../../functions/core/league/leagues.schema';
import type { Notices } from '../../functions/core/notice/notices.schema';
import { chatCode, connectChat } from '../../functions/core/notification/chat-home';
import { deliver } from '../../functions/core/notification/deliver';
import { closeDigest } from '../../functions/core/notification/digest';
import { deliveryOf } from '../../functions/core/notification/dispatch';
import { notifyCheckIn } from '../../functions/core/notification/notify-season';
import { dueDeliveries } from '../../functions/core/notification/sweep-notifications';
import { isWaiting } from '../../functions/core/proposal/decide';
import type { ProposalRecord } from '../../functions/core/proposal/proposals.records';
import type { Season } from '../../functions/core/season/seasons.schema';
import { passFor, readerOf } from '../../functions/core/today/reader-pass';
import { localTimer } from '../../functions/host/local-timer';
import { type Notifying, startNotifying } from '../support/notifying';
import { type Board, playerOf, startBoard } from '../support/season';
import type { Person, World } from '../support/world';
import { startWorld } from '../support/world';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const REASON = 'Two players were shown a wrong map.';

/** Each case holds a window at its last moment and at the first one beyond it. */
let world: World;
let notifying: Notifying;
let board: Board;
let nora: Person;

beforeAll(async () => {
  world = await startWorld();
  notifying = startNotifying(world);
  board = await startBoard(world, {
    humans: 7,
    earlyClose: false,
    deadlines: { orders: 7 * 24 * 60 },
    choices: { absence: { substitutes: 'first', disorder: { after: 20 } } },
  });
  nora = await world.person('nora');
  await nora.post(`/leagues/${board.league}/members`);
  await board.organizer.put(`/leagues/${board.league}/members/nora/roles`, {
    roles: ['moderator', 'player'],
  });
  await world.deliver();
});
afterAll(() => world.close());

const now = () => world.clock.now();
const goTo = (time: number) => world.clock.set(time);
const organizer = () => board.organizer;
const done = <T>({ status, body, text }: { status: number; body: T; text: string }): T => {
  if (status !== 200) throw new Error(text);
  return body;
};

describe('how long something can still be done', () => {
  test('a paused board waits in the inbox once it has been paused for more than a day', async () => {
    done(await organizer().post(`/games/${board.game}/rulings`, { kind: 'pause', reason: REASON }));
    const start = now();
    goTo(start + DAY);
    expect(await inboxOf('paused')).toBe(0);
    goTo(start + DAY + 1);
    expect(await inboxOf('paused')).toBe(1);
    done(await organizer().post(`/games/${board.game}/rulings`, { kind: 'resume', reason: REASON }));
    await world.deliver();
  });

  test('an offer of a seat can be taken until its last moment, and not at its end', async () => {
    const seat = 'tower';
    const offer = `/games/${board.game}/seats/${seat}/offer`;
    const name = async () => {
      const wanted = { kind: 'replace', seat, player: 'nora', reason: REASON };
      done(await organizer().post(`/games/${board.game}/rulings`, wanted));
      const search = await world.store.search({ season: board.season, game: board.game, seat });
      return search?.offer?.until ?? 0;
    };
    goTo(await name());
    expect(await nora.put(offer, { accepts: false })).toMatchObject({ status: 403 });
    await world.deliver();
    goTo((await name()) - 1);
    expect(await nora.put(offer, { accepts: false })).toMatchObject({ status: 200 });
    await world.deliver();
  });

  test('a board that stays open waits there once it is two minutes late', async () => {
    const other = await startAnother('Late');
    const [late] = await world.store.boards(other);
    const { deadline = 0 } = (await world.store.gate(late?.game ?? '')) ?? {};
    goTo(deadline + 2 * MINUTE);
    expect(await inboxOf('stuck')).toBe(0);
    goTo(deadline + 2 * MINUTE + 1);
    expect(await inboxOf('stuck')).toBe(1);
  });

  test('an answer can be appealed for seven days', async () => {
    const at = `/games/${board.game}/cases`;
    const appealed = async (seat: string, after: number) => {
      const player = playerOf(board, seat);
      done(await player.post(`/games/${board.game}/disputes`, { step: 1, text: 'My fleet moved.' }));
      const { cases } = done(await player.get<Cases>(at));
      const id = cases[0]?.id;
      done(await nora.post(`${at}/${id}/answer`, { decision: 'denied', text: REASON }));
      goTo(now() + after);
      return (await player.post(`${at}/${id}/appeal`, { text: 'Look again.' })).status;
    };
    expect(await appealed('papst', 7 * DAY - 1)).toBe(200);
    expect(await appealed('greene', 7 * DAY)).toBe(403);
  });

  test('a cancellation can be taken back for a day: at its end its boards end, and it stays', async () => {
    const other = await startAnother('Cancelled');
    const cancel = async () => done(await organizer().post(`/seasons/${other}/cancel`, { reason: REASON }));
    const restore = async () => (await organizer().post(`/seasons/${other}/restore`)).status;
    const shown = async () =>
      done(await organizer().get<Season>(`/seasons/${other}`)).restorableUntil !== null;
    await cancel();
    goTo(now() + DAY - 1);
    expect([await shown(), await restore()]).toEqual([true, 200]);
    await cancel();
    goTo(now() + DAY);
    expect([await shown(), await restore()]).toEqual([false, 403]);
  });

  test('a proposal waits until its end', () => {
    const open = { state: 'open', until: 1000 } as ProposalRecord;
    expect([999, 1000].map((at) => isWaiting(open, at))).toEqual([true, false]);
    expect(isWaiting({ ...open, state: 'confirmed' }, 2000)).toBe(true);
  });

  test('the command that connects a server can be typed for an hour', async () => {
    const caller = { id: 'olga', name: 'Olga', email: null };
    const connects = async (guild: string, after: number) => {
      const given = await chatCode(world.deps, caller, board.league);
      const code = given.ok ? given.value.command.replace('/connect code:', '') : '';
      goTo(now() + after);
      return (await connectChat(world.deps, guild, code)).ok;
    };
    expect(await connects('1', HOUR)).toBe(true);
    expect(await connects('2', HOUR + 1)).toBe(false);
  });

  test('the pass of an open page reads its own game for three days, and no other', async () => {
    const start = Math.ceil(now() / DAY) * DAY;
    goTo(start);
    const pass = await passFor(world.deps, { id: 'nora', name: 'Nora', email: null }, board.game);
    expect(await readerOf(world.deps, 'other', pass)).toBeUndefined();
    goTo(start + 3 * DAY);
    expect(await readerOf(world.deps, board.game, pass)).toMatchObject({ id: 'nora' });
    goTo(start + 3 * DAY + 1);
    expect(await readerOf(world.deps, board.game, pass)).toBeUndefined();
    expect(await readerOf(world.deps, board.game, `99999${pass.slice(5)}`)).toBeUndefined();
  });
});

const inboxOf = async (wanted: string) =>
  done(await nora.get<Inbox>(`/leagues/${board.league}/inbox`)).items.filter(({ kind }) => kind === wanted)
    .length;

async function startAnother(name: string): Promise<string> {
  const season = done(
    await organizer().post<Season>(`/leagues/${board.league}/seasons`, {
      ...{ name, system: 'ny2047', boardSize: 3, format: { kind: 'rounds', rounds: 1 } },
      deadlines: { orders: 1440, adjustment: 1440 },
    }),
  ).id;
  for (const id of ['xena', 'yara', 'zita'])
    done(await (await world.person(id)).post(`/seasons/${season}/entries`));
  done(await organizer().post(`/seasons/${season}/start`));
  await world.deliver();
  return season;
}

test('check-in is asked for from its opening on, and not once it is closed', async () => {
  const season = await world.store.season(board.season);
  if (season === undefined) throw new Error('there is no season');
  const silent = (await world.store.entries(season.id)).slice(0, 1);
  const [from, reminds, until] = [now() + 10, now() + 20, now() + 30];
  const asked: string[] = [];
  for (const at of [from - 1, from, reminds - 1, reminds, until - 1, until]) {
    goTo(at);
    const keys = await notifyCheckIn(world.deps, season, silent, 2, { from, reminds, until });
    asked.push(keys.join());
  }
  expect(asked).toEqual(['', 'ask-2', 'ask-2', 'remind-2', 'remind-2', '']);
});

describe('how long something is shown', () => {
  test('an announcement for two weeks', async () => {
    const path = `/leagues/${board.league}/announcements`;
    done(await organizer().post(path, { text: 'Hello' }));
    const [start, shown] = [
      now(),
      async () => done(await nora.get<Notices>(path)).notices.filter(({ text }) => text === 'Hello').length,
    ];
    goTo(start + 14 * DAY - 1);
    expect(await shown()).toBe(1);
    goTo(start + 14 * DAY);
    expect(await shown()).toBe(0);
  });
});

describe('taking over a silent league', () => {
  test('is possible once its organizers have had two weeks, and for members after thirty days', async () => {
    const ola = await world.person('ola');
    const league = done(await ola.post<League>('/leagues', { name: 'Silent' })).id;
    const path = `/leagues/${league}/hand-over`;
    const mike = await world.person('mike');
    done(await mike.post(`/leagues/${league}/members`));
    const joined = now();
    goTo(joined + 30 * DAY - 1);
    expect(await mike.post(path, { reason: REASON })).toMatchObject({ status: 403 });
    goTo(joined + 30 * DAY);
    done(await mike.post(path, { reason: REASON }));
    const asked = now();
    goTo(asked + 14 * DAY - 1);
    expect(await mike.put(path, {})).toMatchObject({ status: 403 });
    goTo(asked + 14 * DAY);
    expect(await mike.put(path, {})).toMatchObject({ status: 200 });
  });
});

describe('sending', () => {
  const to = (id: string) => ({ kind: 'player', id }) as const;
  const notification = {
    ...{ kind: 'ruling' as const, league: null, lines: [], path: '/', deadline: null },
    title: 'Ruled',
  };
  const added = async (id: string, dueAt: number | null = null) => {
    const name = { to: to(id), subject: `subject of ${id}`, channel: 'mail' } as const;
    await world.store.addDelivery({
      ...deliveryOf(world.deps, { id: 'cause' }, { ...name, notification }),
      dueAt,
    });
    return name;
  };
  const failing = { ok: false, again: true, why: { text: 'asSaid', with: { sentence: 'No.' } } } as const;

  test('is tried again after one minute, and twice as long each time up to four hours, ten times', async () => {
    const name = await added('waits');
    notifying.answer('mail', failing);
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      const { dueAt } = (await world.store.delivery(name)) ?? {};
      goTo(Math.max(now(), (dueAt ?? 1) - 1));
      if (attempt > 1) await deliver(notifying.deps, name);
      expect((await world.store.delivery(name))?.attempts).toBe(attempt - 1);
      goTo(Math.max(now(), dueAt ?? 0));
      await deliver(notifying.deps, name);
      const after = await world.store.delivery(name);
      if (after?.dueAt !== null) waits.push(((after?.dueAt ?? 0) - now()) / MINUTE);
    }
    notifying.answer('mail', null);
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 240]);
    expect(await world.store.delivery(name)).toMatchObject({ state: 'failed', attempts: 10 });
  });

  test('to a busy service is not counted for a day, and tried again within one to ten minutes', async () => {
    const name = await added('busy');
    const start = now();
    notifying.answer('mail', { ...failing, busy: true });
    await deliver(notifying.deps, name);
    const { dueAt = 0, attempts } = (await world.store.delivery(name)) ?? {};
    expect(attempts).toBe(0);
    const minutes = ((dueAt ?? 0) - start) / MINUTE;
    expect(minutes).toBeGreaterThanOrEqual(1);
    expect(minutes).toBeLessThanOrEqual(10);
    goTo(start + DAY - 1);
    await deliver(notifying.deps, name);
    expect((await world.store.delivery(name))?.attempts).toBe(0);
    goTo(start + 2 * DAY);
    await deliver(notifying.deps, name);
    expect((await world.store.delivery(name))?.attempts).toBe(1);
    notifying.answer('mail', null);
  });

  test('begins once: another run waits two minutes for one that may have died', async () => {
    const name = await added('claimed', now());
    const before = await world.store.delivery(name);
    if (before === undefined) throw new Error('there is no delivery');
    let during = 0;
    const start = now();
    const senders = {
      ...notifying.deps.senders,
      mail: async () => {
        during = ((await world.store.delivery(name))?.dueAt ?? 0) - start;
        return { ok: true } as const;
      },
    };
    await deliver({ ...notifying.deps, senders }, name);
    expect(during).toBe(2 * MINUTE);
  });

  test('is taken for lost after a minute', async () => {
    const name = { to: to('lost'), subject: 'lost', channel: 'mail' } as const;
    await world.store.saveDispatch({ id: 'lost', at: now(), deliveries: [name] });
    const start = now();
    const due = async () =>
      (await dueDeliveries(notifying.deps)).filter(({ what }) => what.includes('dispatch lost')).length;
    goTo(start + MINUTE);
    expect(await due()).toBe(0);
    goTo(start + MINUTE + 1);
    expect(await due()).toBe(1);
  });

  test('in a digest has ninety entries, and the rest waits for the next day', async () => {
    const held = (count: number) => ({
      ...{ player: 'nora', subject: `held ${String(count).padStart(3, '0')}`, at: now() },
      notification: { ...notification, title: `Ruled ${count}` },
    });
    await nora.put('/me', { zone: 'UTC' });
    for (let count = 1; count <= 91; count += 1) await world.store.hold(held(count), now());
    notifying.sent.length = 0;
    await closeDigest(world.deps, 'nora');
    expect(await world.store.heldFor('nora')).toHaveLength(1);
    await notifying.send();
    const [mail] = notifying.sent.filter(({ notification: { kind } }) => kind === 'digest');
    expect(mail?.notification.lines).toHaveLength(90);
    goTo(now() + DAY);
    await closeDigest(world.deps, 'nora');
    expect(await world.store.heldFor('nora')).toEqual([]);
  });
});

test('a key for a repeated request is kept for two days, and taken over from one that died a minute ago', async () => {
  const claim = async (hash: string, at: number) =>
    (await world.store.claimReply('nora', 'key', hash, at)).kind;
  const start = Math.ceil(now() / 1000) * 1000;
  expect(await claim('one', start)).toBe('first');
  expect(await claim('one', start + MINUTE)).toBe('in-progress');
  expect(await claim('two', start + MINUTE + 1)).toBe('other-request');
  expect(await claim('one', start + MINUTE + 1)).toBe('first');
  await world.store.saveReply('nora', 'key', { status: 200, body: '{}' });
  expect(await claim('one', start + 2 * DAY)).toBe('replay');
  expect(await claim('two', start + 2 * DAY)).toBe('other-request');
  expect(await claim('two', start + 2 * DAY + 1000)).toBe('first');
});

test('a timer of this process beyond 24 days is set in parts, and another time for a step ends the first', async () => {
  vi.useFakeTimers();
  try {
    const called: string[] = [];
    const start = Date.now();
    const timer = localTimer(Date.now, {
      step: (game, step) => void called.push(`${game} ${step} ${(Date.now() - start) / DAY}`),
      season: (season) => void called.push(season),
    });
    await timer.at('far', 1, start + 60 * DAY);
    await timer.at('moved', 1, start + 10 * DAY);
    await timer.at('moved', 1, start + 20 * DAY);
    await vi.advanceTimersByTimeAsync(61 * DAY);
    expect(called).toEqual(['moved 1 20', 'far 1 60']);
    timer.stop();
  } finally {
    vi.useRealTimers();
  }
});
