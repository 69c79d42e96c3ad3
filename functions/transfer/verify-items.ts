import * as z from 'zod';
import { commitmentOf } from '../../engine/core/chain';
import { loadSystemFor } from '../../engine/load-system';
import { GameRecord, Gate } from '../core/game/games.records';
import { firstDifference } from '../core/game/rehearse';
import { StoredStep } from '../core/platform/items';
import type { StoredItem } from '../core/platform/stored-item';

/** The problem of a moved game. */
export interface GameFault {
  readonly game: string;
  readonly message: string;
}

/**
 * Replays every game among the items from its seed and orders, step by step, and compares the published hashes.
 * @returns the games whose replay differs from the published one or that are incomplete; empty if all match
 */
export async function verifyItems(items: readonly StoredItem[]): Promise<readonly GameFault[]> {
  const byGame = new Map<string, StoredItem[]>();
  for (const item of items)
    if (item.pk.startsWith('GAME#')) byGame.set(item.pk, [...(byGame.get(item.pk) ?? []), item]);
  const faults: GameFault[] = [];
  for (const [pk, own] of byGame) {
    const message = await faultOf(own);
    if (message !== null) faults.push({ game: pk.slice('GAME#'.length), message });
  }
  return faults;
}

const Secret = z.object({ seed: z.string() });

async function faultOf(items: readonly StoredItem[]): Promise<string | null> {
  const item = (sk: string) => items.find((one) => one.sk === sk);
  const game = GameRecord.safeParse(item('GAME'));
  const gate = Gate.safeParse(item('GATE'));
  const secret = Secret.safeParse(item('SECRET'));
  if (!game.success || !gate.success || !secret.success) return 'its record, gate or seed is missing';
  if (commitmentOf(secret.data.seed) !== game.data.commitment)
    return 'its seed does not match its commitment';
  const steps = items
    .filter(({ sk }) => sk.startsWith('STEP#'))
    .map((one) => StoredStep.parse(one))
    .sort((one, other) => one.step - other.step);
  if (steps.some(({ step }, at) => step !== at)) return 'a step is missing';
  const played = gate.data.state === 'finished' ? gate.data.step : gate.data.step - 1;
  if (gate.data.state !== 'taking-back' && steps.length !== played + 1)
    return 'its gate and its steps do not match';
  const system = await loadSystemFor(game.data);
  if (system === undefined)
    return `this release has no rules ${game.data.rulesVersion} of ${game.data.system}`;
  const differs = firstDifference(system, game.data, secret.data.seed, steps);
  return differs === null ? null : `step ${differs} comes out differently`;
}
