import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { systemFor } from '../../../engine/systems';
import { firstDifference } from '../../../functions/core/game/rehearse';
import { dynamoStore } from '../../../functions/core/platform/dynamo-store';
import type { Store } from '../../../functions/core/platform/store';
import { TABLE } from '../../../functions/host/create-tables';
import { startEmbeddedDynamo } from '../../../functions/host/dynamo';
import { localClient } from '../../support/test-dynamo';

/**
 * `npm run sigkill -- 100`: kills a platform under load that many times, and checks every write that it acknowledged.
 */
const kills = Number(process.argv[2] ?? 100);
const folder = mkdtempSync(join(tmpdir(), 'turreton-kills-'));
/** The version and receipt of the last acknowledged list, by game, step and seat. */
const acknowledged = new Map<string, { readonly version: number; readonly receipt: string }>();
let lists = 0;
let lost = 0;

for (let kill = 1; kill <= kills; kill += 1) {
  await runAndKill(300 + ((kill * 137) % 1700));
  const dynamo = await startEmbeddedDynamo({ path: folder });
  const client = localClient(dynamo.endpoint);
  await check(dynamoStore({ name: TABLE, client }));
  client.destroy();
  await dynamo.close();
  if (kill % 10 === 0) process.stdout.write(`${kill} kills, ${lists} lists acknowledged, ${lost} lost\n`);
}
rmSync(folder, { recursive: true, force: true });
process.stdout.write(`${kills} kills, ${lists} lists acknowledged, ${lost} lost or torn\n`);
process.exit(lost === 0 && lists > 0 ? 0 : 1);

/** Runs the platform over the folder for a while and kills it. */
async function runAndKill(milliseconds: number): Promise<void> {
  const script = join(import.meta.dirname, 'loaded-platform.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const running = once(child.stdout, 'data');
  createInterface({ input: child.stdout }).on('line', note);
  await running;
  await wait(milliseconds);
  child.kill('SIGKILL');
  await once(child, 'close');
}

function note(line: string): void {
  const [game, step, seat, version, receipt] = line.split(' ');
  if (receipt === undefined) return;
  lists += 1;
  acknowledged.set(`${game} ${step} ${seat}`, { version: Number(version), receipt });
}

/** Every acknowledged list exists, or a later one of its seat and step; every step follows from seed and orders. */
async function check(store: Store): Promise<void> {
  const games = new Set<string>();
  for (const [key, { version, receipt }] of acknowledged) {
    const [game = '', step, seat = ''] = key.split(' ');
    games.add(game);
    const stored = await store.ordersOfSeat(game, Number(step), seat);
    const kept =
      stored !== undefined &&
      (stored.version > version || (stored.version === version && stored.receipt === receipt));
    if (!kept)
      report(`${key}: version ${version} was acknowledged, ${stored?.version ?? 'nothing'} is stored`);
  }
  for (const id of games) {
    const [game, seed, steps] = await Promise.all([store.game(id), store.seed(id), store.steps(id)]);
    const system = game && systemFor(game);
    if (game === undefined || seed === undefined || system === undefined) report(`${id} is gone`);
    else if (firstDifference(system, game, seed, steps) !== null) report(`${id} does not replay`);
  }
}

function report(what: string): void {
  lost += 1;
  process.stderr.write(`${what}\n`);
}
