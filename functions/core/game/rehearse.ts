import pMap from 'p-map';
import type { GameSystem } from '../../../engine/game';
import { loadSystemFor } from '../../../engine/load-system';
import { proveStep } from '../../../engine/proof';
import { allLeagues } from '../league/all-leagues';
import type { Store } from '../platform/store';
import { headOf } from '../step/adjudicate-step';
import type { GameRecord, StepRecord } from './games.records';

const AT_ONCE = 4;

/** The result of replaying a running game. */
export interface Rehearsal {
  readonly game: string;
  readonly rulesVersion: string;
  readonly steps: number;
  /** The first step whose result differs from the published one; null if all match. */
  readonly differs: number | null;
  /** Why the game cannot continue under this release; null if it can. */
  readonly fault: string | null;
}

/**
 * Replays every running game from its seed and orders under the rules of this release, before the release is put to
 * use. Only reads. Starts each step from the published position, so that the first difference is reported and does not
 * hide later ones.
 */
export async function rehearse(
  store: Store,
  find: typeof loadSystemFor = loadSystemFor,
): Promise<readonly Rehearsal[]> {
  const leagues = await allLeagues(store);
  const seasons = (await Promise.all(leagues.map(({ id }) => store.seasonsOf(id)))).flat();
  const playing = seasons.filter(({ status }) => status === 'running');
  const boards = (await Promise.all(playing.map(({ id }) => store.boards(id)))).flat();
  const running = boards.filter(({ status }) => status === 'running');
  return pMap(running, ({ game }) => rehearseGame(store, game, find), { concurrency: AT_ONCE });
}

async function rehearseGame(store: Store, id: string, find: typeof loadSystemFor): Promise<Rehearsal> {
  const [game, seed, steps] = await Promise.all([store.game(id), store.seed(id), store.steps(id)]);
  if (game === undefined || seed === undefined) throw new Error(`game ${id} lacks its record or seed`);
  const { rulesVersion } = game;
  const common = { game: id, rulesVersion, steps: Math.max(0, steps.length - 1) };
  const system = await find(game);
  if (system === undefined)
    return { ...common, differs: null, fault: `this release has no rules ${rulesVersion} of ${game.system}` };
  const differs = firstDifference(system, game, seed, steps);
  if (differs !== null) return { ...common, differs, fault: `step ${differs} comes out differently` };
  return { ...common, differs: null, fault: openFault(system, steps.at(-1)?.position, game) };
}

/**
 * Adjudicates each step again from the position that was published before it.
 * @param steps from the set-up on, in order
 * @returns the first step whose hash differs from the published one; null if all match
 */
export function firstDifference(
  system: GameSystem,
  { id, options }: Pick<GameRecord, 'id' | 'options'>,
  seed: string,
  steps: readonly StepRecord[],
): number | null {
  const read = system.options.parse(options);
  for (const [at, step] of steps.entries()) {
    const last = steps[at - 1];
    if (last === undefined) continue;
    const before = { position: last.position, hash: headOf(last) };
    const { hash } = proveStep(system, read, { seed, game: id }, before, step);
    if (hash !== step.hash) return step.step;
  }
  return null;
}

/** The problem of the open step: no seat owes orders, or the position cannot be shown. */
function openFault(system: GameSystem, position: unknown, { seats }: GameRecord): string | null {
  try {
    const pending = system.pending(position);
    if (pending === null) return 'the game would be over';
    for (const { seat } of seats) {
      const view = system.view(position, { kind: 'seat', seat });
      if (pending.seats.some((one) => one.seat === seat)) system.legal(view, seat, []);
    }
    return null;
  } catch (error) {
    return `the open step cannot be played: ${String(error)}`;
  }
}
