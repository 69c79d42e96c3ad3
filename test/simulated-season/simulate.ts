import { PLAN } from './plan';
import { played } from './play';
import { recomputed, standingOf } from './recomputed';

/**
 * Plays the season of a file with bots, and computes it a second time.
 * @returns lines to print
 */
export async function simulateSeason(json: unknown): Promise<readonly string[]> {
  const plan = PLAN.parse(json);
  const began = performance.now();
  const season = await played(plan);
  const seconds = (performance.now() - began) / 1000;
  const { world, season: body, steps, came, left } = season;
  const [boards, rounds] = await Promise.all([world.store.boards(body.id), world.store.rounds(body.id)]);
  const rows = await standingOf(season);
  const differences = await recomputed(season);
  await world.close();
  const byes = rounds.reduce((sum, { sittingOut }) => sum + sittingOut.length, 0);
  return [
    `${body.name}: ${came.size} players, ${left.size} of whom left, ${body.rounds} rounds of boards of ${body.boardSize}, ${body.systemTitle}`,
    `${boards.length} boards, ${byes} byes, ${steps} steps, ${seconds.toFixed(0)} s`,
    ...rows
      .slice(0, 10)
      .map(
        ({ place, player, total }) =>
          `${String(place).padStart(4)}  ${player.name.padEnd(24)} ${total.toFixed(1)}`,
      ),
    `standing, places, byes and ratings computed again from the raw games: ${differences.length === 0 ? 'equal' : 'NOT EQUAL'}`,
    ...differences.slice(0, 10),
  ];
}
