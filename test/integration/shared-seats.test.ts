import { afterEach, describe, expect, test } from 'vitest';
import type { PlayerPage } from '../../functions/core/rating/ratings.schema';
import { recomputeRatings } from '../../functions/core/rating/recompute-ratings';
import type { Scores } from '../../functions/core/scoring/scoring.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { closeStep } from '../../functions/core/step/close-step';
import { playSeason } from '../../functions/host/play-season';
import { recomputed } from '../support/computed';
import { type Board, playerOf, startBoard } from '../support/season';
import { startWorld, type World } from '../support/world';

let world: World;
let board: Board;

const SEAT = 'tower';

/** A board of which one seat goes to a bot in its third turn: lost by missed turns, or reassigned by a moderator. */
async function played(absence: Record<string, unknown>, lost: boolean): Promise<void> {
  world = await startWorld();
  const disorder = lost ? { disorder: { after: 2 }, botAfter: 0 } : {};
  const choices = { absence: { ...disorder, ...absence } };
  board = await startBoard(world, { options: { lastYear: 2048 }, choices });
  for (const step of [1, 2]) {
    for (const [seat, person] of Object.entries(board.players))
      if (seat !== SEAT || !lost)
        await person.put(`/games/${board.game}/steps/${step}/orders`, { orders: [], ready: false });
    world.clock.set((await world.store.gate(board.game))?.deadline ?? 0);
    await closeStep(world.deps, board.game, step);
    await world.deliver();
  }
  if (!lost) {
    const ruling = { kind: 'replace', seat: SEAT, player: null, reason: 'By their own wish.' };
    expect(await board.organizer.post(`/games/${board.game}/rulings`, ruling)).toMatchObject({ status: 200 });
  }
  await playSeason(world.deps, world.clock, board.season);
}
afterEach(() => world.close());

const leaver = () => playerOf(board, SEAT).id;
const season = async () => (await world.visitor().get<Season>(`/seasons/${board.season}`)).body;
const result = async () => {
  const [found] = await world.store.resultsOfSeason(board.season);
  if (found === undefined) throw new Error('the board was not rated');
  return found;
};

describe('points of a seat that two players held', () => {
  test('are divided by turns where the season says so, and both are notified of their share', async () => {
    await played({ seatPoints: 'share' }, false);
    const { boards, standing } = await season();
    const seat = boards[0]?.seats.find((one) => one.seat === SEAT);
    const turns = (await result()).seats.find((one) => one.seat === SEAT)?.turns ?? 0;
    const rounds = (id: string) => standing.find(({ player }) => player.id === id)?.rounds ?? [];
    const own = rounds(leaver())[0]?.points ?? 0;
    expect(own).toBeCloseTo(((seat?.points ?? 0) * 2) / (turns + 2), 9);
    expect(own + (rounds(seat?.player.id ?? '')[0]?.points ?? 0)).toBeCloseTo(seat?.points ?? 0, 9);
    const { rows } = (await world.visitor().get<Scores>(`/seasons/${board.season}/scores`)).body;
    const lines = rows.find(({ player }) => player.id === leaver())?.games[0]?.lines ?? [];
    expect(lines.at(-1)?.text).toBe(`held for 2 of ${turns + 2} turns`);
    expect(lines.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(own, 9);
  });

  test('otherwise belong to the holder at the end', async () => {
    await played({}, false);
    const { boards, standing } = await season();
    const seat = boards[0]?.seats.find((one) => one.seat === SEAT);
    expect(standing.find(({ player }) => player.id === leaver())?.rounds ?? []).toEqual([]);
    expect(standing.find(({ player }) => player.id === seat?.player.id)?.rounds[0]?.points).toBe(
      seat?.points,
    );
  });
});

describe('ratings of a seat that two players held', () => {
  test('who lost it by missing turns is rated as last, whatever became of the seat', async () => {
    await played({}, true);
    const rating = await world.store.rating(leaver(), 'overall');
    expect(rating).toMatchObject({ games: 1, wins: 0 });
    expect(rating?.mu).toBeLessThan(25);
    const { left } = await result();
    expect(left).toMatchObject([{ player: { id: leaver() }, turns: 2, forfeited: true, before: 1500 }]);
    expect(left?.[0]?.rating).toBeLessThan(1500);
    expect(await recomputed(world.store, () => recomputeRatings(world.deps))).toEqual([]);
  });

  test('who was replaced gains nothing by the seat, and the substitute loses nothing', async () => {
    await played({}, false);
    const { seats } = await result();
    const own = seats.find((one) => one.seat === SEAT);
    const [before, after] = await Promise.all([
      world.store.rating(leaver(), 'ny2047'),
      world.store.rating(own?.player.id ?? '', 'ny2047'),
    ]);
    expect(before?.mu).toBeLessThanOrEqual(25);
    expect(after?.mu).toBeGreaterThanOrEqual(25);
    expect([before?.games, after?.games]).toEqual([1, 1]);
    expect(await recomputed(world.store, () => recomputeRatings(world.deps))).toEqual([]);
  });

  test('the board stands on the page of the player who left it', async () => {
    await played({}, true);
    const { body } = await world.visitor().get<PlayerPage>(`/players/${leaver()}`);
    expect(body.results).toMatchObject([
      { game: board.game, seat: SEAT, place: 7, left: 'missed', winner: false },
    ]);
  });
});
