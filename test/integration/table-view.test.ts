import { DeleteCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { GameTable } from '../../functions/core/game/game-table.schema';
import { gameKey, LIVE_PREFIX } from '../../functions/core/platform/keys';
import type { Store } from '../../functions/core/platform/store';
import { ruleOnClock } from '../../functions/core/ruling/rule-on-clock';
import { closeStep } from '../../functions/core/step/close-step';
import { TABLE } from '../../functions/host/create-tables';
import { type Board, playerOf, startBoard } from '../support/season';
import { type Person, startWorld, type World } from '../support/world';

/** A process caches what does not change (ADR 022). Its answers must be the same as without the cache. */
describe('what one process shows of a table', () => {
  let world: World;
  let board: Board;
  /** Runs once, just before the store moves a clock. */
  let before: (() => Promise<unknown>) | undefined;

  const interrupted = (store: Store): Store => ({
    ...store,
    moveClock: async (...moved) => {
      const act = before;
      before = undefined;
      await act?.();
      return store.moveClock(...moved);
    },
  });

  beforeEach(async () => {
    world = await startWorld(interrupted);
    board = await startBoard(world, { humans: 7, earlyClose: false });
  });
  afterEach(() => world.close());

  const table = async (person: Person) => (await person.get<GameTable>(`/games/${board.game}/table`)).body;
  const order = (seat: string, step: number, text: string, ready = false) =>
    playerOf(board, seat).put(`/games/${board.game}/steps/${step}/orders`, { text, ready });
  const close = async (step: number) => {
    world.clock.set((await world.store.gate(board.game))?.deadline ?? 0);
    expect(await closeStep(world.deps, board.game, step)).toBe('adjudicated');
    await world.deliver();
  };
  const stateOf = ({ game }: GameTable, seat: string) => game.seats.find((one) => one.seat === seat)?.state;
  /** A table without the time at which it was shown. */
  const still = ({ game, ...rest }: GameTable) => ({ ...rest, game: { ...game, now: '' } });

  test('is what a process that has just started shows, step by step', async () => {
    const people = [playerOf(board, 'tower'), board.organizer, world.visitor()];
    for (const step of [1, 2, 3]) {
      await order('tower', step, 'VOTE DRAW');
      for (const person of people) {
        const shown = await table(person);
        world.restart();
        expect(still(await table(person))).toEqual(still(shown));
      }
      await close(step);
    }
  });

  test('says whether its player wants stories, until they have given their first orders', async () => {
    const [tower, papst] = [playerOf(board, 'tower'), playerOf(board, 'papst')];
    expect((await table(tower)).stories).toBe(true);
    await tower.put('/me', { stories: false });
    expect((await table(tower)).stories).toBe(false);
    expect((await table(papst)).stories).toBe(true);
    for (const other of [board.organizer, world.visitor()])
      expect((await table(other)).stories).toBeUndefined();
    await order('papst', 1, 'VOTE DRAW');
    expect((await table(papst)).stories).toBeUndefined();
  });

  test('a list of orders is shown as it was stored last, and that it is there to everybody', async () => {
    const [tower, papst] = [playerOf(board, 'tower'), playerOf(board, 'papst')];
    for (const [ready, version] of [
      [false, 1],
      [true, 2],
      [false, 3],
    ] as const) {
      await order('tower', 1, version === 2 ? 'VOTE DRAW' : '', ready);
      expect((await table(tower)).game.me.stored).toMatchObject({ version, ready });
      expect((await table(papst)).game.me.stored).toBeNull();
      expect(stateOf(await table(papst), 'tower')).toBe(ready ? 'ready' : 'stored');
    }
  });

  test('steps that a ruling takes back are shown as they are played again', async () => {
    await order('tower', 1, 'VOTE DRAW');
    await close(1);
    const first = (await table(playerOf(board, 'papst'))).game;
    const ruling = { kind: 'roll-back', step: 1, reason: 'A test.' };
    expect((await board.organizer.post(`/games/${board.game}/rulings`, ruling)).status).toBe(200);
    await world.deliver();
    const again = await table(playerOf(board, 'papst'));
    expect(again.game).toMatchObject({ step: 1, last: null, steps: [] });
    expect(again.rulings.map(({ kind }) => kind)).toEqual(['roll-back']);
    await close(1);
    const { last } = (await table(playerOf(board, 'papst'))).game;
    expect(last?.hash).not.toBe(first.last?.hash);
    expect(last?.orders).not.toEqual(first.last?.orders);
  });

  test('who loses a seat sees from then on what everybody sees', async () => {
    const tower = playerOf(board, 'tower');
    await order('tower', 1, 'VOTE DRAW', true);
    expect((await table(tower)).game.me).toMatchObject({ seat: 'tower', stored: { ready: true } });
    const ruling = { kind: 'replace', seat: 'tower', player: null, reason: 'They have left.' };
    expect((await board.organizer.post(`/games/${board.game}/rulings`, ruling)).status).toBe(200);
    const { game, press } = await table(tower);
    expect(game.me).toMatchObject({ seat: null, stored: null });
    expect(press.writing).toEqual({ to: 'nobody', why: null });
  });

  test('orders that are stored while a moderator moves the clock stay noted', async () => {
    before = () => order('tower', 1, 'VOTE DRAW', true);
    const until = ((await world.store.gate(board.game))?.deadline ?? 0) + 3_600_000;
    const caller = { id: board.organizer.id, name: 'Olga', email: null };
    const ruled = await ruleOnClock(world.deps, caller, board.game, { kind: 'extend', until }, 'A test.');
    expect(ruled.ok).toBe(true);
    const shown = await table(playerOf(board, 'tower'));
    expect(shown.game).toMatchObject({
      deadline: new Date(until).toISOString(),
      me: { stored: { version: 1 } },
    });
    expect(stateOf(shown, 'tower')).toBe('ready');
  });

  test('a game as an earlier release has written it is brought up to date, and is played on', async () => {
    await playerOf(board, 'tower').post(`/games/${board.game}/press`, { to: ['papst'], text: 'Between us.' });
    await order('tower', 1, 'VOTE DRAW', true);
    await order('papst', 1, '');
    await board.organizer.post(`/games/${board.game}/rulings`, { kind: 'pause', reason: 'A test.' });
    const people = [playerOf(board, 'tower'), playerOf(board, 'papst'), world.visitor()];
    const shown = await Promise.all(people.map(table));
    await asWrittenEarlier();
    await world.dynamo.dynamo.catchUp();
    world.restart();
    const again = await Promise.all(people.map(table));
    expect(again.map(still)).toEqual(shown.map(still));
    expect(await order('tower', 1, '', true)).toMatchObject({ status: 200, body: { version: 2 } });
  });

  /** Restores the game's earlier data format, before its gate recorded orders and its press followed the gate. */
  const asWrittenEarlier = async () => {
    const { client } = world.dynamo;
    const partition = gameKey(board.game).pk;
    const { Items = [] } = await client.send(
      new QueryCommand({
        TableName: TABLE,
        ConsistentRead: true,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
        ExpressionAttributeValues: { ':pk': partition, ':sk': LIVE_PREFIX },
      }),
    );
    for (const { pk, sk, given, ready, rulings, ...item } of Items) {
      const earlier = String(sk).replace(/^GATE#/, '');
      if (earlier !== sk) await client.send(new DeleteCommand({ TableName: TABLE, Key: { pk, sk } }));
      await client.send(new PutCommand({ TableName: TABLE, Item: { pk, sk: earlier, ...item } }));
    }
  };

  test('its press is that of the press itself', async () => {
    await playerOf(board, 'tower').post(`/games/${board.game}/press`, { to: ['papst'], text: 'Between us.' });
    await playerOf(board, 'tower').post(`/games/${board.game}/press`, { to: 'all', text: 'To all.' });
    for (const person of [playerOf(board, 'papst'), playerOf(board, 'greene'), world.visitor()]) {
      const press = await person.get(`/games/${board.game}/press`);
      expect((await table(person)).press).toEqual(press.body);
    }
    const { threads } = (await table(playerOf(board, 'papst'))).press;
    expect(threads.map(({ id, unread }) => `${id} ${unread}`).sort()).toEqual(['all 1', 'tower+papst 1']);
  });
});
