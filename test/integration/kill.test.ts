import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyGame } from '../../engine/verify';
import type { Store } from '../../functions/core/platform/store';
import { dynamoStore } from '../../functions/core/platform/store';
import { TABLE } from '../../functions/host/create-tables';
import { startEmbeddedDynamo } from '../../functions/host/dynamo';
import { localClient } from '../support/test-dynamo';

const KILLS = 5;
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'turreton-kill-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the platform over the folder until each board has closed a step, and soon after kills it. */
async function runAndKill(milliseconds: number): Promise<void> {
  const args = ['--import', 'tsx', join(import.meta.dirname, '../support/platform-child.ts'), folder];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let first: number[] | undefined;
  for await (const line of createInterface(child.stdout)) {
    const open: number[] = JSON.parse(line);
    first ??= open;
    if (open.every((step, board) => step > (first?.[board] ?? 0))) break;
  }
  await wait(milliseconds);
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** Step numbers of every game; each chain of hashes is recomputed from seed and orders. */
async function verifiedSteps(store: Store): Promise<number[]> {
  const [league] = (await store.leagues(1, null)).rows;
  const [season] = await store.seasonsOf(league?.id ?? '');
  const counts: number[] = [];
  for (let board = 1; board <= 2; board += 1) {
    const game = await store.game(`${season?.id}r1b${board}`);
    const [seed, steps] = [await store.seed(game?.id ?? ''), await store.steps(game?.id ?? '')];
    if (game === undefined || seed === undefined) throw new Error(`board ${board} is gone`);
    expect(steps.map(({ step }) => step)).toEqual(steps.map((_, index) => index));
    const { system, rulesVersion, options, commitment } = game;
    const seats = game.seats.map(({ seat }) => seat);
    const start = {
      game: game.id,
      system,
      rulesVersion,
      options,
      seats,
      commitment,
      position: steps[0]?.position,
      proof: steps[0]?.proof?.version,
    };
    expect(verifyGame({ start, seed, steps: steps.slice(1) })).toMatchObject({
      ok: true,
      steps: steps.length - 1,
    });
    counts.push(steps.length - 1);
  }
  return counts;
}

test('a league goes on after the process is killed at any moment and started again', async () => {
  const progress: number[][] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    await runAndKill(130 * kill);
    const dynamo = await startEmbeddedDynamo({ path: folder, sync: false });
    const client = localClient(dynamo.endpoint);
    progress.push(await verifiedSteps(dynamoStore({ name: TABLE, client })));
    client.destroy();
    await dynamo.close();
  }
  for (const [index, counts] of progress.slice(1).entries())
    for (const [board, count] of counts.entries())
      expect(count).toBeGreaterThan(progress[index]?.[board] ?? 0);
});
