import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeStep } from '../../functions/core/step/close-step';
import { readableAddresses } from '../support/addresses';
import { type Board, playerOf, startBoard } from '../support/season';
import { type Person, startWorld, type World } from '../support/world';

/**
 * Non-interference: two worlds that differ only in one seat's secret act give every other viewer byte-identical
 * answers, until the step is adjudicated.
 */
describe('nothing that a seat may not know leaves the API for it', () => {
  const worlds: { world: World; board: Board; viewers: Map<string, Person> }[] = [];

  beforeAll(async () => {
    for (const text of ['A CLO#1 - WAH\nA CLO#2 - HRV\nVOTE DRAW', 'A CLO#1 H\nA CLO#2 H\nA CLO#3 - RIV']) {
      const world = await startWorld();
      const board = await startBoard(world, { humans: 7, earlyClose: false });
      const tower = playerOf(board, 'tower');
      const paths = `/games/${board.game}`;
      // A player may also be a moderator, and must gain nothing by it.
      const roles = `/leagues/${board.league}/members/${playerOf(board, 'papst').id}/roles`;
      await board.organizer.put(roles, { roles: ['moderator', 'player'] });
      await tower.put(`${paths}/steps/1/orders`, { text, ready: true });
      await tower.post(`${paths}/press`, { to: ['greene'], text: `Between us: ${text}` });
      await playerOf(board, 'papst').put(`${paths}/steps/1/orders`, { text: 'A AST#1 H' });
      const viewers = new Map<string, Person>(
        Object.entries(board.players).filter(([seat]) => seat !== 'tower'),
      );
      viewers.set('organizer', board.organizer).set('spectator', await world.person('spectator'));
      viewers.set('visitor', world.visitor());
      worlds.push({ world, board, viewers });
    }
  });
  afterAll(() => Promise.all(worlds.map(({ world }) => world.close())));

  const answers = async (index: number, viewer: string) => {
    const side = worlds[index];
    const person = side?.viewers.get(viewer);
    if (side === undefined || person === undefined) throw new Error(`no ${viewer} in world ${index}`);
    const read = await Promise.all(
      readableAddresses(side.board, 'ny2047', ['all', 'tower+greene', 'tower+papst']).map(
        async (path) => [path, await person.get(path)] as const,
      ),
    );
    return read.map(([path, { status, text }]) => `${path} ${status} ${text}`);
  };

  const blind = [
    'papst',
    'rossoni',
    'christofori',
    'dunning',
    'hamblet',
    'organizer',
    'spectator',
    'visitor',
  ];

  test('there is something to read', async () => {
    const read = await answers(0, 'papst');
    expect(read.length).toBeGreaterThanOrEqual(13);
    expect(read.filter((line) => line.includes(' 200 ')).length).toBeGreaterThanOrEqual(9);
  });

  test.each(blind)('%s reads the same in both worlds before the step is adjudicated', async (viewer) => {
    expect(await answers(0, viewer)).toEqual(await answers(1, viewer));
  });

  test('the one it was written to reads the difference in the press alone', async () => {
    const [one, other] = [await answers(0, 'greene'), await answers(1, 'greene')];
    const differing = one.filter((line, index) => line !== other[index]);
    expect(differing.length).toBeGreaterThan(0);
    for (const line of differing) expect(line).toMatch(/^\/games\/\w+\/(press|messages)/);
  });

  test('once it is adjudicated everybody reads what was ordered', async () => {
    for (const { world, board } of worlds) {
      world.clock.set(world.clock.now() + 25 * 3_600_000);
      await closeStep(world.deps, board.game, 1);
      await world.deliver();
    }
    for (const viewer of blind) expect(await answers(0, viewer)).not.toEqual(await answers(1, viewer));
  });
});
