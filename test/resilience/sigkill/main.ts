import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { systemFor } from '../../../engine/systems';
import { firstDifference } from '../../../functions/core/game/rehearse';
import type { Store } from '../../../functions/core/platform/store';
import { dynamoStore } from '../../../functions/core/platform/store';
import { TABLE } from '../../../functions/host/create-tables';
import { startEmbeddedDynamo } from '../../../functions/host/dynamo';
import { localClient } from '../../support/test-dynamo';
import { Acknowledged, FLOOR, FLOORS, isKept, type Kind, keyOf } from './acknowledged';

const folder = mkdtempSync(join(tmpdir(), 'turreton-kills-'));
/** The last acknowledged write of everything that was written. */
const acknowledged = new Map<string, Acknowledged>();
const counts = new Map<Kind, number>();
let lost = 0;

/**
 * `turreton sigkill 100`: kills a platform under load that many times, and looks for every write that it acknowledged.
 * @returns whether nothing was lost, of as many writes of each kind as a run needs to mean something
 */
export async function killUnderLoad(kills: number): Promise<boolean> {
  for (let kill = 1; kill <= kills; kill += 1) {
    await runAndKill(300 + ((kill * 137) % 1700));
    const dynamo = await startEmbeddedDynamo({ path: folder, sync: false });
    const client = localClient(dynamo.endpoint);
    await check(dynamoStore({ name: TABLE, client }));
    client.destroy();
    await dynamo.close();
    if (kill % 10 === 0) process.stdout.write(`${kill} kills, ${counted()}\n`);
  }
  rmSync(folder, { recursive: true, force: true });
  process.stdout.write(`${kills} kills, ${counted()}\n`);
  const few = tooFew(kills);
  for (const text of few) process.stderr.write(`${text}\n`);
  return lost === 0 && few.length === 0;
}

function total(of: ReadonlyMap<Kind, number>): number {
  return [...of.values()].reduce((sum, count) => sum + count, 0);
}

function counted(): string {
  const kinds = [...counts].map(([kind, count]) => `${count} ${kind}`).join(', ');
  return `${total(counts)} writes acknowledged (${kinds}), ${lost} lost or torn`;
}

const NONE: ReadonlyMap<Kind, number> = new Map();

/** The floors that so many kills have not reached since an earlier count. */
function tooFew(kills: number, before: ReadonlyMap<Kind, number> = NONE): readonly string[] {
  const more = (kind: Kind) => (counts.get(kind) ?? 0) - (before.get(kind) ?? 0);
  const kinds = (Object.keys(FLOORS) as Kind[]).map((kind) => [kind, more(kind), FLOORS[kind]] as const);
  const all = total(counts) - total(before);
  return [...kinds, ['all kinds', all, FLOOR] as const].flatMap(([what, count, floor]) =>
    count >= floor * kills
      ? []
      : [`too few to count: ${count} acknowledged writes of ${what}, ${floor * kills} needed`],
  );
}

/** For how long a run may take to acknowledge enough: a minute. */
const LOOKS = 1200;
const LOOK_MS = 50;

/** Runs the platform over the folder until it has acknowledged enough, and for a while longer, and kills it. */
async function runAndKill(milliseconds: number): Promise<void> {
  const script = join(import.meta.dirname, 'loaded-platform.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const before = new Map(counts);
  const running = once(child.stdout, 'data');
  createInterface({ input: child.stdout }).on('line', note);
  await running;
  for (let looks = 0; looks < LOOKS && tooFew(1, before).length > 0; looks += 1) await wait(LOOK_MS);
  await wait(milliseconds);
  child.kill('SIGKILL');
  await once(child, 'close');
}

/** Takes an acknowledgement. A line that the kill has cut off was acknowledged to nobody. */
function note(line: string): void {
  if (!line.startsWith('{') || !line.endsWith('}')) return;
  const write = Acknowledged.parse(JSON.parse(line));
  counts.set(write.kind, (counts.get(write.kind) ?? 0) + 1);
  acknowledged.set(keyOf(write), write);
}

/** Every acknowledged write is there, or a later one in its place; every step follows from seed and orders. */
async function check(store: Store): Promise<void> {
  for (const write of acknowledged.values())
    if (!(await isKept(store, write))) report(`acknowledged and not stored: ${JSON.stringify(write)}`);
  const games = [...acknowledged.values()].flatMap((write) => (write.kind === 'orders' ? [write.game] : []));
  for (const id of new Set(games)) {
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
