import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pMap from 'p-map';
import { gameSystem } from '../../engine/systems';
import { createGame } from '../../functions/core/game/create-game';
import type { Deps } from '../../functions/core/platform/deps';
import type { SeasonRecord } from '../../functions/core/season/seasons.records';
import { startPlatform } from '../../functions/host/platform';
import { siteServer } from '../../functions/host/server';
import { siteFor } from '../../functions/runtime';
import { quantile } from '../support/quantiles';
import type { Figure } from './measuring';

const SENT = { ok: true } as const;

/**
 * Games of a season that are due at the same time, closed by a whole platform on disk while its site answers requests.
 */
export async function benchLoadHere(season: SeasonRecord, count = 1000): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'turreton-herd-'));
  const send = async () => SENT;
  const platform = await startPlatform(
    {
      reach: siteFor('https://turreton.example', null, async () => 'a secret of the benchmark'),
      senders: () => ({ mail: send, push: send, discord: send, slack: send, program: send }),
    },
    folder,
  );
  const secret = 'a secret for the benchmark, long enough to sign';
  const local = { localKey: '', mailbox: null, demo: false };
  const pages = () => undefined;
  const server = siteServer({ deps: platform.deps, secret, version: 'bench', pages, local, proxies: [] });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the site has no port');
  try {
    const due = await createSeasonGames(platform.deps, season, count);
    platform.run();
    const late: number[] = [];
    const answers = askUntil(`http://127.0.0.1:${address.port}/v1/systems`, () => late.length === count);
    await waitForResults(platform.deps, due, late);
    const asked = await answers;
    const seconds = (share: number) => `${(quantile(late, share) / 1000).toFixed(1)} s`;
    return [
      { what: `${count} games due at once, median until the result`, value: seconds(0.5) },
      { what: `${count} games due at once, last result`, value: seconds(1) },
      { what: 'a request meanwhile, p50', value: `${quantile(asked, 0.5).toFixed(0)} ms` },
      { what: 'a request meanwhile, p99', value: `${quantile(asked, 0.99).toFixed(0)} ms` },
    ];
  } finally {
    server.close();
    server.closeAllConnections();
    await platform.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Games whose first step is long overdue, so that the first sweep finds all of them. */
async function createSeasonGames(
  deps: Deps,
  season: SeasonRecord,
  count: number,
): Promise<readonly string[]> {
  const past = {
    ...deps,
    clock: () => Date.now() - 90 * 60_000,
    timer: { at: async () => undefined, seasonAt: async () => undefined },
  };
  const seats = gameSystem('ny2047').seats.names.map((seat) => ({
    seat,
    player: { id: `player-${seat}`, name: seat, kind: 'human' as const },
  }));
  const boards = Array.from({ length: count }, (_, at) => at + 1);
  const games = await pMap(boards, (board) => createGame(past, season, 1, board, seats), { concurrency: 16 });
  return games.map(({ id }) => id);
}

/** Records how many milliseconds after its deadline each game had its result. */
async function waitForResults(deps: Deps, games: readonly string[], late: number[]): Promise<void> {
  const start = performance.now();
  let open = games;
  while (open.length > 0) {
    await wait(250);
    const gates = new Map((await deps.store.gates(open)).map((gate) => [gate.game, gate]));
    const still = open.filter((game) => gates.get(game)?.step === 1);
    for (let closed = still.length; closed < open.length; closed += 1) late.push(performance.now() - start);
    open = still;
  }
}

/**
 * Sends requests one after the other.
 * @returns the time of each request, in milliseconds
 */
async function askUntil(url: string, over: () => boolean): Promise<readonly number[]> {
  const took: number[] = [];
  while (!over()) {
    const start = performance.now();
    const reply = await fetch(url);
    await reply.arrayBuffer();
    took.push(performance.now() - start);
    await wait(50);
  }
  return took;
}
