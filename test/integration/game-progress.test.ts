import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decidingStep, leadingFigures } from '../../engine/core/leading';
import { gameSystem } from '../../engine/systems';
import type { GameProgress } from '../../functions/core/result/results.schema';
import type { SeasonBoards } from '../../functions/core/season/season-pages.schema';
import { closeStep } from '../../functions/core/step/close-step';
import { playSeason } from '../../functions/host/play-season';
import { type Board, startBoard } from '../support/season';
import { startWorld, type World } from '../support/world';

let world: World;
let board: Board;

beforeAll(async () => {
  world = await startWorld();
  board = await startBoard(world, { humans: 7, options: { lastYear: 2049 } });
});
afterAll(() => world.close());

const progress = async () => (await world.visitor().get<GameProgress>(`/games/${board.game}/progress`)).body;
const sketch = async () =>
  (await world.visitor().get<SeasonBoards>(`/seasons/${board.season}/boards`)).body.boards[0]?.progress;

/** The measure of each seat after each step, read from the positions themselves. */
async function fromPositions(): Promise<Record<string, number[]>> {
  const system = gameSystem('ny2047');
  const [leading] = system.measures;
  const steps = await world.store.steps(board.game);
  return Object.fromEntries(
    system.seats.names.map((seat) => [
      seat,
      steps.map(({ position }) => system.figures(position)[seat]?.[leading?.id ?? ''] ?? 0),
    ]),
  );
}

const bySeat = (seats: GameProgress['seats'] = []) =>
  Object.fromEntries(seats.map(({ seat, values }) => [seat, values]));

async function playStep(step: number): Promise<void> {
  const gate = await world.store.gate(board.game);
  world.clock.set(gate?.deadline ?? 0);
  expect(await closeStep(world.deps, board.game, step)).toBe('adjudicated');
  await world.deliver();
}

describe('the progress of a board', () => {
  test('begins with the set-up, and a card shows nothing yet', async () => {
    expect(await progress()).toMatchObject({ measure: 'Stars', steps: [{ step: 0, label: 'Set-up' }] });
    expect(bySeat((await progress()).seats)).toEqual(await fromPositions());
    expect(await sketch()).toBeNull();
  });

  test('says what each seat had after each step', async () => {
    for (const step of [1, 2, 3]) await playStep(step);
    const { steps, seats } = await progress();
    expect(steps.map(({ step }) => step)).toEqual([0, 1, 2, 3]);
    expect(bySeat(seats)).toEqual(await fromPositions());
    expect((await progress()).decided).toBeNull();
    const played = Object.entries(await fromPositions()).map(([seat, values]) => [seat, values.slice(1)]);
    expect(bySeat((await sketch()) ?? [])).toEqual(Object.fromEntries(played));
  });

  test('follows a ruling that corrects a position, and forgets what was taken back', async () => {
    const last = (await world.store.steps(board.game))[3]?.position;
    const moderator = { kind: 'moderator' } as const;
    const seen = gameSystem('ny2047').view(last, moderator);
    const position = JSON.parse(JSON.stringify(seen));
    const before = (await fromPositions()).tower?.at(-1) ?? 0;
    const space = Object.keys(position.control ?? {}).find((name) => position.control[name] === 'tower');
    if (space === undefined) throw new Error('Tower holds nothing');
    position.control[space] = 'papst';
    const reason = 'The map showed a wrong owner.';
    const ruled = await board.organizer.post(`/games/${board.game}/rulings`, {
      kind: 'correct-position',
      position,
      reason,
    });
    expect(ruled, ruled.text).toMatchObject({ status: 200 });
    await world.deliver();
    expect(bySeat((await progress()).seats)).toEqual(await fromPositions());
    expect((await progress()).seats.find(({ seat }) => seat === 'tower')?.values.at(-1)).toBeLessThanOrEqual(
      before,
    );
    await board.organizer.post(`/games/${board.game}/rulings`, { kind: 'roll-back', step: 2, reason });
    await world.deliver();
    expect((await progress()).steps.map(({ step }) => step)).toEqual([0, 1]);
    expect(bySeat((await progress()).seats)).toEqual(await fromPositions());
  });

  test('is whole when the game has ended', async () => {
    await playSeason(world.deps, world.clock, board.season);
    const { steps, seats } = await progress();
    const last = (await world.store.gate(board.game))?.step ?? 0;
    expect(steps.map(({ step }) => step)).toEqual(Array.from({ length: last + 1 }, (_, at) => at));
    expect(bySeat(seats)).toEqual(await fromPositions());
  });

  test('names the step that decided the game', async () => {
    const { decided } = await progress();
    const steps = await world.store.steps(board.game);
    const system = gameSystem('ny2047');
    const winners = system.outcome(steps.at(-1)?.position)?.winners ?? [];
    const figures = steps.slice(1).map(({ position }) => leadingFigures(system, position));
    const at = decidingStep(figures, winners);
    expect(decided).toBe(at === null ? null : steps[at + 1]?.step);
  });

  test('is not there for a game that is not there', async () => {
    expect(await world.visitor().get('/games/nothing1/progress')).toMatchObject({ status: 404 });
  });
});
