import type * as z from 'zod';
import { gameOf } from '../access/guards';
import type { GameExport } from '../game/games.schema';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { iso } from '../platform/instants';
import { openedPressIn } from '../press/opened-press';

/** A finished game with its seed revealed: everything that verification needs. */
export async function gameExport(deps: Deps, id: string): Promise<Outcome<z.infer<typeof GameExport>>> {
  const found = await gameOf(deps, id);
  if (!found.ok) return found;
  const { game, gate } = found.value;
  if (gate.state !== 'finished') return refuse({ code: 'game-running' });
  const [seed, steps, opened] = await Promise.all([
    deps.store.seed(id),
    deps.store.steps(id),
    openedPressIn(deps, found.value),
  ]);
  const setup = steps.find(({ step }) => step === 0);
  if (seed === undefined || setup === undefined) throw new Error(`game ${id} lacks its seed or set-up`);
  const { system, rulesVersion, options, commitment } = game;
  const seats = game.seats.map(({ seat }) => seat);
  return done({
    start: {
      game: id,
      system,
      rulesVersion,
      options,
      seats,
      commitment,
      position: setup.played ?? setup.position,
      ...(setup.proof === undefined ? {} : { proof: setup.proof.version }),
    },
    seed,
    steps: steps
      .filter(({ step }) => step > 0)
      .map(({ step, given, hash, proof }) => ({
        ...{ step, given, hash },
        ...(proof === undefined ? {} : { proof }),
      })),
    corrections: steps.flatMap(({ step, corrections = [] }) => corrections.map((one) => ({ step, ...one }))),
    press: opened
      .filter(({ deletedAt }) => deletedAt === undefined)
      .map(({ thread, from, at, text }) => ({ thread, from, at: iso(at), step: stepAt(steps, at), text })),
  });
}

/** The step that was open at a time; the last one for messages written as it closed. */
function stepAt(steps: readonly { readonly step: number; readonly closedAt: number }[], at: number): number {
  const open = steps.find(({ step, closedAt }) => step > 0 && at < closedAt);
  return open?.step ?? steps.at(-1)?.step ?? 0;
}
