import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { View } from '../../engine/domination/types';
import type { Game } from '../../functions/core/game/games.schema';
import type { ProblemReply } from '../../functions/core/platform/common.schema';
import { gameKey, seasonKey } from '../../functions/core/platform/keys';
import type { CreateSeason } from '../../functions/core/season/season-settings.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { closeStep } from '../../functions/core/step/close-step';
import { TABLE } from '../../functions/host/create-tables';
import { readableAddresses } from '../support/addresses';
import { type Board, playerOf, startBoard, takeSeat } from '../support/season';
import { type Person, startWorld, type World } from '../support/world';

let world: World;
let board: Board;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

/** The season's setting, or none because it was announced before the setting existed. */
type Setting = 'allowed' | 'refused' | 'left out' | 'before there was a choice';

async function start(setting: Setting, options: Parameters<typeof startBoard>[1] = {}): Promise<void> {
  const isSaid = setting === 'allowed' || setting === 'refused';
  const choices = { ...(isSaid ? { programs: setting } : {}), ...options.choices };
  board = await startBoard(world, { humans: 3, boardSize: 3, ...options, choices });
  if (setting !== 'before there was a choice') return;
  const [season, game] = [await world.store.season(board.season), await world.store.game(board.game)];
  const { programs: _, ...seasonBefore } = season ?? {};
  const { programs: __, ...gameBefore } = game ?? {};
  const before = [
    { ...seasonKey(board.season), ...seasonBefore },
    { ...gameKey(board.game), ...gameBefore },
  ];
  for (const Item of before) await world.dynamo.client.send(new PutCommand({ TableName: TABLE, Item }));
}

const seatsHeld = () => Object.keys(board.players) as [string, string, string];
const game = async (as: Person = world.visitor()) => (await as.get<Game>(`/games/${board.game}`)).body;
const order = (as: Person, step: number, more: object = {}) =>
  as.put<ProblemReply>(`/games/${board.game}/steps/${step}/orders`, { orders: [], ready: false, ...more });
const marked = async (as?: Person) =>
  (await game(as)).seats.filter(({ program }) => program).map(({ seat }) => seat);
const programAt = (seat: string) => world.programOf(playerOf(board, seat));

async function passDeadline(step: number): Promise<void> {
  world.clock.set(Date.parse((await game()).deadline ?? ''));
  await closeStep(world.deps, board.game, step);
  await world.deliver();
}

describe('orders that come with a key', () => {
  const cases: readonly (readonly [setting: Setting, by: 'a program' | 'a login', taken: boolean])[] = [
    ['allowed', 'a program', true],
    ['allowed', 'a login', true],
    ['refused', 'a program', false],
    ['refused', 'a login', true],
    ['left out', 'a program', false],
    ['left out', 'a login', true],
    ['before there was a choice', 'a program', true],
    ['before there was a choice', 'a login', true],
  ];
  test.each(cases)('the season says: %s; they come from %s: taken %s', async (setting, by, taken) => {
    await start(setting);
    const says = setting === 'allowed' || setting === 'before there was a choice' ? 'allowed' : 'refused';
    expect((await world.visitor().get<Season>(`/seasons/${board.season}`)).body.programs).toBe(says);
    expect((await game()).programs).toBe(says);
    const [seat] = seatsHeld();
    const player = playerOf(board, seat);
    await order(player, 1);
    const sent = await order(by === 'a program' ? await programAt(seat) : player, 1, { ready: true });
    expect(sent.status, sent.text).toBe(taken ? 200 : 403);
    // The earlier orders remain.
    expect(await world.store.ordersOfSeat(board.game, 1, seat)).toMatchObject(
      taken ? { version: 2, ready: true } : { version: 1, ready: false },
    );
  });

  test('are refused in words that name the setting and who can change it', async () => {
    await start('refused');
    const { body } = await order(await programAt(seatsHeld()[0]), 1);
    expect(body.code).toBe('programs-refused');
    expect(body.detail).toContain('“Programs may send orders”');
    expect(body.detail).toContain('an organizer can change it');
  });

  test('of somebody without a seat are refused as those of anybody else', async () => {
    await start('refused');
    const stranger = await world.programOf(await world.person('sam'));
    expect((await order(stranger, 1)).body.code).toBe('not-your-seat');
  });

  test('are taken on practice boards', async () => {
    const player = await world.person('ana');
    const opened = await player.post<{ game: string }>('/me/practice', { system: 'ny2047', level: 'gentle' });
    await world.deliver();
    const program = await world.programOf(player);
    const path = `/games/${opened.body.game}`;
    expect((await program.get<Game>(path)).body.programs).toBe('allowed');
    expect((await program.put(`${path}/steps/1/orders`, { orders: [] })).status).toBe(200);
  });
});

describe('a program at a board that takes no orders from programs', () => {
  const PASS = { orders: [{ type: 'pass' }] };

  test('neither plans nor deletes a plan', async () => {
    await start('refused', { system: 'domination' });
    const { active } = (await game()).position as View;
    const seat = seatsHeld().find((one) => one !== active) ?? '';
    const [player, program] = [playerOf(board, seat), await programAt(seat)];
    const path = `/games/${board.game}/plan`;
    expect((await player.put(path, PASS)).status).toBe(200);
    const kept = await world.store.planOfSeat(board.game, seat);
    for (const answer of [
      await program.put<ProblemReply>(path, PASS),
      await program.remove<ProblemReply>(path),
    ])
      expect(answer).toMatchObject({ status: 403, body: { code: 'programs-refused' } });
    expect(await world.store.planOfSeat(board.game, seat)).toEqual(kept);
    expect((await program.get(path)).status).toBe(200);
    expect((await player.remove(path)).status).toBe(200);
  });

  test('does not agree to an early close, and otherwise does all that is not an order', async () => {
    await start('refused');
    const [seat, other] = seatsHeld();
    const program = await programAt(seat);
    const consent = await program.put(`/games/${board.game}/steps/1/consent`, { agrees: true });
    expect(consent.body).toMatchObject({ code: 'programs-refused' });
    const said = await program.post(`/games/${board.game}/press`, { to: [other], text: 'Hello' });
    expect(said.status, said.text).toBe(200);
    expect((await program.get(`/games/${board.game}`)).status).toBe(200);
  });
});

describe('the mark of a seat whose orders a program has sent', () => {
  test('shows once the step is over, to everybody, and goes on to the end', async () => {
    await start('allowed', { earlyClose: false, options: { lastYear: 2048, adjustment: false } });
    const [seat] = seatsHeld();
    await order(await programAt(seat), 1);
    for (const person of [playerOf(board, seat), board.organizer, world.visitor()])
      expect(await marked(person)).toEqual([]);
    await passDeadline(1);
    for (const person of [...Object.values(board.players), board.organizer, world.visitor()])
      expect(await marked(person)).toEqual([seat]);
    for (let step = 2; (await game()).status === 'running'; step += 1) {
      await order(playerOf(board, seat), step);
      await passDeadline(step);
      expect(await marked()).toEqual([seat]);
    }
    expect((await game()).steps.length).toBeGreaterThan(2);
  });

  test('is not for orders that a player gives, nor for refused ones', async () => {
    await start('allowed', { earlyClose: false });
    const [seat] = seatsHeld();
    await order(playerOf(board, seat), 1);
    expect((await order(await programAt(seat), 1, { orders: [{ type: 'fly' }] })).status).toBe(422);
    await passDeadline(1);
    expect(await marked()).toEqual([]);
  });

  test('is not washed off by orders that the player gives afterwards', async () => {
    await start('allowed', { earlyClose: false });
    const [seat] = seatsHeld();
    await order(await programAt(seat), 1);
    await order(playerOf(board, seat), 1, { ready: true });
    await passDeadline(1);
    expect(await marked()).toEqual([seat]);
  });

  test('is given to all of several programs that send at once', async () => {
    await start('allowed', { earlyClose: false });
    const programs = await Promise.all(seatsHeld().map(programAt));
    const sent = await Promise.all(programs.map((program) => order(program, 1)));
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
    await passDeadline(1);
    expect((await marked()).sort()).toEqual(seatsHeld().sort());
  });

  test.each([
    ['a program', true],
    ['a login', false],
  ])('comes with the orders made of a plan from %s: %s', async (by, isMarked) => {
    await start('allowed', { system: 'domination' });
    const { order: rotation, first } = (await game()).position as View;
    const next = rotation[(rotation.indexOf(first) + 1) % rotation.length] ?? '';
    const planner = by === 'a program' ? await programAt(next) : playerOf(board, next);
    const plan = { orders: [{ type: 'pass' }] };
    expect((await planner.put(`/games/${board.game}/plan`, plan)).status).toBe(200);
    await order(playerOf(board, first), 1, { ...plan, ready: true });
    await world.deliver();
    expect((await game()).step).toBe(3);
    expect(await marked()).toEqual(isMarked ? [next] : []);
  });

  test('stays with the player: who takes the seat over has used none', async () => {
    await start('allowed', { earlyClose: false });
    const [seat] = seatsHeld();
    await order(await programAt(seat), 1);
    await passDeadline(1);
    const zoe = await world.person('zoe');
    await zoe.post(`/leagues/${board.league}/members`);
    const ruling = { kind: 'replace', seat, player: 'zoe', reason: 'They have left.' };
    expect((await board.organizer.post(`/games/${board.game}/rulings`, ruling)).status).toBe(200);
    await takeSeat(zoe, board.game, seat);
    expect(await marked()).toEqual([]);
    await order(await world.programOf(zoe), 2);
    await passDeadline(2);
    expect(await marked()).toEqual([seat]);
  });

  test('says nothing of orders for a step that a ruling takes back before it is over', async () => {
    await start('allowed', { earlyClose: false });
    const [seat, other] = seatsHeld();
    await order(await programAt(other), 1);
    await passDeadline(1);
    await order(await programAt(seat), 2);
    const ruling = { kind: 'roll-back', step: 1, reason: 'They were shown a wrong map.' };
    expect((await board.organizer.post(`/games/${board.game}/rulings`, ruling)).status).toBe(200);
    await world.deliver();
    expect((await game()).step).toBe(1);
    await passDeadline(1);
    expect(await marked()).toEqual([other]);
  });

  test('does not name a player of an anonymous game before it is over', async () => {
    const choices = { press: 'gunboat' };
    await start('allowed', { earlyClose: false, options: { lastYear: 2047, adjustment: false }, choices });
    const [seat, other] = seatsHeld();
    await order(await programAt(seat), 1);
    await passDeadline(1);
    expect(await marked(playerOf(board, other))).toEqual([]);
    expect(await marked()).toEqual([]);
    expect(await marked(playerOf(board, seat))).toEqual([seat]);
    expect(await marked(board.organizer)).toEqual([seat]);
    for (let step = 2; (await game()).status === 'running'; step += 1) await passDeadline(step);
    expect(await marked()).toEqual([seat]);
  });
});

test('nobody can distinguish a program from a login while the step is open', async () => {
  const worlds = [world, await startWorld()];
  const answers: string[][] = [];
  for (const [at, one] of worlds.entries()) {
    world = one;
    await start('allowed', { earlyClose: false });
    const [seat] = seatsHeld();
    const [player, program] = [playerOf(board, seat), await programAt(seat)];
    // Each opens a key; one of them uses it.
    expect((await order(at === 0 ? program : player, 1)).status).toBe(200);
    const others = [
      ...seatsHeld()
        .slice(1)
        .map((other) => playerOf(board, other)),
      board.organizer,
    ];
    const read: string[] = [];
    for (const person of [...others, world.visitor()])
      for (const path of readableAddresses(board, 'ny2047', ['all']))
        read.push(`${person.id} ${path} ${(await person.get(path)).text}`);
    answers.push(read);
  }
  expect(answers[0]?.length).toBeGreaterThan(50);
  expect(answers[0]).toEqual(answers[1]);
  await worlds[0]?.close();
});

describe('the setting', () => {
  const settings = async () =>
    (await board.organizer.get<CreateSeason>(`/seasons/${board.season}/settings`)).body;
  const change = (wanted: object) => board.organizer.put<Season>(`/seasons/${board.season}/settings`, wanted);
  const season = async () => (await world.visitor().get<Season>(`/seasons/${board.season}`)).body;

  test('is kept as it was changed; boards that have begun keep theirs', async () => {
    await start('refused', { rounds: 2 });
    expect(await change({ ...(await settings()), programs: 'allowed' })).toMatchObject({
      status: 200,
      body: { programs: 'allowed' },
    });
    expect((await season()).programs).toBe('allowed');
    expect((await settings()).programs).toBe('allowed');
    expect((await game()).programs).toBe('refused');
    expect((await order(await programAt(seatsHeld()[0]), 1)).status).toBe(403);
  });

  test.each([
    'allowed',
    'before there was a choice',
  ] as const)('left out of a change it stays: %s', async (setting) => {
    await start(setting);
    const { programs: _, ...others } = await settings();
    expect((await change({ ...others, name: 'Another name' })).status).toBe(200);
    expect(await season()).toMatchObject({ name: 'Another name', programs: 'allowed' });
  });

  test('goes over to the season founded after it, which allows programs only where somebody has said so', async () => {
    for (const [setting, next] of [
      ['allowed', 'allowed'],
      ['before there was a choice', undefined],
    ] as const) {
      await start(setting);
      expect((await settings()).programs).toBe(next);
      const path = `/leagues/${board.league}/seasons`;
      const founded = await board.organizer.post<Season>(path, { ...(await settings()), name: 'Season 2' });
      expect(founded.body.programs).toBe(next ?? 'refused');
    }
  });
});
