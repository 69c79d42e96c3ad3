import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Game } from '../../functions/core/game/games.schema';
import type { FoundMessages, Message, Messages, Threads } from '../../functions/core/press/press.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { closeStep } from '../../functions/core/step/close-step';
import { readableAddresses } from '../support/addresses';
import { type Board, playerOf, startBoard } from '../support/season';
import { startWorld, type World } from '../support/world';

const DAY_MS = 24 * 3_600_000;

interface Side {
  readonly world: World;
  readonly board: Board;
}

async function sideWith(press: string, humans = 7): Promise<Side> {
  const world = await startWorld();
  return { world, board: await startBoard(world, { humans, choices: { press } }) };
}

const path = ({ board }: Side) => `/games/${board.game}/press`;
const send = (side: Side, seat: string, to: unknown, text: string) =>
  playerOf(side.board, seat).post<Message>(path(side), { to, text });
const threads = async (side: Side, seat: string) =>
  (await playerOf(side.board, seat).get<Threads>(path(side))).body;

/** Closes the open step at its deadline. */
async function passStep({ world, board }: Side): Promise<void> {
  const gate = await world.store.gate(board.game);
  world.clock.set(world.clock.now() + 2 * DAY_MS);
  await closeStep(world.deps, board.game, gate?.step ?? 0);
  await world.deliver();
}

describe('modes that close press', () => {
  const worlds: Side[] = [];
  afterAll(() => Promise.all(worlds.map(({ world }) => world.close())));

  const started = async (press: string, humans = 7) => {
    const side = await sideWith(press, humans);
    worlds.push(side);
    return side;
  };

  test('none: nobody writes, and the refusal says why', async () => {
    const side = await started('none');
    expect(await send(side, 'tower', 'all', 'Hello')).toMatchObject({
      status: 409,
      body: { code: 'press-closed', detail: 'This season has no press.' },
    });
    expect((await threads(side, 'tower')).writing).toEqual({
      to: 'nobody',
      why: 'This season has no press.',
    });
  });

  test('public: everybody reads, nobody writes to some', async () => {
    const side = await started('public');
    expect((await threads(side, 'tower')).writing).toEqual({ to: 'everybody', why: null });
    expect((await send(side, 'tower', ['papst'], 'Psst')).status).toBe(409);
    expect((await send(side, 'tower', 'all', 'Hello')).status).toBe(200);
  });

  test('gunboat: no press, and seats are anonymous for the whole season', async () => {
    const side = await started('gunboat');
    const { organizer, season } = side.board;
    expect((await send(side, 'tower', ['papst'], 'Who are you?')).status).toBe(409);
    expect((await send(side, 'tower', 'all', 'Hello')).text).toContain('Gunboat');
    const settings = (await organizer.get<object>(`/seasons/${season}/settings`)).body;
    const changed = await organizer.put(`/seasons/${season}/settings`, { ...settings, press: 'full' });
    expect(changed).toMatchObject({ status: 422, body: { problems: [{ path: ['press'] }] } });
  });

  test('public press with anonymous seats: whether names are hidden is fixed, what may be written is not', async () => {
    const world = await startWorld();
    const choices = { press: 'public', anonymous: true };
    const side = { world, board: await startBoard(world, { choices }) };
    worlds.push(side);
    const { organizer, season, game } = side.board;
    expect((await send(side, 'tower', 'all', 'Who are you?')).status).toBe(200);
    const { body } = await playerOf(side.board, 'papst').get<Game>(`/games/${game}`);
    expect(body).toMatchObject({ press: 'public', anonymous: true });
    expect(body.seats.filter(({ player }) => player.name === 'Anonymous')).toHaveLength(6);
    const settings = (await organizer.get<object>(`/seasons/${season}/settings`)).body;
    const change = (changes: object) =>
      organizer.put<Season>(`/seasons/${season}/settings`, { ...settings, ...changes });
    const shown = (await organizer.get<Season>(`/seasons/${season}`)).body;
    expect(shown.fixed.map(({ setting }) => setting)).toContain('anonymous');
    expect(await change({ anonymous: false })).toMatchObject({
      status: 422,
      body: { problems: [{ path: ['anonymous'] }] },
    });
    expect((await change({ press: 'gunboat', anonymous: undefined })).status).toBe(200);
  });

  test('rulebook: no press while adjustments are open', async () => {
    // Bots conquer spaces, so that an adjustment comes soon.
    const side = await started('rulebook', 2);
    const [one = '', other = ''] = Object.keys(side.board.players);
    const pace = async () => (await side.world.store.gate(side.board.game))?.pace;
    expect((await send(side, one, [other], 'Before the orders.')).status).toBe(200);
    for (let step = 0; step < 12 && (await pace()) !== 'adjustment'; step += 1) await passStep(side);
    expect(await pace()).toBe('adjustment');
    const refused = await send(side, one, [other], 'Where do you build?');
    expect(refused).toMatchObject({ status: 409, body: { code: 'press-closed' } });
    expect(refused.text).toContain('adjustments');
    expect((await threads(side, one)).writing.to).toBe('nobody');
    await passStep(side);
    expect((await send(side, one, [other], 'Again.')).status).toBe(200);
  });
});

describe('delayed press', () => {
  let silent: Side;
  let spoken: Side;
  beforeAll(async () => {
    silent = await sideWith('delayed');
    spoken = await sideWith('delayed');
    for (const text of ['Take Hoboken.', 'Please.']) await send(spoken, 'tower', ['papst'], text);
    await send(spoken, 'tower', 'all', 'I attack nobody.');
    const { body } = await send(spoken, 'tower', ['papst', 'greene'], 'Never mind.');
    await playerOf(spoken.board, 'tower').remove(`${path(spoken)}/${body.thread}/${body.id}`);
  });
  afterAll(() => Promise.all([silent, spoken].map(({ world }) => world.close())));

  test('its sender sees it marked as waiting', async () => {
    const { body } = await playerOf(spoken.board, 'tower').get<Messages>(`${path(spoken)}/tower+papst`);
    expect(body.messages.map(({ text, waiting }) => [text, waiting])).toEqual([
      ['Take Hoboken.', true],
      ['Please.', true],
    ]);
    expect((await threads(spoken, 'tower')).threads.map(({ id, messages }) => [id, messages])).toEqual([
      ['all', 1],
      ['tower+papst', 2],
      ['tower+papst+greene', 1],
    ]);
  });

  test.each([
    'papst',
    'greene',
    'rossoni',
    'organizer',
    'visitor',
  ])('until the step closes %s reads the same as if nothing was written', async (viewer) => {
    const answers = await Promise.all(
      [silent, spoken].map(async ({ world, board }) => {
        const person =
          viewer === 'visitor'
            ? world.visitor()
            : viewer === 'organizer'
              ? board.organizer
              : playerOf(board, viewer);
        const found = readableAddresses(board, 'ny2047', ['all', 'tower+papst', 'tower+papst+greene']);
        return Promise.all(
          found.map(async (address) => {
            const { status, text, headers } = await person.get(address);
            return [address, status, text, headers.get('etag')];
          }),
        );
      }),
    );
    expect(answers[0]?.filter(([, status]) => status === 200).length).toBeGreaterThanOrEqual(9);
    expect(answers[0]).toEqual(answers[1]);
  });

  test('once the step has closed it is there for its readers, and unread', async () => {
    await passStep(spoken);
    expect((await threads(spoken, 'papst')).threads).toMatchObject([
      { id: 'all', messages: 1, unread: 1 },
      { id: 'tower+papst', messages: 2, unread: 2 },
      { id: 'tower+papst+greene', messages: 1, deleted: 1, unread: 0 },
    ]);
    const found = await playerOf(spoken.board, 'papst').get<FoundMessages>(
      `/games/${spoken.board.game}/messages?text=hoboken`,
    );
    expect(found.body.messages).toMatchObject([{ text: 'Take Hoboken.', waiting: false }]);
    expect((await threads(spoken, 'rossoni')).threads.map(({ id }) => id)).toEqual(['all']);
  });
});
