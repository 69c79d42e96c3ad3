import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Game } from '../../functions/core/game/games.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { closeStep } from '../../functions/core/step/close-step';
import { type Board, startBoard } from '../support/season';
import { startWorld, type World } from '../support/world';

describe('a season chooses how boards are scored and how they add up', () => {
  let world: World;

  beforeAll(async () => {
    world = await startWorld();
  });
  afterAll(() => world.close());

  /** Plays a season of one board to its end, with bots in all seats but one. */
  async function played(choices: Record<string, unknown>): Promise<{ board: Board; season: Season }> {
    const board = await startBoard(world, { humans: 1, boardSize: 3, options: { lastYear: 2048 }, choices });
    const game = async () => (await board.organizer.get<Game>(`/games/${board.game}`)).body;
    for (let current = await game(); current.status === 'running'; current = await game()) {
      world.clock.set(Date.parse(current.deadline ?? ''));
      await closeStep(world.deps, board.game, current.step);
      await world.deliver();
    }
    return { board, season: (await board.organizer.get<Season>(`/seasons/${board.season}`)).body };
  }

  test('by parameters: the page explains them, and lines add up to totals', async () => {
    const scoring = { id: 'sum-of-squares', parameters: { pot: 35 } };
    const { season } = await played({ scoring });
    expect(season.scoring.explanation).toContain('35');
    expect(season.standing.reduce((sum, { total }) => sum + total, 0)).toBeCloseTo(35);
    for (const { total, lines } of season.standing)
      expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(total);
  });

  test('by a formula, with weights for rounds', async () => {
    const scoring = { id: 'formula', parameters: { expression: '100 * own + place' } };
    const aggregation = { total: { rule: 'sum', weights: [2] } };
    const { season } = await played({ scoring, aggregation });
    for (const { total, rounds } of season.standing) {
      expect(total).toBe(2 * (rounds[0]?.points ?? Number.NaN));
      const stars = rounds[0]?.figures.stars ?? Number.NaN;
      expect(Math.floor((rounds[0]?.points ?? 0) / 100)).toBe(stars);
    }
  });

  test('by who was ahead most recently: boards remember past years', async () => {
    const { board, season } = await played({ scoring: 'maxonian' });
    const [stored] = await world.deps.store.boards(board.season);
    expect(stored?.history?.length).toBeGreaterThan(0);
    expect(stored?.history?.length).toBeLessThanOrEqual(2);
    // Three places pay 3, 2 and 1, and no seat has more than thirteen stars.
    expect(season.standing.reduce((sum, { total }) => sum + total, 0)).toBe(6);
  });

  test('what cannot be read is refused with its place', async () => {
    const organizer = await world.person('otto', 'Otto');
    const league = (await organizer.post<{ id: string }>('/leagues', { name: 'Refusals' })).body.id;
    const announced = async (choices: Record<string, unknown>) => {
      const answer = await organizer.post(`/leagues/${league}/seasons`, {
        name: 'Season 1',
        system: 'ny2047',
        deadlines: { orders: 60, adjustment: 60 },
        ...choices,
      });
      return { status: answer.status, text: answer.text };
    };
    const formula = await announced({ scoring: { id: 'formula', parameters: { expression: 'own *' } } });
    expect(formula.status).toBe(422);
    expect(formula.text).toContain('"scoring","parameters","expression"');
    // Nothing but numbers and the functions of the scoring page: no members, texts, lists, macros, or names of JavaScript.
    for (const expression of [
      'own.constructor',
      'constructor',
      'process.exit(1)',
      'eval("1")',
      'isFinite(1) ? 1 : 2',
      'parseInt(1)',
      '[1, 2].map(x, x)[0]',
      'size("abc")',
      '(() => 1)()',
    ]) {
      const { status, text } = await announced({ scoring: { id: 'formula', parameters: { expression } } });
      expect([expression, status, text]).toEqual([
        expression,
        422,
        expect.stringContaining('"scoring","parameters","expression"'),
      ]);
    }
    expect((await organizer.get<{ seasons: unknown[] }>(`/leagues/${league}`)).body.seasons).toEqual([]);
    const tribute = await announced({ scoring: { id: 'tribute', parameters: { tax: 1 } } });
    expect(tribute.status).toBe(422);
    const rules = await announced({ aggregation: { tieBreaks: ['coin'] } });
    expect(rules.text).toContain('"aggregation","tieBreaks"');
  });
});
