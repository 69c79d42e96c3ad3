import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProblemReply } from '../../functions/core/platform/common.schema';
import type {
  Laboratory,
  Scores,
  ScoringDetails,
  ScoringPreview,
  Scorings,
} from '../../functions/core/scoring/scoring.schema';
import type { CreateSeason } from '../../functions/core/season/season-settings.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { playSeason } from '../../functions/host/play-season';
import { type Board, startBoard } from '../support/season';
import { startWorld, type World } from '../support/world';

let world: World;
let board: Board;

beforeAll(async () => {
  world = await startWorld();
  board = await startBoard(world, {
    humans: 2,
    rounds: 2,
    boardSize: 3,
    options: { lastYear: 2048 },
    choices: {
      aggregation: { total: { rule: 'sum', weights: [1, 2] }, tieBreaks: ['total-centres', 'lot'] },
    },
  });
});
afterAll(() => world.close());

const sum = (lines: readonly { readonly points: number }[]) =>
  lines.reduce((total, { points }) => total + points, 0);
const query = (value: unknown) => encodeURIComponent(JSON.stringify(value));

describe('while it is being played', () => {
  test('every place in reach is shown, and nobody is certain before the last board', async () => {
    const { finishes, rows } = (await world.visitor().get<Scores>(`/seasons/${board.season}/scores`)).body;
    if (finishes?.known !== true) throw new Error('nothing is known');
    expect(finishes.ranges.map(({ player }) => player.id).sort()).toEqual(
      rows.map(({ player }) => player.id).sort(),
    );
    for (const { best, worst, most } of finishes.ranges) {
      expect(best).toBe(1);
      // Two bots may still be added for the second round.
      expect(worst).toBe(5);
      // 100 for a win of the first round, 200 for one of the second.
      expect(most).toBe(300);
    }
    expect(finishes.notices).toEqual([]);
  });

  test('scoring and totals stay as they are, with the reason', async () => {
    const settings = (await board.organizer.get<CreateSeason>(`/seasons/${board.season}/settings`)).body;
    const answer = await board.organizer.put<ProblemReply>(`/seasons/${board.season}/settings`, {
      ...settings,
      scoring: 'carnage',
      aggregation: { tieBreaks: ['lot'] },
    });
    expect(answer.status).toBe(422);
    expect(answer.body.problems).toEqual([
      expect.objectContaining({ path: ['scoring'], message: 'Points have already been scored this way.' }),
      expect.objectContaining({
        path: ['aggregation'],
        message: 'Totals have already been counted this way.',
      }),
    ]);
  });
});

describe('once it has been played', () => {
  beforeAll(() => playSeason(world.deps, world.clock, board.season));

  const read = async <T>(path: string) => (await board.organizer.get<T>(path)).body;

  test('each total is explained by its lines, each game by its own', async () => {
    const { rows, finishes } = await read<Scores>(`/seasons/${board.season}/scores`);
    const { standing } = await read<Season>(`/seasons/${board.season}`);
    expect(finishes).toBeNull();
    expect(rows.map(({ player, total }) => [player.id, total])).toEqual(
      standing.map(({ player, total }) => [player.id, total]),
    );
    for (const row of rows) {
      expect(sum(row.lines)).toBeCloseTo(row.total, 9);
      for (const game of row.games) expect(sum(game.lines)).toBeCloseTo(game.points, 9);
      const weighted = row.games.reduce((total, { round, points }) => total + round * points, 0);
      expect(weighted).toBeCloseTo(row.total, 9);
    }
  });

  test('replayed as it was, nothing moves; under plain stars the totals are the stars', async () => {
    const same = await read<Laboratory>(`/seasons/${board.season}/laboratory`);
    for (const row of same.rows) expect([row.place, row.total]).toEqual([row.placeBefore, row.totalBefore]);
    const plain = await read<Laboratory>(
      `/seasons/${board.season}/laboratory?scoring=leading-measure&parameters=${query({ factor: 10 })}&aggregation=${query({})}`,
    );
    const { boards } = await read<Season>(`/seasons/${board.season}`);
    for (const { player, total } of plain.rows) {
      const seats = boards.flatMap(({ seats: all }) => all.filter((seat) => seat.player.id === player.id));
      expect(total).toBe(10 * seats.reduce((stars, { figures }) => stars + (figures.stars ?? 0), 0));
    }
  });

  test('a system that reads past years finds them, though the season kept none', async () => {
    const { rows } = await read<Laboratory>(`/seasons/${board.season}/laboratory?scoring=maxonian`);
    // Two boards of three seats, of which the second counts twice: 3 + 2 + 1 each.
    expect(rows.reduce((total, row) => total + row.total, 0)).toBe(18);
  });

  test('the laboratory finds the properties that a system is said to have', async () => {
    const { scorings } = await read<Scorings>('/scorings');
    for (const id of ['sum-of-squares', 'carnage', 'tribute', 'haight'] as const) {
      const { properties } = await read<Laboratory>(`/seasons/${board.season}/laboratory?scoring=${id}`);
      const known = scorings.find((one) => one.id === id)?.properties;
      expect(properties.filter(({ holds }) => holds).map((one) => one.id)).toEqual(known);
      for (const { holds, why, boards } of properties)
        expect(holds ? boards.length : [typeof why, boards.length]).toEqual(holds ? 0 : ['string', 2]);
    }
  });

  test('a formula is previewed on the games of a season, or on written boards', async () => {
    const parameters = query({ expression: '100 * own + seats' });
    const path = `/scorings/formula/preview?parameters=${parameters}`;
    const played = await read<ScoringPreview>(`${path}&season=${board.season}`);
    const { boards } = await read<Season>(`/seasons/${board.season}`);
    for (const preview of played.boards) {
      const real = boards.find(({ game }) => game === preview.game);
      expect(preview.seats.map(({ points }) => points).sort()).toEqual(
        real?.seats.map(({ figures }) => 100 * (figures.stars ?? 0) + 3).sort(),
      );
    }
    const written = await read<ScoringPreview>(`${path}&seats=4`);
    expect(written.boards).toHaveLength(3);
    for (const { seats } of written.boards)
      for (const { measure, points } of seats) expect(points).toBe(100 * measure + 4);
  });

  test.each([
    ['own *', 'syntax', /character 6/],
    ['own / lead', 'division-by-zero', /For example, on a board with .*character 7/],
    ['stars', 'unknown-name', /nothing called “stars”/],
  ])('the formula %s is refused everywhere with its place', async (expression, code, message) => {
    const parameters = query({ expression });
    for (const path of [
      `/scorings/formula/preview?parameters=${parameters}`,
      `/seasons/${board.season}/laboratory?scoring=formula&parameters=${parameters}`,
    ]) {
      const answer = await board.organizer.get<ProblemReply>(path);
      expect(answer.status).toBe(422);
      expect(answer.body.problems?.[0]?.path).toEqual(['parameters', 'expression']);
      expect(answer.body.problems?.[0]?.message).toMatch(message);
    }
    const announced = await board.organizer.post<ProblemReply>(`/leagues/${board.league}/seasons`, {
      name: 'Season 2',
      system: 'ny2047',
      scoring: { id: 'formula', parameters: { expression } },
      deadlines: { orders: 60, adjustment: 60 },
    });
    expect(announced.status).toBe(422);
    expect(announced.body.problems?.[0]).toMatchObject({
      path: ['scoring', 'parameters', 'expression'],
      code: code === 'division-by-zero' ? code : 'custom',
    });
  });

  test('what is no JSON, no parameter or no rule is refused with its place', async () => {
    const refused = async (rest: string) => {
      const answer = await board.organizer.get<ProblemReply>(`/seasons/${board.season}/laboratory?${rest}`);
      return [answer.status, answer.body.problems?.[0]?.path.join('.')];
    };
    expect(await refused('aggregation=%7B')).toEqual([422, 'aggregation']);
    expect(await refused(`aggregation=${query({ tieBreaks: ['coin'] })}`)).toEqual([
      422,
      'aggregation.tieBreaks.0',
    ]);
    expect(await refused(`scoring=tribute&parameters=${query({ free: 'six' })}`)).toEqual([
      422,
      'parameters.free',
    ]);
  });

  test('each system lists its parameters with names and defaults', async () => {
    const { scorings } = await read<Scorings>('/scorings');
    for (const { id } of scorings) {
      const { parameters } = await read<ScoringDetails>(`/scorings/${id}`);
      const properties = parameters.properties as Record<string, { title?: string; default?: unknown }>;
      for (const [name, one] of Object.entries(properties)) {
        expect(one.title, `${id} ${name}`).toBeTruthy();
        expect(one, `${id} ${name}`).toHaveProperty('default');
      }
    }
  });
});
