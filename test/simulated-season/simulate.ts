import * as z from 'zod';
import { CreateSeason } from '../../functions/api/schemas/season-settings';
import type { Season } from '../../functions/api/schemas/seasons';
import { playSeason } from '../../functions/host/play-season';
import { newEntry } from '../../functions/services/seasons/new-entry';
import { recomputed } from './recomputed';
import { startWorld } from './world';

/** A file that says which season to simulate: settings as the API exports them, and who plays. */
const PLAN = z.strictObject({
  settings: CreateSeason,
  players: z.int().min(1).max(10_000),
});

/** Plays a whole season with bots through the services, on a virtual clock. @returns lines to print */
export async function simulateSeason(json: unknown): Promise<readonly string[]> {
  const { settings, players } = PLAN.parse(json);
  const world = await startWorld();
  const began = performance.now();
  const olga = await world.person('olga', 'Olga');
  const league = (await olga.post<{ id: string }>('/leagues', { name: 'Simulated league' })).body.id;
  const announced = await olga.post<Season>(`/leagues/${league}/seasons`, settings);
  if (announced.status !== 200) throw new Error(announced.text);
  const id = announced.body.id;
  const season = await world.store.season(id);
  if (season === undefined) throw new Error('the season was not stored');
  for (let at = 1; at <= players; at += 1) {
    const player = { id: `player-${at}`, name: `Player ${at}`, kind: 'human' } as const;
    await world.store.enter(newEntry(season, player, world.clock.now(), 'in'), null);
  }
  const started = await olga.post<Season>(`/seasons/${id}/start`);
  if (started.status !== 200) throw new Error(started.text);
  const steps = await playSeason(world.deps, world.clock, id);
  const seconds = (performance.now() - began) / 1000;
  const { body } = await olga.get<Season>(`/seasons/${id}`);
  const differences = await recomputed(world.store, body);
  await world.close();
  return [
    `${body.name}: ${players} players, ${body.rounds} rounds of boards of ${body.boardSize}, ${body.systemTitle}`,
    `${body.boards.length} boards, ${steps} steps, ${seconds.toFixed(0)} s (${((1000 * seconds) / steps).toFixed(1)} ms a step)`,
    ...body.standing
      .slice(0, 10)
      .map(
        ({ place, player, total }) =>
          `${String(place).padStart(4)}  ${player.name.padEnd(24)} ${total.toFixed(1)}`,
      ),
    `standing and ratings computed anew from the raw games: ${differences.length === 0 ? 'equal' : 'NOT EQUAL'}`,
    ...differences.slice(0, 10),
  ];
}
