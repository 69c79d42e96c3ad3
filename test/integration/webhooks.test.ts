import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Game } from '../../functions/core/game/games.schema';
import type { League } from '../../functions/core/league/leagues.schema';
import { deliver } from '../../functions/core/notification/deliver';
import type { Webhooks } from '../../functions/core/notification/notifications.schema';
import type { Log } from '../../functions/core/result/results.schema';
import { closeStep } from '../../functions/core/step/close-step';
import { bodyFor, webhookSender } from '../../functions/notify/webhook-sender';
import { crowdedPosition } from '../support/crowded';
import { settingsOf } from '../support/league-settings';
import { type Notifying, startNotifying } from '../support/notifying';
import { type Board, playerOf, startBoard } from '../support/season';
import { startWorld, type World } from '../support/world';

const URL = 'https://hooks.example/services/secret-part-0123';
const NEWS = ['round-begun', 'step-result', 'game-finished', 'announcement'];

let world: World;
let telling: Notifying;
let board: Board;

beforeEach(async () => {
  world = await startWorld();
  world.hosts['hooks.example'] = ['93.184.216.34'];
  world.hosts['inside.example'] = ['192.168.1.7'];
  telling = startNotifying(world);
  board = await startBoard(world, { humans: 7, earlyClose: false });
});
afterEach(() => world.close());

const address = (service = 'discord') => `/leagues/${board.league}/webhooks/${service}`;
const set = (url: string, as = board.organizer) => as.put<Webhooks>(address(), { url, news: NEWS });
const kept = async () =>
  (await board.organizer.get<Webhooks>(`/leagues/${board.league}/webhooks`)).body.webhooks;

test('an address on a private network is refused with the reason, and nothing changes', async () => {
  await set(URL);
  const before = await kept();
  for (const [url, reason] of [
    ['https://inside.example/1', /private network/],
    ['https://[::ffff:10.0.0.1]/1', /private network/],
    ['https://169.254.169.254/latest', /private network/],
    ['http://hooks.example/1', /https/],
    ['https://unknown.example/1', /does not exist/],
  ] as const) {
    const answer = await set(url);
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid', problems: [{ path: ['url'] }] } });
    expect(answer.text).toMatch(reason);
  }
  expect(await kept()).toEqual(before);
});

test('only organizers see and change webhooks, and nobody sees the address again', async () => {
  const tower = playerOf(board, 'tower');
  expect(await set(URL, tower)).toMatchObject({ status: 403 });
  expect(await tower.get(`/leagues/${board.league}/webhooks`)).toMatchObject({ status: 403 });
  expect(await world.visitor().get(`/leagues/${board.league}/webhooks`)).toMatchObject({ status: 401 });
  const answer = await set(URL);
  expect(answer.body.webhooks).toMatchObject([{ service: 'discord', host: 'hooks.example', ending: '0123' }]);
  expect(answer.text).not.toContain('secret-part');
  expect(await tower.remove(address())).toMatchObject({ status: 403 });
  expect(await board.organizer.remove(address())).toMatchObject({ status: 200, body: { webhooks: [] } });
});

test('who sets and takes away a webhook stands in the log, without its address', async () => {
  await set(URL);
  for (const _twice of [1, 2]) await board.organizer.remove(address());
  const log = await world.visitor().get<Log>(`/leagues/${board.league}/log`);
  expect(log.body.entries.filter(({ kind }) => kind === 'webhook')).toMatchObject([
    { subject: 'Discord', before: expect.stringContaining('turn results'), after: 'Nothing is posted' },
    { subject: 'Discord', before: 'Nothing is posted', by: { name: 'Olga' } },
  ]);
  expect(log.text).not.toContain('hooks.example');
});

test('a league receives what everybody may read, and nothing of press', async () => {
  await set(URL);
  await board.organizer.put(address('slack'), { url: URL, news: ['announcement'] });
  for (const to of ['all', ['papst']])
    await playerOf(board, 'tower').post(`/games/${board.game}/press`, {
      to,
      text: 'Shall we share the harbour?',
    });
  world.clock.set((await world.store.gate(board.game))?.deadline ?? 0);
  await closeStep(world.deps, board.game, 1);
  await telling.send();
  await board.organizer.post(`/leagues/${board.league}/announcements`, {
    text: 'A pause over the holidays.',
  });
  await telling.pass(3_600_000);
  const posts = telling.sent.filter(({ to }) => to.kind === 'league');
  expect(posts.map(({ channel, notification }) => `${notification.kind} on ${channel}`)).toEqual([
    'step-result on discord',
    'announcement on discord',
    'announcement on slack',
  ]);
  expect(JSON.stringify(posts)).not.toContain('harbour');
  const { last } = (await world.visitor().get<Game>(`/games/${board.game}`)).body;
  const readable = last?.sentences.map(({ text }) => text) ?? [];
  for (const line of posts[0]?.notification.lines ?? []) expect(readable).toContain(line);
});

test('the result of a turn carries the board’s picture, at an address of its own for each result', async () => {
  await set(URL);
  await playerOf(board, 'tower').put('/me/notifications', { choices: { 'your-turn': ['mail'] } });
  const pictures = new Set<string>();
  for (const step of [1, 2]) {
    world.clock.set((await world.store.gate(board.game))?.deadline ?? 0);
    await closeStep(world.deps, board.game, step);
    await telling.send();
    const { last } = (await world.visitor().get<Game>(`/games/${board.game}`)).body;
    const picture = `/games/${board.game}/link-picture?step=${step}&of=${last?.hash.slice(0, 16)}`;
    const posts = telling.sent.splice(0).filter(({ notification }) => notification.picture !== undefined);
    expect(posts.map(({ to }) => to.kind)).toEqual(expect.arrayContaining(['league', 'player']));
    expect(new Set(posts.map(({ notification }) => notification.picture))).toEqual(new Set([picture]));
    pictures.add(picture);
    const post = posts.find(({ channel }) => channel === 'discord') ?? expect.fail('nothing was posted');
    expect(bodyFor('discord', post.notification, 'https://turreton.example', 'de')).toMatchObject({
      embeds: [{ image: { url: `https://turreton.example${picture}&language=de` } }],
    });
  }
  expect(pictures.size).toBe(2);
});

test('a private league’s boards have no picture: not every visitor may see them', async () => {
  await set(URL);
  const { body } = await board.organizer.get<League>(`/leagues/${board.league}`);
  const settings = { ...settingsOf(body), private: true };
  expect(await board.organizer.put(`/leagues/${board.league}/settings`, settings)).toMatchObject({
    status: 200,
  });
  world.clock.set((await world.store.gate(board.game))?.deadline ?? 0);
  await closeStep(world.deps, board.game, 1);
  await telling.send();
  const results = telling.sent.filter(({ notification }) => notification.kind === 'step-result');
  expect(results.length).toBeGreaterThan(0);
  for (const { notification } of results) expect(notification).not.toHaveProperty('picture');
});

test('a host that leads into a private network by now is not posted to, and the organizer sees why', async () => {
  await set(URL);
  world.hosts['hooks.example'] = ['10.0.0.7'];
  const discord = webhookSender(world.deps, 'discord', { resolve: world.deps.reach.resolve });
  const deps = { ...telling.deps, senders: { ...telling.deps.senders, discord } };
  await board.organizer.post(`/leagues/${board.league}/announcements`, {
    text: 'A pause over the holidays.',
  });
  await world.deliver();
  const [name] = (await world.store.dispatchesBefore(Number.POSITIVE_INFINITY))
    .flatMap(({ deliveries }) => deliveries)
    .filter(({ channel }) => channel === 'discord');
  if (name === undefined) throw new Error('there is no delivery');
  for (let delivery = await world.store.delivery(name); delivery?.state === 'pending'; ) {
    if (delivery.dueAt !== null) world.clock.set(delivery.dueAt);
    await deliver(deps, name);
    delivery = await world.store.delivery(name);
  }
  const { failed } = (await board.organizer.get<Webhooks>(`/leagues/${board.league}/webhooks`)).body;
  expect(failed).toMatchObject([{ channel: 'discord', title: 'Announcement: Test league' }]);
  expect(failed[0]?.problem).toContain('not a public address');
});

test('a player receives nothing of a step that the API would not show them', async () => {
  for (const person of Object.values(board.players))
    await person.put('/me/notifications', { choices: { 'step-result': ['mail'] } });
  const { orders } = await crowdedPosition(world, board);
  for (const [seat, list] of Object.entries(orders))
    await playerOf(board, seat).put(`/games/${board.game}/steps/1/orders`, { orders: list });
  world.clock.set((await world.store.gate(board.game))?.deadline ?? 0);
  await closeStep(world.deps, board.game, 1);
  await telling.send();
  const turns = telling.sent.filter(({ notification }) =>
    ['your-turn', 'step-result'].includes(notification.kind),
  );
  expect(turns).toHaveLength(7);
  for (const { to, notification } of turns) {
    const { last } = (await (await world.person(to.id)).get<Game>(`/games/${board.game}`)).body;
    const readable = last?.sentences.map(({ text }) => text) ?? [];
    const [, ...news] = notification.lines;
    for (const line of news) expect(readable).toContain(line);
  }
  expect(turns.flatMap(({ notification }) => notification.lines.slice(1)).length).toBeGreaterThan(0);
});
