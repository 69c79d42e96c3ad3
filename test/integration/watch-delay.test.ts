import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GameTable } from '../../functions/core/game/game-table.schema';
import type { Game } from '../../functions/core/game/games.schema';
import type { Messages, Threads } from '../../functions/core/press/press.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { closeStep } from '../../functions/core/step/close-step';
import type { Changed } from '../../functions/core/today/changed.schema';
import { readAddresses } from '../support/addresses';
import { type Notifying, startNotifying } from '../support/notifying';
import { type Board, DAY, playerOf, startBoard } from '../support/season';
import { type Person, START, startWorld, type World } from '../support/world';

const MINUTE_MS = 60_000;

/** The first turn, in both worlds. */
const OPENING: readonly (readonly [string, readonly string[]])[] = [
  ['austria', ['A VIE - TYR', 'A BUD - SER']],
  ['england', ['F LON - NTH', 'F EDI - NWG']],
  ['turkey', ['A CON - BUL']],
];

/** The second one in the world in which something happens: an army is dislodged, a center is taken. */
const EVENTFUL: readonly (readonly [string, readonly string[]])[] = [
  ['austria', ['A TYR - VEN', 'F TRI S A TYR - VEN']],
  ['england', ['F NTH - NWY']],
];

interface Side {
  readonly world: World;
  readonly board: Board;
  readonly notifying: Notifying;
}

async function startSide(watchDelay: number): Promise<Side> {
  const world = await startWorld();
  const choices = { press: 'full', watchDelay };
  const board = await startBoard(world, { system: 'classic', humans: 7, earlyClose: false, choices });
  const notifying = startNotifying(world);
  world.hosts['discord.com'] = ['162.159.128.233'];
  const kept = await board.organizer.put(`/leagues/${board.league}/webhooks/discord`, {
    ...{
      url: 'https://discord.com/api/webhooks/1/abc',
      news: ['step-result', 'game-finished'],
      language: 'en',
    },
  });
  expect(kept.status, kept.text).toBe(200);
  const joined = await (await world.person('member')).post(`/leagues/${board.league}/members`);
  expect(joined.status, joined.text).toBe(200);
  return { world, board, notifying };
}

async function give({ board }: Side, step: number, orders: typeof OPENING) {
  for (const [seat, given] of orders) {
    const stored = await playerOf(board, seat).put(`/games/${board.game}/steps/${step}/orders`, {
      orders: given,
    });
    expect(stored.status, stored.text).toBe(200);
  }
}

/** The open turn is closed a day later, whatever its own deadline is. */
async function closeTurn({ world, board, notifying }: Side): Promise<void> {
  const gate = await world.store.gate(board.game);
  world.clock.set(world.clock.now() + DAY * MINUTE_MS);
  await closeStep(world.deps, board.game, gate?.step ?? 0);
  await notifying.send();
}

/** What a person reads at every address, with their pass at the one that asks whether anything has changed. */
async function answers({ world, board }: Side, viewer: Person): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const path of readAddresses(world, board, 'classic')) {
    const { status, text } = await viewer.get(path);
    lines.push(`${path} ${status} ${withoutSecrets(text)}`);
  }
  const { pass } = (await viewer.get<Game>(`/games/${board.game}`)).body.me;
  const changed = await world.visitor().get(`/changed/games/${board.game}${pass ? `?pass=${pass}` : ''}`);
  return [...lines, `changed ${changed.text}`];
}

/** Without hashes and the signatures over them, which are salted. */
function withoutSecrets(text: string): string {
  return text.replaceAll(/[0-9a-f]{64}|eyJ[\w.-]+/g, '');
}

describe.each([1, 2])('where others see boards %i steps later', (delay) => {
  const sides: Side[] = [];

  beforeAll(async () => {
    for (const isEventful of [true, false]) {
      const side = await startSide(delay);
      await give(side, 1, OPENING);
      await closeTurn(side);
      if (isEventful) {
        await give(side, 2, EVENTFUL);
        const england = playerOf(side.board, 'england');
        const said = await england.post(`/games/${side.board.game}/press`, { to: 'all', text: 'Norway!' });
        expect(said.status, said.text).toBe(200);
      }
      for (let turn = 0; turn < delay; turn += 1) await closeTurn(side);
      sides.push(side);
    }
  });
  afterAll(() => Promise.all(sides.map(({ world }) => world.close())));

  const readInBoth = async (viewer: (side: Side) => Person | Promise<Person>) => {
    const [one = [], other = []] = await Promise.all(
      sides.map(async (side) => answers(side, await viewer(side))),
    );
    expect(one.filter((line) => line.includes(' 200 ')).length).toBeGreaterThan(20);
    return [one, other] as const;
  };

  test.each([
    ['a visitor', ({ world }: Side) => world.visitor()],
    ['a person without a seat', ({ world }: Side) => world.person('spectator')],
    ['a member of the league without a seat', ({ world }: Side) => world.person('member')],
  ])('%s reads the same in both worlds, at every address', async (_who, viewer) => {
    const [one, other] = await readInBoth(viewer);
    expect(other).toEqual(one);
  });

  test.each([
    ['a player', ({ board }: Side) => playerOf(board, 'turkey')],
    ['an organizer', ({ board }: Side) => board.organizer],
  ])('%s reads what has happened', async (_who, viewer) => {
    const [one, other] = await readInBoth(viewer);
    const [of] = sides as [Side];
    for (const path of [`/games/${of.board.game}`, `/games/${of.board.game}/steps/2`]) {
      const at = (lines: readonly string[]) => lines.find((line) => line.startsWith(`${path} `));
      expect(at(one)).toContain(' 200 ');
      expect(at(other)).not.toBe(at(one));
    }
    expect((await (await viewer(of)).get<Game>(`/games/${of.board.game}`)).body.behind).toBe(0);
  });

  test('a visitor sees the table as it was, and reads by how much it is late', async () => {
    const [{ world, board }] = sides as [Side];
    const { game, absence, press } = (await world.visitor().get<GameTable>(`/games/${board.game}/table`))
      .body;
    expect(game).toMatchObject({ behind: delay, step: 2, label: 'Fall 1901', deadline: null });
    expect(game.steps.map(({ step }) => step)).toEqual([1]);
    expect(game.last?.orders).toContainEqual(expect.objectContaining({ order: 'A CON - BUL' }));
    expect(absence).toMatchObject({ step: 2, deadline: null, misses: [] });
    expect(press.threads).toEqual([]);
    const own = (await playerOf(board, 'turkey').get<Game>(`/games/${board.game}`)).body;
    expect(own.step).toBe(2 + delay);
  });

  test('press is read by those who see the board at once', async () => {
    const [{ world, board }] = sides as [Side];
    const path = `/games/${board.game}/press`;
    expect((await world.visitor().get(`${path}/all`)).status).toBe(404);
    expect(
      (await world.visitor().get<Messages>(`/games/${board.game}/messages?text=norway`)).body.messages,
    ).toEqual([]);
    for (const person of [playerOf(board, 'turkey'), board.organizer])
      expect((await person.get<Threads>(path)).body.threads).toHaveLength(1);
  });

  test('posts of the league tell of a turn when everybody sees it', () => {
    const posts = sides.map(({ notifying }) =>
      notifying.sent
        .filter(({ channel }) => channel === 'discord')
        .map(({ notification: { path, title, lines, picture = '' } }) => [
          ...[path, title, lines, picture.replace(/of=.*/, '')],
        ]),
    );
    expect(posts[0]).toEqual(posts[1]);
    expect(posts[0]).toHaveLength(1);
    expect(JSON.stringify(posts[0])).toContain('step=1');
  });

  test('once the next turn has closed, a visitor is told that there is something new', async () => {
    const [side] = sides as [Side];
    const { world, board } = side;
    const read = async () => (await world.visitor().get<Changed>(`/changed/games/${board.game}`)).body.game;
    const before = await read();
    await closeTurn(side);
    expect(await read()).not.toBe(before);
    const { body } = await world.visitor().get<Game>(`/games/${board.game}`);
    expect(body).toMatchObject({ step: 3, label: expect.stringContaining('Fall 1901') });
    expect(body.last?.orders).toContainEqual(expect.objectContaining({ order: 'A TYR - VEN' }));
    const { boards } = (await world.visitor().get<Season>(`/seasons/${board.season}`)).body;
    expect(boards[0]).toMatchObject({ step: 2, deadline: null, owing: 0, ready: 0, late: true });
    const own = (await playerOf(board, 'turkey').get<Season>(`/seasons/${board.season}`)).body;
    expect(own.boards[0]).toMatchObject({ late: false, deadline: expect.any(String) });
  });
});

describe('a ruling after the steps that others see', () => {
  const DELAY = 2;

  /** Three turns are over: others see the first of them. */
  async function startRuled(ruling: object | null): Promise<Side> {
    const side = await startSide(DELAY);
    await give(side, 1, OPENING);
    for (let turn = 0; turn < 3; turn += 1) await closeTurn(side);
    if (ruling === null) return side;
    const reason = 'The moderators were told of a mistake.';
    const ruled = await side.board.organizer.post(`/games/${side.board.game}/rulings`, { ...ruling, reason });
    expect(ruled.status, ruled.text).toBe(200);
    await side.notifying.send();
    return side;
  }

  const inAWeek = () => new Date(START + 60 * DAY * MINUTE_MS).toISOString();

  let calm: Side;
  beforeAll(async () => {
    calm = await startRuled(null);
  });
  afterAll(() => calm.world.close());

  test.each([
    ['pauses the board', { kind: 'pause' }],
    ['moves the deadline', { kind: 'extend', until: inAWeek() }],
    ['takes back the last turn', { kind: 'roll-back', step: 3 }],
    ['takes back all that others do not see', { kind: 'roll-back', step: 2 }],
    [
      'corrects an order',
      { kind: 'correct-order', step: 2, seat: 'turkey', orders: ['A BUL - GRE'], later: 'again' },
    ],
  ])('that %s shows them nothing', async (_, ruling) => {
    const ruled = await startRuled(ruling);
    try {
      for (const viewer of [
        ({ world }: Side) => world.visitor(),
        ({ world }: Side) => world.person('spectator'),
        ({ world }: Side) => world.person('member'),
      ])
        expect(await answers(ruled, await viewer(ruled))).toEqual(await answers(calm, await viewer(calm)));
      const told = ({ notifying }: Side) =>
        notifying.sent.filter(({ channel }) => channel === 'discord').length;
      expect(told(ruled)).toBe(told(calm));
    } finally {
      await ruled.world.close();
    }
  });
});

test('a ruling is shown to others with the step in which it was made', async () => {
  const side = await startSide(1);
  const { world, board } = side;
  await give(side, 1, OPENING);
  for (let turn = 0; turn < 3; turn += 1) await closeTurn(side);
  const reason = 'The moderators were told of a mistake.';
  const rulings = `/games/${board.game}/rulings`;
  expect(await board.organizer.post(rulings, { kind: 'roll-back', step: 3, reason })).toMatchObject({
    status: 200,
  });
  await side.notifying.send();
  const told = async () =>
    Promise.all(
      [rulings, `/leagues/${board.league}/log`, `/seasons/${board.season}/log`].map(async (path) =>
        (await world.visitor().get(path)).text.includes(reason),
      ),
    );
  const open = async () => (await world.visitor().get<Game>(`/games/${board.game}`)).body.step;
  expect([await open(), ...(await told())]).toEqual([3, false, false, false]);
  for (const step of [3, 4]) {
    await closeTurn(side);
    expect([await open(), ...(await told())]).toEqual([step, false, false, false]);
  }
  await closeTurn(side);
  expect([await open(), ...(await told())]).toEqual([5, true, true, true]);
  await world.close();
});

test('a game that is over is seen by everybody', async () => {
  const side = await startSide(3);
  const { world, board } = side;
  for (const player of Object.values(board.players))
    expect((await player.put(`/games/${board.game}/steps/1/orders`, { orders: ['VOTE DRAW'] })).status).toBe(
      200,
    );
  await closeTurn(side);
  const { body } = await world.visitor().get<Game>(`/games/${board.game}`);
  expect(body).toMatchObject({ status: 'finished', behind: 0, step: 1 });
  const season = (await world.visitor().get<Season>(`/seasons/${board.season}`)).body;
  expect(season.boards[0]).toMatchObject({ status: 'finished', step: 1 });
  await world.close();
});

test('where nothing is chosen everybody sees boards at once', async () => {
  const world = await startWorld();
  const board = await startBoard(world, { system: 'classic', humans: 7, earlyClose: false });
  expect((await world.visitor().get<Game>(`/games/${board.game}`)).body).toMatchObject({
    behind: 0,
    step: 1,
  });
  expect((await world.visitor().get<Season>(`/seasons/${board.season}`)).body.watchDelay).toBe(0);
  const { deadline } = (await world.visitor().get<Game>(`/games/${board.game}`)).body;
  expect(deadline).not.toBeNull();
  await world.close();
});
