import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Me } from '../../functions/core/account/me.schema';
import type { Inbox } from '../../functions/core/inbox/inbox.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { closeStep } from '../../functions/core/step/close-step';
import type { Today } from '../../functions/core/today/today.schema';
import { type Notifying, startNotifying } from '../support/notifying';
import { type Board, startBoard } from '../support/season';
import { type Person, startWorld, type World } from '../support/world';

const MINUTE = 60_000;
const DAY = 86_400_000;

let world: World;
let board: Board;
let telling: Notifying;
let player: Person;
let other: Person;

const begin = async (choices: Record<string, unknown> = {}) => {
  world = await startWorld();
  board = await startBoard(world, { humans: 7, earlyClose: false, choices });
  telling = startNotifying(world);
  [player, other] = Object.values(board.players) as [Person, Person];
};
afterEach(() => world.close());

const inbox = async (as: Person = board.organizer) =>
  (await as.get<Inbox>(`/leagues/${board.league}/inbox`)).body;
const kinds = async (as: Person = board.organizer) => (await inbox(as)).items.map(({ kind }) => kind);
const dispute = (as: Person = player) =>
  as.post(`/games/${board.game}/disputes`, { step: 1, text: 'My fleet was to hold, and it moved.' });
const gate = async () => (await world.store.gate(board.game)) ?? expect.fail('no gate');
const moderator = async (person: Person) => {
  const path = `/leagues/${board.league}/members/${person.id}/roles`;
  expect(await board.organizer.put(path, { roles: ['moderator', 'player'] })).toMatchObject({ status: 200 });
};
const season = async (settings: object) =>
  (
    await board.organizer.post<Season>(`/leagues/${board.league}/seasons`, {
      name: 'Season 2',
      system: 'ny2047',
      deadlines: { orders: 60, adjustment: 60 },
      ...settings,
    })
  ).body.id;

describe('an inbox', () => {
  beforeEach(() => begin());

  test('is empty while nothing waits, and only for those who run the league', async () => {
    expect(await inbox()).toMatchObject({ items: [], count: 0 });
    expect(await player.get(`/leagues/${board.league}/inbox`)).toMatchObject({ status: 403 });
    expect(await world.visitor().get(`/leagues/${board.league}/inbox`)).toMatchObject({ status: 401 });
    expect((await player.get<Inbox>('/me/inbox')).body).toMatchObject({ items: [], count: 0 });
  });

  test('has requests, until one is decided; the player who was declined is notified', async () => {
    const id = await season({ registration: { mode: 'approval' } });
    await player.post(`/seasons/${id}/entries`);
    expect((await inbox()).items).toMatchObject([
      {
        kind: 'request',
        text: `${player.id} asks for a place in Season 2.`,
        path: `/seasons/${id}`,
        settles: true,
        season: { id, name: 'Season 2' },
        game: null,
      },
    ]);
    expect((await board.organizer.get<Inbox>('/me/inbox')).body.items).toEqual((await inbox()).items);
    await board.organizer.put(`/seasons/${id}/entries/${player.id}/decision`, { accept: false });
    expect(await kinds()).toEqual([]);
    await telling.send();
    const notification = telling.sent.find(
      ({ to, notification }) => to.id === player.id && notification.kind === 'registration',
    );
    expect(notification?.notification.title).toBe('Your registration was declined: Season 2');
  });

  test('has planned rounds that wait for their release', async () => {
    const id = await season({ registration: { review: true } });
    for (const person of Object.values(board.players)) await person.post(`/seasons/${id}/entries`);
    await board.organizer.post(`/seasons/${id}/start`);
    expect(await inbox()).toMatchObject({ items: [{ kind: 'round', path: `/seasons/${id}` }] });
    await board.organizer.post(`/seasons/${id}/rounds/1/release`);
    expect(await kinds()).toEqual([]);
  });

  test('has boards that are stuck, and those that were paused more than a day ago', async () => {
    world.clock.set((await gate()).deadline + 3 * MINUTE);
    expect((await inbox()).items).toMatchObject([
      {
        kind: 'stuck',
        path: `/games/${board.game}/ruling`,
        since: new Date((await gate()).deadline).toISOString(),
        season: { id: board.season },
        game: board.game,
      },
    ]);
    await closeStep(world.deps, board.game, 1);
    const pause = { kind: 'pause', reason: 'A look at the server.' };
    await board.organizer.post(`/games/${board.game}/rulings`, pause);
    expect(await kinds()).toEqual([]);
    world.clock.set(world.clock.now() + DAY + MINUTE);
    expect(await kinds()).toEqual(['paused']);
  });

  test('has requests to take over the league, for organizers alone', async () => {
    await moderator(player);
    await moderator(other);
    await player.post(`/leagues/${board.league}/hand-over`, { reason: 'Nobody answers.' });
    expect(await kinds()).toEqual(['hand-over']);
    expect(await kinds(other)).toEqual([]);
  });

  test('says who disputes or reports to those who may answer, to one who plays only that it waits', async () => {
    await moderator(other);
    await dispute();
    expect((await inbox()).items).toMatchObject([
      {
        kind: 'dispute',
        text: expect.stringContaining(player.id),
        path: `/games/${board.game}/cases`,
        settles: true,
      },
    ]);
    const [seen] = (await inbox(other)).items;
    expect(seen).toMatchObject({ kind: 'dispute', settles: false });
    expect(JSON.stringify(seen)).not.toContain(player.id);
  });

  test('has proposals of those who play, for those who can confirm them', async () => {
    const path = `/leagues/${board.league}/members/${player.id}/roles`;
    await board.organizer.put(path, { roles: ['organizer', 'player'] });
    await player.put(`/seasons/${board.season}/apart`, { pairs: [[player.id, other.id]] });
    expect(await inbox()).toMatchObject({ items: [{ kind: 'proposal', settles: true }] });
    expect(await kinds(player)).toEqual([]);
  });
});

describe('who runs a league', () => {
  beforeEach(() => begin());
  const runs = async (as: Person) => ({
    me: (await as.get<Me>('/me')).body.player?.leaguesRun,
    today: (await as.get<Today>('/me/today')).body.leaguesRun,
  });

  test('sees its open seasons on Today, each with its round', async () => {
    const registering = await season({});
    expect((await runs(board.organizer)).today).toMatchObject([
      {
        league: { id: board.league },
        seasons: [
          { id: registering, status: 'registration', round: 0 },
          { id: board.season, status: 'running', round: 1, rounds: 1 },
        ],
      },
    ]);
  });

  test('is an organizer or a moderator, until the role or the membership ends', async () => {
    const none = { me: [], today: [] };
    const some = { me: [board.league], today: [{ league: { id: board.league } }] };
    expect(await runs(board.organizer)).toMatchObject(some);
    expect(await runs(player)).toEqual(none);
    await moderator(player);
    expect(await runs(player)).toMatchObject(some);
    const ban = { kind: 'ban', note: 'You know why.', reason: 'Insults.' };
    const banned = await board.organizer.post(`/leagues/${board.league}/members/${player.id}/rulings`, ban);
    expect(banned).toMatchObject({ status: 200 });
    expect(await runs(player)).toEqual(none);
  });
});

test.each([
  'none',
  'first',
  'rating',
])('has seats in civil disorder that nobody takes, once each, where substitutes are: %s', async (substitutes) => {
  await begin({ absence: { disorder: { after: 1 }, substitutes } });
  const { deadline } = await gate();
  world.clock.set(deadline);
  await closeStep(world.deps, board.game, 1);
  await world.deliver();
  const { items } = await inbox();
  expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(['disorder']));
  expect(items).toHaveLength(7);
  // Seats, never players: seats may be anonymous.
  expect(JSON.stringify(items)).not.toContain('player-');
});

test('in an anonymous season names nobody to those who play in it', async () => {
  await begin({ press: 'gunboat' });
  await moderator(other);
  await dispute();
  const seen = JSON.stringify(await inbox(other));
  expect(seen).toContain('waits for a moderator who does not play');
  expect(seen).not.toContain(player.id);
});

describe('the organizers of a league are notified', () => {
  beforeEach(() => begin());

  test('of a burst with one mail that has it all; the player who complained receives the answer', async () => {
    await dispute();
    await dispute(other);
    await telling.pass(10 * MINUTE, MINUTE);
    const mails = telling.sent.filter(({ to }) => to.id === 'olga').map(({ notification }) => notification);
    expect(mails).toMatchObject([
      { kind: 'to-settle', title: '2 things wait in Test league', path: `/leagues/${board.league}/inbox` },
    ]);
    expect(mails[0]?.lines).toHaveLength(2);
    const [first] = (await world.store.casesOfGame(board.game)).filter(({ by }) => by.id === player.id);
    const answer = { decision: 'upheld', text: 'The order was read wrongly.' };
    await board.organizer.post(`/games/${board.game}/cases/${first?.id}/answer`, answer);
    await telling.send();
    const sent = telling.sent.filter(
      ({ to, notification }) => to.id === player.id && notification.kind === 'ruling',
    );
    expect(sent.map(({ notification }) => notification.title)).toEqual(['Your dispute was upheld']);
    expect(sent[0]?.notification.lines.join(' ')).toContain('The order was read wrongly.');
  });

  test('and nobody who plays alone or is banned', async () => {
    await moderator(other);
    const ban = { kind: 'ban', reason: 'Insults in the press.', note: 'Insults in the press.' };
    await board.organizer.post(`/leagues/${board.league}/members/${other.id}/rulings`, ban);
    await dispute();
    await telling.pass(10 * MINUTE, MINUTE);
    const told = telling.sent.filter(({ notification }) => notification.kind === 'to-settle');
    expect(told.map(({ to }) => to.id)).toEqual(['olga']);
  });

  test('on the league’s channel only that something waits', async () => {
    world.hosts['discord.com'] = ['162.159.128.233'];
    const url = 'https://discord.com/api/webhooks/1/abc';
    const kept = await board.organizer.put(`/leagues/${board.league}/webhooks/discord`, {
      url,
      news: ['to-settle'],
    });
    expect(kept).toMatchObject({ status: 200 });
    await dispute();
    await dispute(other);
    await telling.send();
    const posts = telling.sent.filter(({ channel }) => channel === 'discord');
    expect(posts).toMatchObject([
      { notification: { title: 'Something waits for the moderators', lines: [] } },
    ]);
    expect(JSON.stringify(posts)).not.toContain('fleet');
  });
});
