import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CardId } from '../../engine/domination/card-ids';
import { CARD_IDS, sorted } from '../../engine/domination/data/cards';
import type { Position } from '../../engine/domination/types';
import { LIMITS } from '../../functions/api/limits';
import type { StepRecord } from '../../functions/core/game/games.records';
import type { Store } from '../../functions/core/platform/store';
import type { Log } from '../../functions/core/result/results.schema';
import type { RulingEffect } from '../../functions/core/ruling/rulings.schema';
import { closeStep } from '../../functions/core/step/close-step';
import { type Board, startBoard } from '../support/season';
import { startWorld, type World } from '../support/world';

const reason = 'Two players were shown a wrong map.';

/**
 * Non-interference: two worlds that differ only in hidden hands give a moderator the same preview, byte for byte, for
 * every ruling.
 */
describe('the effect of a ruling reveals nothing of hidden hands', () => {
  let world: World;
  let board: Board;
  /** The split of every seat's own cards between its hand and its draw deck. */
  let deal = 0;

  const dealt = (step: StepRecord): StepRecord => {
    const position = structuredClone(step.position as Position);
    const owned: readonly CardId[] = CARD_IDS.slice(0, 8);
    const cards = owned.map((_, at) => owned[(at + deal) % owned.length] ?? 'domination');
    for (const seat of Object.values(position.seats))
      Object.assign(seat, { hand: sorted(cards.slice(0, 4)), draw: cards.slice(4) });
    return { ...step, position };
  };
  const dealing = (store: Store): Store => ({
    ...store,
    steps: async (game) => (await store.steps(game)).map(dealt),
  });

  beforeAll(async () => {
    world = await startWorld(dealing);
    board = await startBoard(world, { system: 'domination', boardSize: 3, humans: 3 });
    for (let step = 1; step <= 3; step += 1) {
      world.clock.set((await world.store.gate(board.game))?.deadline ?? 0);
      await closeStep(world.deps, board.game, step);
      await world.deliver();
    }
  });
  afterAll(() => world.close());

  const address = () => `/games/${board.game}/rulings`;
  const effect = (body: object) => board.organizer.post<RulingEffect>(`${address()}/effect`, body);
  const seats = () => Object.keys(board.players);
  const guess = (seat: string, card: string, later = 'anew') => {
    const orders = [{ type: 'build', card, areas: ['usa', 'usa'] }];
    return { kind: 'correct-order', step: 2, seat, orders, later };
  };
  const position = async () =>
    (await board.organizer.get<{ position: object }>(`/games/${board.game}`)).body.position;

  test.each([
    ['a card of a seat', () => guess(seats()[1] ?? '', 'domination')],
    ['another card', () => guess(seats()[0] ?? '', CARD_IDS[3] ?? '')],
    ['orders that are played again', () => guess(seats()[2] ?? '', 'domination', 'again')],
    ['an earlier step', () => ({ kind: 'roll-back', step: 2 })],
    [
      'another position',
      async () => ({ kind: 'correct-position', position: { ...(await position()), turn: 3 } }),
    ],
    ['the end', () => ({ kind: 'end', as: 'it-stands' })],
  ])('%s', async (_what, body) => {
    const wanted = await body();
    const read = [];
    for (deal = 0; deal < 8; deal += 2) read.push(await effect(wanted));
    deal = 0;
    expect(new Set(read.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  });

  test('a preview says which steps it takes back, and is in the log', async () => {
    expect(await effect(guess(seats()[0] ?? '', 'domination'))).toMatchObject({
      status: 200,
      body: { of: 'hidden', taken: [{ step: 2 }, { step: 3 }], again: 1 },
    });
    const { entries } = (await world.visitor().get<Log>(`/leagues/${board.league}/log`)).body;
    expect(entries[0]).toMatchObject({ kind: 'look-at-effect', game: board.game, by: { id: 'olga' } });
  });

  test('a correction that the rules refuse is in the log: the refusal reveals a hand', async () => {
    const wrong = { ...guess(seats()[0] ?? '', 'no such card'), reason };
    expect(await board.organizer.post(address(), wrong)).toMatchObject({ status: 422 });
    const { entries } = (await world.visitor().get<Log>(`/leagues/${board.league}/log`)).body;
    expect(entries[0]).toMatchObject({
      kind: 'look-at-effect',
      reason,
      after: expect.stringContaining('refuse'),
    });
  });

  test('previews and rulings are limited for each game', async () => {
    let refused: Awaited<ReturnType<typeof effect>> | undefined;
    for (let count = 0; count <= LIMITS.effects.account && refused === undefined; count += 1) {
      const answer = await effect({ kind: 'pause' });
      if (answer.status === 429) refused = answer;
    }
    expect(refused).toMatchObject({ body: { code: 'too-many' } });
  });
});
