import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type {
  ChatCode,
  NotificationSettings,
  Webhooks,
} from '../../functions/core/notification/notifications.schema';
import type { Log } from '../../functions/core/result/results.schema';
import { closeStep } from '../../functions/core/step/close-step';
import { type CommandSent, give, linkDiscord, signedRequest } from '../support/discord';
import { type Board, playerOf, startBoard } from '../support/season';
import { startWorld, type World } from '../support/world';

const MANAGER = { permissions: '32' };
const HOUR = 3_600_000;

let world: World;
let board: Board;

beforeEach(async () => {
  world = await startWorld();
  board = await startBoard(world, { humans: 7, earlyClose: false });
});
afterEach(() => world.close());

const say = (command: CommandSent) => give(world, command);
const ask = (name: string, user = '6') => say({ name, user });
const codeOf = async (as = board.organizer) =>
  (await as.post<ChatCode>(`/leagues/${board.league}/chats/code`)).body.command.replace('/connect code:', '');
const connect = async () => say({ name: 'connect', options: { code: await codeOf() }, ...MANAGER });
const webhooks = async () => (await board.organizer.get<Webhooks>(`/leagues/${board.league}/webhooks`)).body;

const link = (player: string, user: string) => linkDiscord(world, player, user);

describe('the door', () => {
  test('answers Discord’s test with the right signature, and refuses it with a wrong one', async () => {
    const right = await signedRequest(world, { type: 1 });
    expect([right.status, await right.json()]).toEqual([200, { type: 1 }]);
    const headers = {
      'x-signature-timestamp': String(world.clock.now() / 1000),
      'x-signature-ed25519': '0'.repeat(128),
    };
    const init = { method: 'POST', headers, body: '{"type":1}' };
    expect((await world.api.request('/v1/discord/interactions', init)).status).toBe(401);
    expect((await world.api.request('/v1/discord/interactions', { ...init, headers: {} })).status).toBe(401);
  });

  test('knows no other kinds of interactions', async () => {
    expect((await signedRequest(world, { type: 9 })).status).toBe(400);
  });
});

describe('a server and its league', () => {
  test('belong together after an organizer’s code, and the log says so', async () => {
    expect(await ask('standing')).toEqual({ text: expect.stringMatching(/no league yet/), toOne: true });
    expect((await connect()).text).toMatch(/now belongs to/);
    await world.dynamo.dynamo.catchUp();
    expect((await ask('standing')).toOne).toBe(false);
    expect((await webhooks()).chats).toMatchObject([{ guild: '5' }]);
    const { entries } = (await board.organizer.get<Log>(`/leagues/${board.league}/log`)).body;
    expect(JSON.stringify(entries)).toContain('A server is connected');
    // Another server has no league.
    expect((await say({ name: 'standing', guild: '77' })).text).toMatch(/no league yet/);
  });

  test('need somebody who manages the server', async () => {
    const code = await codeOf();
    expect((await say({ name: 'connect', options: { code } })).text).toMatch(/can manage this server/);
    expect((await webhooks()).chats).toEqual([]);
  });

  test.each([
    ['nothing', () => ''],
    ['another league', (code: string) => code.replace(/^[^.]+/, 'other')],
    [
      'a later end',
      (code: string) => code.replace(/\.(\d{10,})\./, (_, until) => `.${Number(until) + HOUR}.`),
    ],
    ['another signature', (code: string) => code.replace(/.{4}$/, 'AAAA')],
  ])('are not joined by a code that says %s', async (_, change) => {
    const code = change(await codeOf());
    expect((await say({ name: 'connect', options: { code }, ...MANAGER })).text).toMatch(/not valid/);
    expect((await webhooks()).chats).toEqual([]);
  });

  test('are not joined by a code of more than an hour ago', async () => {
    const code = await codeOf();
    world.clock.set(world.clock.now() + HOUR + 1);
    expect((await say({ name: 'connect', options: { code }, ...MANAGER })).text).toMatch(/not valid/);
  });

  test('are parted by an organizer, and by nobody else', async () => {
    await connect();
    await world.dynamo.dynamo.catchUp();
    const address = `/leagues/${board.league}/chats/5`;
    expect((await playerOf(board, 'tower').remove(address)).status).toBe(403);
    expect((await playerOf(board, 'tower').post(`/leagues/${board.league}/chats/code`)).status).toBe(403);
    expect(await board.organizer.remove(address)).toMatchObject({ status: 200, body: { chats: [] } });
    await world.dynamo.dynamo.catchUp();
    expect((await ask('deadlines')).text).toMatch(/no league yet/);
  });
});

describe('in the server of a league', () => {
  beforeEach(async () => {
    await connect();
    await world.dynamo.dynamo.catchUp();
  });

  test('/deadlines says when the open turn closes, in the reader’s own zone', async () => {
    const { deadline, label } = (await world.store.gate(board.game)) ?? expect.fail('no gate');
    const { text, toOne } = await ask('deadlines');
    expect(toOne).toBe(false);
    expect(text).toContain(`Round 1, board 1, ${label}: closes <t:${deadline / 1000}:f>`);
    expect(text).toContain('(0 of 7 ready)');
  });

  test.each([
    ['standing', 'en-US', 'de', /^\d\\\. .*: \d+,\d$/m],
    [
      'deadlines',
      'en-US',
      'de',
      /^Runde 1, Brett 1, Frühling 2047: schließt <t:\d+:f>, <t:\d+:R> \(0 von 7 bereit\)$/m,
    ],
    ['deadlines', 'de', 'es-ES', /^Ronda 1, tablero 1, Primavera 2047: se cierra/m],
    ['deadlines', 'de', 'fr', /^Round 1, board 1, Spring 2047: closes/m],
    ['silent', 'de', 'en-US', /^Dein Discord-Konto ist mit keinem Konto hier verbunden/],
    ['silent', 'es-419', 'de', /^Tu cuenta de Discord no está vinculada/],
  ])('/%s answers in the language of the user: %s asks in a server with the language %s', async (name, locale, guild_locale, words) => {
    expect((await say({ name, locale, guild_locale })).text).toMatch(words);
  });

  test('/standing has the first places, with names that format and notify nobody', async () => {
    const { text } = await ask('standing');
    expect(text).toContain(`<https://turreton.example/seasons/${board.season}>`);
    expect(text.match(/^\d+\\\. /gm)).toHaveLength(7);
    expect(text).not.toMatch(/@(everyone|here)/);
  });

  test('/silent is for organizers and moderators, and only they see it', async () => {
    for (let turn = 1; turn <= 2; turn += 1) {
      const { step, deadline } = (await world.store.gate(board.game)) ?? expect.fail('no gate');
      world.clock.set(deadline);
      await closeStep(world.deps, board.game, step);
      await world.deliver();
    }
    expect(await ask('silent')).toEqual({ text: expect.stringMatching(/not linked/), toOne: true });
    const tower = playerOf(board, 'tower');
    await link(tower.id, '61');
    await link(board.organizer.id, '62');
    await world.dynamo.dynamo.catchUp();
    expect(await ask('silent', '61')).toEqual({
      text: 'Only organizers and moderators of the league can see its desk.',
      toOne: true,
    });
    expect(await ask('silent', '62')).toEqual({
      text: expect.stringMatching(/Silent for two turns: .*round 1, board 1/),
      toOne: true,
    });
  });

  test('/remind adds a reminder to the account of who asks, three at most', async () => {
    const tower = playerOf(board, 'tower');
    const remind = (hours: number) => say({ name: 'remind', user: '61', options: { hours } });
    expect((await remind(2)).text).toMatch(/not linked/);
    await link(tower.id, '61');
    await world.dynamo.dynamo.catchUp();
    const kept = async () => (await tower.get<NotificationSettings>('/me/notifications')).body.reminders;
    const before = await kept();
    expect(before).not.toContain(2);
    expect(await remind(2)).toEqual({ text: expect.stringMatching(/you are reminded .*2/), toOne: true });
    expect(await kept()).toEqual([...before, 2].sort((one, other) => other - one));
    for (const hours of [3, 4, 5, 6]) await remind(hours);
    expect(await kept()).toHaveLength(3);
    expect((await remind(7)).text).toMatch(/You have 3 reminders already/);
    expect((await remind(1000)).text).toMatch(/between a quarter of an hour and a week/);
  });
});
