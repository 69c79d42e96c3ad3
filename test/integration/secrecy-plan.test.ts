import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { View } from '../../engine/domination/types';
import type { Game } from '../../functions/core/game/games.schema';
import { readableAddresses } from '../support/addresses';
import { type Board, playerOf, startBoard } from '../support/season';
import { type Person, startWorld, type World } from '../support/world';

interface Side {
  readonly world: World;
  readonly board: Board;
  /** In rotation from the first player. */
  readonly seats: readonly string[];
}

const BUILD = { type: 'build', card: 'domination', areas: ['usa', 'usa'] };

/** The plans of the second seat in each of the three worlds; neither plan is legal when its turn comes. */
const PLANS: readonly (readonly object[])[] = [
  [],
  [{ type: 'attack', card: 'domination', areas: ['brazil'] }],
  [BUILD, { type: 'pass' }],
];

/** Non-interference: only its seat knows a plan, and whether there is one. */
describe('a plan leaves no trace until it is given', () => {
  const sides: Side[] = [];

  beforeAll(async () => {
    for (const orders of PLANS) {
      const world = await startWorld();
      const board = await startBoard(world, { system: 'domination', boardSize: 3, humans: 3 });
      const { position } = (await board.organizer.get<Game>(`/games/${board.game}`)).body;
      const { order, first } = position as View;
      const at = order.indexOf(first);
      const seats = [...order.slice(at), ...order.slice(0, at)];
      const roles = `/leagues/${board.league}/members/${playerOf(board, seats[2] ?? '').id}/roles`;
      await board.organizer.put(roles, { roles: ['moderator', 'player'] });
      const planner = playerOf(board, seats[1] ?? '');
      if (orders.length > 0)
        expect((await planner.put(`/games/${board.game}/plan`, { orders })).status).toBe(200);
      // Ids are counted in a test's world: the missing plan uses up one too.
      else world.deps.newId();
      sides.push({ world, board, seats });
    }
  });
  afterAll(() => Promise.all(sides.map(({ world }) => world.close())));

  const answers = async ({ world, board, seats }: Side, viewer: string) => {
    const people: Readonly<Record<string, Person>> = {
      active: playerOf(board, seats[0] ?? ''),
      planner: playerOf(board, seats[1] ?? ''),
      moderator: playerOf(board, seats[2] ?? ''),
      organizer: board.organizer,
      visitor: world.visitor(),
    };
    const lines: string[] = [];
    for (const path of readableAddresses(board, 'domination', ['all']))
      lines.push(`${path} ${(await people[viewer]?.get(path))?.text}`);
    return lines;
  };
  const blind = ['active', 'moderator', 'organizer', 'visitor'];

  test.each(blind)('%s reads the same in all worlds before the turn', async (viewer) => {
    const [none, ...others] = await Promise.all(sides.map((side) => answers(side, viewer)));
    expect(none?.some((line) => line.startsWith('/games/') && line.includes('/plan'))).toBe(true);
    for (const other of others) expect(other).toEqual(none);
  });

  test('the seat itself reads its plan', async () => {
    const [none, attack] = await Promise.all(sides.map((side) => answers(side, 'planner')));
    expect(attack?.filter((line, at) => line !== none?.[at])).toEqual([
      expect.stringMatching(/^\/games\/\w+\/plan .*"attack"/),
    ]);
  });

  test('when its turn has come and the plan was not given, the others still read the same', async () => {
    for (const { world, board, seats } of sides) {
      const orders = [{ type: 'pass' }];
      await playerOf(board, seats[0] ?? '').put(`/games/${board.game}/steps/1/orders`, {
        orders,
        ready: true,
      });
      await world.deliver();
    }
    for (const viewer of blind) {
      const [none, ...others] = await Promise.all(sides.map((side) => answers(side, viewer)));
      for (const other of others) expect(other).toEqual(none);
    }
    for (const side of sides.slice(1))
      expect((await answers(side, 'planner')).join()).toContain('"refused":{');
  });
});
