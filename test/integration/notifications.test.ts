import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Me } from '../../functions/core/account/me.schema';
import { deliver } from '../../functions/core/notification/deliver';
import { dispatch } from '../../functions/core/notification/dispatch';
import type { NotificationSettings } from '../../functions/core/notification/notifications.schema';
import { civilDisorder, missedTurn } from '../../functions/core/notification/of-game';
import { stopMail, subscribe } from '../../functions/core/notification/settings';
import { closeStep } from '../../functions/core/step/close-step';
import { handleEvent } from '../../functions/events/event-handlers';
import { type Notifying, startNotifying } from '../support/notifying';
import { type Board, playerOf, startBoard } from '../support/season';
import { startWorld, type World } from '../support/world';

const HOUR = 3_600_000;
const MINUTE = 60_000;

let world: World;
let telling: Notifying;
let board: Board;

beforeEach(async () => {
  world = await startWorld();
  telling = startNotifying(world);
  board = await startBoard(world, { humans: 7, earlyClose: false });
});
afterEach(() => world.close());

const people = () => Object.values(board.players).map(({ id }) => id);
const settingsOf = async (seat: string) =>
  (await playerOf(board, seat).get<NotificationSettings>('/me/notifications')).body;
const choose = (seat: string, choices: Record<string, string[]>) =>
  playerOf(board, seat).put('/me/notifications', { choices });
/** Only players who choose it get turns by mail. */
const mailEachTurn = async (...seats: string[]) => {
  for (const seat of seats) await choose(seat, { 'your-turn': ['mail', 'push'] });
};
/** Passes the deadline of the open step. */
const close = async (step: number) => {
  world.clock.set((await world.store.gate(board.game))?.deadline ?? 0);
  expect(await closeStep(world.deps, board.game, step)).toBe('adjudicated');
};

test('a game that begins notifies each of its players once, and not its bots or its organizer', async () => {
  await telling.send();
  for (const player of people()) expect(telling.to(player)).toEqual(['game-started over mail']);
  expect(telling.sent).toHaveLength(7);
  expect(telling.sent[0]?.notification).toMatchObject({ path: `/games/${board.game}` });
  const said = telling.sent.map(({ notification: { title, lines } }) => [title, ...lines].join(' '));
  for (const text of said) expect(text).toContain('New York 2047');
  expect(said.join(' ')).toContain('You play The Tower Syndicate.');
});

test('what the factions say is left out of the mails of who has switched stories off', async () => {
  const tower = playerOf(board, 'tower');
  expect((await tower.get<Me>('/me')).body.player?.stories).toBe(true);
  expect((await tower.put<Me>('/me', { stories: false })).body.player?.stories).toBe(false);
  // Another change keeps the choice.
  expect((await tower.put<Me>('/me', { zone: 'UTC' })).body.player?.stories).toBe(false);
  telling.sent.length = 0;
  const at = world.clock.now();
  const event = { id: 'again', kind: 'step-closed', at, game: board.game, step: 0, finished: false } as const;
  await handleEvent(world.deps, event);
  await telling.send();
  const says = (seat: string) =>
    telling.sent
      .filter(({ to, subject }) => to.id === playerOf(board, seat).id && subject === 'again')
      .map(({ notification }) => notification.lines.filter((line) => line.includes('“')));
  expect(says('tower')).toEqual([[]]);
  expect(says('papst')).toEqual([[expect.stringMatching(/^Die Schwarzen Papst: “/)]]);
});

test('a game that a ruling ends is announced as ended by a ruling, not by time', async () => {
  await telling.send();
  telling.sent.length = 0;
  const ruling = { kind: 'end', as: 'it-stands', reason: 'The season is over.' };
  await board.organizer.post(`/games/${board.game}/rulings`, ruling);
  await telling.send();
  const [player] = people();
  const received = telling.sent.filter(({ to }) => to.id === player).map(({ notification }) => notification);
  expect(received.map(({ title, lines }) => [title, ...lines]).sort()).toEqual([
    ['The game is over: New York 2047: Season 1, round 1, board 1', 'A moderator ended it.'],
    [
      'The game was ended as it stands: New York 2047: Season 1, round 1, board 1',
      'Olga ruled: The season is over.',
    ],
  ]);
});

test('a player who lost a seat in an earlier turn is not notified when another one is given away', async () => {
  const { game, organizer } = board;
  const [tower, papst] = [playerOf(board, 'tower').id, playerOf(board, 'papst').id];
  const replace = async (seat: string) => {
    const ruling = { kind: 'replace', seat, player: null, reason: 'No answer for weeks.' };
    expect(await organizer.post(`/games/${game}/rulings`, ruling)).toMatchObject({ status: 200 });
    await telling.send();
  };
  await replace('tower');
  await close(1);
  await telling.send();
  telling.sent.length = 0;
  await replace('papst');
  expect(telling.to(papst)).toContain('ruling over mail');
  expect(telling.to(tower)).toEqual([]);
});

test('an event that comes again, at once or twice at the same time, causes nothing more', async () => {
  const event = {
    id: 'again',
    kind: 'step-closed',
    at: world.clock.now(),
    game: board.game,
    step: 0,
    finished: false,
  } as const;
  await Promise.all([handleEvent(world.deps, event), handleEvent(world.deps, event)]);
  await telling.send();
  const before = telling.sent.length;
  await handleEvent(world.deps, event);
  await telling.send();
  expect(telling.sent).toHaveLength(before);
  expect(
    telling.to(playerOf(board, 'tower').id).filter((one) => one.startsWith('game-started')),
  ).toHaveLength(2);
});

test('who has chosen nothing gets no mail for a turn: one comes when orders are missing', async () => {
  await telling.send();
  telling.sent.length = 0;
  await close(1);
  await telling.send();
  expect(telling.sent).toEqual([]);
  const { deadline } = (await world.store.gate(board.game)) ?? { deadline: 0 };
  await telling.pass(deadline - HOUR - world.clock.now());
  for (const player of people()) expect(telling.to(player)).toEqual(['reminder over mail']);
});

test('a step that closes notifies those whose turn it is, with its result', async () => {
  await mailEachTurn(...Object.keys(board.players));
  await telling.send();
  telling.sent.length = 0;
  await close(1);
  await telling.send();
  for (const player of people()) expect(telling.to(player)).toEqual(['your-turn over mail']);
  const gate = await world.store.gate(board.game);
  expect(telling.sent[0]?.notification).toMatchObject({
    deadline: gate?.deadline,
    title: `Your turn: ${gate?.label}`,
  });
});

test('a player who has sent orders before the news goes out is not told that it is their turn', async () => {
  await mailEachTurn(...Object.keys(board.players));
  await telling.send();
  telling.sent.length = 0;
  await close(1);
  const orders = { orders: [], ready: false, version: 0 };
  expect(await playerOf(board, 'tower').put(`/games/${board.game}/steps/2/orders`, orders)).toMatchObject({
    status: 200,
  });
  await telling.send();
  expect(telling.to(playerOf(board, 'tower').id)).toEqual([]);
  expect(telling.to(playerOf(board, 'papst').id)).toEqual(['your-turn over mail']);
});

test('nobody is told of a turn that has closed before the news goes out', async () => {
  await mailEachTurn(...Object.keys(board.players));
  await telling.send();
  telling.sent.length = 0;
  await close(1);
  await close(2);
  await telling.send();
  const turn = (await world.store.gate(board.game))?.label;
  for (const player of people()) expect(telling.to(player)).toEqual(['your-turn over mail']);
  for (const { notification } of telling.sent) expect(notification.title).toBe(`Your turn: ${turn}`);
});

test('each player chooses the ways of each kind', async () => {
  await subscribe(telling.deps, playerOf(board, 'tower').id, {
    endpoint: 'https://93.184.216.34/push',
    keys: { p256dh: 'key', auth: 'auth' },
  });
  await choose('tower', { 'your-turn': ['push'] });
  await choose('papst', { 'your-turn': [], 'step-result': ['mail'] });
  await choose('greene', { 'your-turn': [], 'step-result': [] });
  await telling.send();
  telling.sent.length = 0;
  await close(1);
  await telling.send();
  expect(telling.to(playerOf(board, 'tower').id)).toEqual(['your-turn over push']);
  expect(telling.to(playerOf(board, 'papst').id)).toEqual(['step-result over mail']);
  expect(telling.to(playerOf(board, 'greene').id)).toEqual([]);
});

test('a choice that does not exist is refused and changes nothing', async () => {
  const before = await settingsOf('tower');
  const tower = playerOf(board, 'tower');
  for (const wrong of [
    { choices: { 'your-turn': ['pigeon'] } },
    { choices: { weather: ['mail'] } },
    { reminders: [24, 6, 3, 1] },
    { reminders: [0] },
    { digestHour: 24 },
  ])
    expect(await tower.put('/me/notifications', wrong)).toMatchObject({
      status: 422,
      body: { code: 'invalid' },
    });
  expect(await settingsOf('tower')).toEqual(before);
});

test('a busy channel is asked again after minutes that differ, for a day without counting it as a failure', async () => {
  telling.answer('mail', { ok: false, why: { text: 'mailBusy' }, again: true, busy: true });
  await telling.send();
  const waiting = await world.store.deliveriesDueBefore(world.clock.now() + HOUR);
  const records = await Promise.all(waiting.map((name) => world.store.delivery(name)));
  expect(new Set(records.map((delivery) => delivery?.dueAt)).size).toBeGreaterThan(1);
  expect(new Set(records.map((delivery) => delivery?.attempts))).toEqual(new Set([0]));
  const [name] = waiting;
  if (name === undefined) throw new Error('nothing waits');
  world.clock.set(world.clock.now() + 25 * HOUR);
  await deliver(telling.deps, name);
  expect(await world.store.delivery(name)).toMatchObject({ state: 'pending', attempts: 1 });
});

test('a failing channel is tried again with growing pauses, then shown to the player, who can try again', async () => {
  telling.answer('mail', {
    ok: false,
    why: { text: 'asSaid', with: { sentence: 'The mail server is down.' } },
    again: true,
  });
  await telling.send();
  expect(telling.sent).toEqual([]);
  const tower = playerOf(board, 'tower');
  const name = { to: { kind: 'player', id: tower.id }, channel: 'mail' } as const;
  const dispatched = await world.store.deliveriesDueBefore(world.clock.now() + HOUR);
  const subject = dispatched.find(({ to }) => to.id === tower.id)?.subject ?? '';
  const waits: number[] = [];
  for (;;) {
    const delivery = await world.store.delivery({ ...name, subject });
    if (delivery?.dueAt == null) break;
    waits.push((delivery.dueAt - world.clock.now()) / MINUTE);
    world.clock.set(delivery.dueAt - 1);
    await deliver(telling.deps, { ...name, subject });
    expect((await world.store.delivery({ ...name, subject }))?.attempts).toBe(delivery.attempts);
    world.clock.set(delivery.dueAt);
    await deliver(telling.deps, { ...name, subject });
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 240]);
  const { failed } = await settingsOf('tower');
  expect(failed).toMatchObject([{ subject, channel: 'mail', problem: 'The mail server is down.' }]);
  expect((await settingsOf('papst')).failed).toEqual([]);
  telling.answer('mail', null);
  const again = { subject, channel: 'mail' };
  expect(await playerOf(board, 'papst').post('/me/notifications/failed', again)).toMatchObject({
    status: 404,
  });
  expect(await tower.post('/me/notifications/failed', again)).toMatchObject({
    status: 200,
    body: { failed: [] },
  });
  await deliver(telling.deps, { ...name, subject });
  expect(telling.to(tower.id)).toEqual(['game-started over mail']);
});

test('what a run that died left behind is sent by the next sweep', async () => {
  await world.deliver();
  expect(telling.sent).toEqual([]);
  await telling.pass(2 * MINUTE, MINUTE);
  expect(telling.sent).toHaveLength(7);
  await telling.pass(5 * MINUTE, MINUTE);
  expect(telling.sent).toHaveLength(7);
});

test('messages of a thread cause one notification until the reader has looked, without their words', async () => {
  await telling.send();
  telling.sent.length = 0;
  await choose('papst', { message: ['mail'] });
  const write = (text: string) =>
    playerOf(board, 'tower').post(`/games/${board.game}/press`, { to: ['papst'], text });
  await write('Shall we share the harbour?');
  await write('Answer me.');
  await telling.send();
  expect(telling.sent).toEqual([]);
  await telling.pass(15 * MINUTE, 5 * MINUTE);
  const papst = playerOf(board, 'papst').id;
  expect(telling.to(papst)).toEqual(['message over mail']);
  await write('Please.');
  await telling.pass(30 * MINUTE, 5 * MINUTE);
  expect(telling.to(papst)).toEqual(['message over mail', 'message over mail']);
  expect(telling.sent).toHaveLength(2);
  expect(JSON.stringify(telling.sent)).not.toContain('harbour');
  // Nor from a player whom the reader has blocked.
  await playerOf(board, 'papst').put(`/games/${board.game}/seats/tower/block`, {});
  await write('Do you hear me?');
  await telling.pass(30 * MINUTE, 5 * MINUTE);
  expect(telling.sent).toHaveLength(2);
  await playerOf(board, 'papst').remove(`/me/blocked/${playerOf(board, 'tower').id}`);
});

test('the digest comes once a day at the chosen hour of the zone, and only if there is something', async () => {
  await telling.send();
  telling.sent.length = 0;
  const papst = playerOf(board, 'papst');
  await papst.put('/me', { zone: 'America/New_York' });
  await papst.put('/me/notifications', { digestHour: 9 });
  await telling.pass(24 * HOUR - MINUTE, 6 * HOUR);
  expect(telling.to(papst.id)).not.toContain('digest over mail');
  for (const text of ['One.', 'Two.'])
    await playerOf(board, 'tower').post(`/games/${board.game}/press`, { to: ['papst'], text });
  await world.deliver();
  const nine = Date.UTC(2026, 10, 23, 14, 0, 0);
  await telling.pass(nine - world.clock.now() - MINUTE, 12 * HOUR);
  expect(telling.to(papst.id)).not.toContain('digest over mail');
  await telling.pass(2 * MINUTE, MINUTE);
  await telling.pass(48 * HOUR, 12 * HOUR);
  expect(telling.to(papst.id).filter((one) => one === 'digest over mail')).toHaveLength(1);
  const digest = telling.sent.find(({ notification }) => notification.kind === 'digest');
  expect(digest?.notification.lines).toHaveLength(1);
  expect(digest?.notification.lines[0]).toContain('New press');
});

test('an announcement, a note and a ruling reach those they concern, and nobody else', async () => {
  await telling.send();
  telling.sent.length = 0;
  const { organizer, league, game } = board;
  const text = 'No deadlines over the holidays.';
  await organizer.post(`/leagues/${league}/announcements`, { text, season: board.season });
  await telling.send();
  expect(telling.sent.map(({ to }) => to.id).sort()).toEqual(people().sort());
  telling.sent.length = 0;
  const tower = playerOf(board, 'tower').id;
  const note = 'You called Papst a cheat. Please do not.';
  await organizer.post(`/leagues/${league}/members/${tower}/rulings`, {
    kind: 'warn',
    reason: 'Insults in press.',
    note,
  });
  await telling.send();
  expect(telling.sent.map(({ to, notification }) => [to.id, notification.lines])).toEqual([[tower, [note]]]);
  telling.sent.length = 0;
  const reason = 'The site was slow for an hour.';
  const gate = await world.store.gate(game);
  const until = new Date((gate?.deadline ?? 0) + HOUR).toISOString();
  expect(await organizer.post(`/games/${game}/rulings`, { kind: 'extend', until, reason })).toMatchObject({
    status: 200,
  });
  await telling.send();
  for (const player of people()) expect(telling.to(player)).toEqual(['ruling over mail']);
  expect(telling.sent[0]?.notification.lines).toEqual([`Olga ruled: ${reason}`]);
});

test('a player who is let in, or moves up, is notified', async () => {
  const { organizer, league } = board;
  const next = await organizer.post<{ id: string }>(`/leagues/${league}/seasons`, {
    ...{ name: 'Season 2', system: 'ny2047', format: { kind: 'rounds', rounds: 1 } },
    deadlines: { orders: 60, adjustment: 60, earlyClose: true },
    registration: { mode: 'approval' },
  });
  const zoe = await world.person('zoe');
  await zoe.post(`/seasons/${next.body.id}/entries`);
  await telling.send();
  expect(telling.to('zoe')).toEqual([]);
  await organizer.put(`/seasons/${next.body.id}/entries/zoe/decision`, { accept: true });
  await telling.send();
  expect(telling.to('zoe')).toEqual(['registration over mail']);
});

test('the unsubscribe link turns one kind off, once for all, and nobody can make one', async () => {
  const tower = playerOf(board, 'tower').id;
  const { unsubscribeToken } = await import('../../functions/core/notification/unsubscribe');
  const token = await unsubscribeToken(world.deps, tower, 'your-turn');
  const visitor = world.visitor();
  await mailEachTurn('tower', 'papst');
  const forged = token.replace('your-turn', 'ruling');
  expect(await visitor.post(`/unsubscribe/${forged}`)).toMatchObject({
    status: 404,
    body: { code: 'not-found' },
  });
  expect(await visitor.post(`/unsubscribe/${token.slice(0, -1)}`)).toMatchObject({ status: 404 });
  expect((await settingsOf('tower')).choices['your-turn']).toEqual(['mail', 'push']);
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const oneClick = () => visitor.post(`/unsubscribe/${token}`, 'List-Unsubscribe=One-Click', form);
  expect(await oneClick()).toMatchObject({ status: 200, body: { kind: 'your-turn' } });
  expect(await oneClick()).toMatchObject({ status: 200 });
  expect((await settingsOf('tower')).choices).toMatchObject({
    'your-turn': ['push'],
    ruling: ['mail', 'push'],
  });
  expect((await settingsOf('papst')).choices['your-turn']).toEqual(['mail', 'push']);
});

test('an address that refuses mail gets none, its player sees why, and can start again', async () => {
  await mailEachTurn('tower', 'papst');
  await stopMail(world.deps, playerOf(board, 'tower').id, 'bounced');
  await telling.send();
  await close(1);
  await telling.send();
  expect(telling.to(playerOf(board, 'tower').id)).not.toContain('your-turn over mail');
  expect(telling.to(playerOf(board, 'papst').id)).toContain('your-turn over mail');
  expect((await settingsOf('tower')).mailStopped).toBe('bounced');
  await playerOf(board, 'tower').post('/me/notifications/mail');
  expect((await settingsOf('tower')).mailStopped).toBeNull();
});

test('a missed turn and civil disorder are announced like everything else', async () => {
  const game = await world.store.game(board.game);
  if (game === undefined) throw new Error('there is no game');
  const tower = playerOf(board, 'tower').id;
  const notifications = [missedTurn(game, 'Spring 2047', ['Your units held.'])];
  await dispatch(world.deps, { id: 'missed', at: world.clock.now() }, [{ player: tower, notifications }]);
  const disorder = [civilDisorder(game, 'tower')];
  await dispatch(world.deps, { id: 'disorder', at: world.clock.now() }, [
    { player: tower, notifications: disorder },
  ]);
  await telling.send();
  expect(telling.to(tower)).toEqual(
    expect.arrayContaining(['missed-turn over mail', 'civil-disorder over mail']),
  );
});
