import pMap from 'p-map';
import { recomputePiece, requestRecomputation } from '../../functions/core/rating/recompute-ratings';
import { handleEvent } from '../../functions/events/event-handlers';
import { enterMany, foundSeason } from '../support/many-players';
import { endedGame } from '../support/rated-games';
import { itemsIn } from '../support/recorded-items';
import { startWorld, type World } from '../support/world';
import type { Figure } from './measuring';

const GAMES = 5_000;
/** Full boards of seven. */
const PLAYERS = 2_002;
const AT_ONCE = 16;

/** The work that grows with a season, piece by piece, with the store in memory: each piece is a run on Lambda. */
export async function benchPieces(): Promise<readonly Figure[]> {
  return [...(await recomputation()), ...(await start())];
}

async function recomputation(): Promise<readonly Figure[]> {
  const world = await startWorld();
  const games = Array.from({ length: GAMES }, (_, at) => endedGame(at + 1, 2_000));
  await pMap(games, (game) => world.store.saveResult(game, [], 0), { concurrency: AT_ONCE });
  await requestRecomputation(world.deps);
  const runs = await timedRuns(async () => (await recomputePiece(world.deps)) === 'more');
  await world.close();
  return [{ what: `${GAMES} games rated again: runs, the longest, all`, value: inWords(runs) }];
}

async function start(): Promise<readonly Figure[]> {
  const world = await startWorld();
  const { organizer, season } = await foundSeason(world);
  await enterMany(world, season, PLAYERS);
  await world.deliver();
  const [request] = await timedRuns(async () => {
    await organizer.post(`/seasons/${season}/start`);
    return false;
  });
  const runs = await timedRuns(() => followOnce(world));
  const boards = (await world.store.round(season, 1))?.boards.length ?? 0;
  const sizes = (await itemsIn(world)).map((item) => JSON.stringify(item).length);
  await world.close();
  return [
    { what: `${PLAYERS} players: the request that starts their season`, value: `${seconds(request ?? 0)} s` },
    { what: `${boards} boards drawn and made: runs, the longest, all`, value: inWords(runs) },
    { what: 'the largest item', value: `${Math.round(Math.max(...sizes) / 1000)} kB` },
  ];
}

/** Handles the season's waiting events once, but not those of its new boards. */
async function followOnce(world: World): Promise<boolean> {
  const events = await world.store.outboxBefore(Number.POSITIVE_INFINITY);
  const event = events.find(({ kind }) => kind === 'season-changed');
  if (event !== undefined) await handleEvent(world.deps, event);
  return event !== undefined;
}

async function timedRuns(run: () => Promise<boolean>): Promise<readonly number[]> {
  const took: number[] = [];
  for (let more = true; more; ) {
    const began = performance.now();
    more = await run();
    took.push(performance.now() - began);
  }
  return took;
}

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);

function inWords(runs: readonly number[]): string {
  const all = runs.reduce((sum, one) => sum + one, 0);
  return `${runs.length}, ${seconds(Math.max(...runs))} s, ${seconds(all)} s`;
}
