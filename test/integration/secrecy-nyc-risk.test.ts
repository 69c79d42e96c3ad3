import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { View } from '../../engine/nyc-risk/types';
import type { Game } from '../../functions/core/game/games.schema';
import { closeStep } from '../../functions/core/step/close-step';
import { readableAddresses } from '../support/addresses';
import { type Board, playerOf, startBoard } from '../support/season';
import { type Person, startWorld, type World } from '../support/world';

interface Side {
  readonly world: World;
  readonly board: Board;
  readonly order: readonly string[];
}

/** The defence orders of the second seat in turn order while the first one plays, in each of the two worlds. */
const STANDING = [
  { type: 'setStandingOrder', defend: { default: 1 }, cards: [] },
  {
    type: 'setStandingOrder',
    defend: { default: 2, at: { soho: 1 } },
    cards: [{ card: 'doorman', at: 'any', minDice: 2 }],
  },
] as const;

/**
 * Hands, piles and standing orders stay hidden after the step as well (19). Only the hash of the chain differs: it
 * commits to the whole position, and the order of the piles in it keeps it from being guessed.
 */
describe('standing orders of another seat leave no trace', () => {
  const sides: Side[] = [];

  beforeAll(async () => {
    for (const standing of STANDING) {
      const world = await startWorld();
      const board = await startBoard(world, {
        system: 'nyc-risk',
        boardSize: 3,
        humans: 3,
        options: { setup: 'deal' },
      });
      world.clock.set(world.clock.now() + 25 * 3_600_000);
      await closeStep(world.deps, board.game, 1);
      await world.deliver();
      const { position } = (await board.organizer.get<Game>(`/games/${board.game}`)).body;
      const { order } = position as View;
      const stored = await playerOf(board, order[1] ?? '').put(`/games/${board.game}/steps/2/orders`, {
        orders: [standing],
      });
      expect(stored.status).toBe(200);
      sides.push({ world, board, order });
    }
  });
  afterAll(() => Promise.all(sides.map(({ world }) => world.close())));

  const answers = async ({ world, board, order }: Side, viewer: string) => {
    const people: Readonly<Record<string, Person>> = {
      active: playerOf(board, order[0] ?? ''),
      defender: playerOf(board, order[1] ?? ''),
      third: playerOf(board, order[2] ?? ''),
      organizer: board.organizer,
      visitor: world.visitor(),
    };
    const lines: string[] = [];
    for (const path of readableAddresses(board, 'nyc-risk', ['all']))
      lines.push(`${path} ${(await people[viewer]?.get(path))?.text}`);
    return lines.map((line) =>
      line
        // The statement of a receipt, without the signature, which covers the hash.
        .replaceAll(/"signed":"[\w-]+\.([\w-]+)\.[\w-]+"/g, (_, statement: string) =>
          Buffer.from(statement, 'base64url').toString(),
        )
        .replaceAll(/"(hash|previousHash)":"[0-9a-f]{64}"/g, '"$1":"…"'),
    );
  };
  const read = (viewer: string) => Promise.all(sides.map((side) => answers(side, viewer)));
  const blind = ['active', 'third', 'organizer', 'visitor'];

  test('both worlds were dealt the same cards', () => {
    expect(sides[0]?.order).toEqual(sides[1]?.order);
  });

  test.each(blind)('%s reads the same while the step is open', async (viewer) => {
    const [one, other] = await read(viewer);
    expect(one).toEqual(other);
  });

  test.each(blind)('%s reads the same after it', async (viewer) => {
    for (const { world, board, order } of sides) {
      const path = `/games/${board.game}`;
      const before = (await playerOf(board, order[0] ?? '').get<Game>(path)).body;
      if (before.step > 2) continue;
      const { reinforcements, hoods } = before.position as View;
      const to = Object.keys(hoods).find((hood) => hoods[hood]?.owner === order[0]);
      const placements = [{ to, count: reinforcements }];
      const phases = Array.from({ length: 4 }, () => ({ type: 'endPhase' }));
      const orders = [{ type: 'reinforce', placements }, ...phases];
      const sent = await playerOf(board, order[0] ?? '').put(`${path}/steps/2/orders`, {
        orders,
        ready: true,
      });
      expect(sent).toMatchObject({ status: 200 });
      await world.deliver();
    }
    const [one, other] = await read(viewer);
    expect(one?.some((line) => line.includes('turnStarted'))).toBe(true);
    expect(one).toEqual(other);
  });

  test('the seat itself reads what it ordered', async () => {
    const [one, other] = await read('defender');
    expect(one).not.toEqual(other);
    expect(other?.some((line) => line.includes('"minDice":2'))).toBe(true);
  });
});
