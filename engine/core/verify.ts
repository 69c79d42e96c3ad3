import { SYSTEMS } from '../systems';
import { canonicalJson } from './canonical';
import { type ChainStart, commitmentOf, linkHash, startHash } from './chain';
import { stepRandom } from './random';

/** A finished game as it is exported: everything needed to play it again. */
export interface GameExport {
  readonly start: ChainStart;
  readonly seed: string;
  readonly steps: readonly ExportedStep[];
}

export interface ExportedStep {
  readonly step: number;
  readonly given: Readonly<Record<string, readonly unknown[]>>;
  /** The hash published when the step was adjudicated. */
  readonly hash: string;
}

export type Verification =
  | { readonly ok: true; readonly steps: number; readonly hash: string }
  | { readonly ok: false; readonly step: number; readonly message: string };

/**
 * Plays an exported game again from its seed and orders and compares every published hash.
 * Runs in the browser as well as on the command line; trusts nothing in the file.
 */
export function verifyGame(game: GameExport): Verification {
  const entry = SYSTEMS[game.start.system];
  if (!entry?.available) return failed(0, `This version does not know the game system ${game.start.system}.`);
  const { system } = entry;
  if (system.rulesVersion !== game.start.rulesVersion)
    return failed(
      0,
      `Played under rules ${game.start.rulesVersion}; this version has ${system.rulesVersion}.`,
    );
  if (commitmentOf(game.seed) !== game.start.commitment)
    return failed(0, 'The revealed seed is not the one that was committed to.');
  const options = system.options.parse(game.start.options);
  let position = system.setup(options, game.start.seats, stepRandom(game.seed, game.start.game, 0));
  if (canonicalJson(position) !== canonicalJson(game.start.position))
    return failed(0, 'The set-up does not follow from the seed.');
  let hash = startHash(game.start);
  for (const { step, given, hash: published } of game.steps) {
    const result = system.adjudicate(position, given, options, stepRandom(game.seed, game.start.game, step));
    hash = linkHash(hash, { step, given, result });
    if (hash !== published)
      return failed(step, `Step ${step} gives ${hash}, but ${published} was published.`);
    position = result.position;
  }
  return { ok: true, steps: game.steps.length, hash };
}

function failed(step: number, message: string): Verification {
  return { ok: false, step, message };
}
