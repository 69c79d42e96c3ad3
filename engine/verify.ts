import { canonicalJson } from './core/canonical';
import {
  type ChainCorrection,
  type ChainStart,
  commitmentOf,
  correctionHash,
  linkHash,
  startHash,
} from './core/chain';
import { stepRandom } from './random';
import { gameSystem, isGameSystem, systemFor } from './systems';

/** A finished game as it is exported: everything needed to play it again. */
export interface GameExport {
  readonly start: ChainStart;
  readonly seed: string;
  readonly steps: readonly ExportedStep[];
  /** What rulings changed on the board, in their order; absent, nothing. */
  readonly corrections?: readonly ExportedCorrection[];
}

/** A corrected position after a step, with its published hash. */
export interface ExportedCorrection extends ChainCorrection {
  readonly step: number;
  readonly hash: string;
}

export interface ExportedStep {
  readonly step: number;
  readonly given: Readonly<Record<string, readonly unknown[]>>;
  /** The hash published when the step was adjudicated. */
  readonly hash: string;
}

export type Verification =
  | {
      readonly ok: true;
      readonly steps: number;
      readonly hash: string;
      /** The rulings that changed the board: their positions are taken as they are. */
      readonly rulings: readonly number[];
    }
  | { readonly ok: false; readonly step: number; readonly message: string };

/**
 * Plays an exported game again from its seed and orders and compares every published hash. Where a ruling changed the
 * board its position is taken as it was published; that it was public is what its hash proves.
 * Runs in the browser as well as on the command line; trusts nothing in the file.
 */
export function verifyGame(game: GameExport): Verification {
  const { start, seed, steps, corrections = [] } = game;
  if (!isGameSystem(start.system))
    return failed(0, `This version does not know the game system ${start.system}.`);
  const system = systemFor(start);
  if (system === undefined) {
    const current = gameSystem(start.system).rulesVersion;
    return failed(0, `Played under rules ${start.rulesVersion}; this version has ${current}.`);
  }
  if (commitmentOf(seed) !== start.commitment)
    return failed(0, 'The revealed seed is not the one that was committed to.');
  const options = system.options.parse(start.options);
  let position = system.setup(options, start.seats, stepRandom(seed, start.game, 0));
  if (canonicalJson(position) !== canonicalJson(start.position))
    return failed(0, 'The set-up does not follow from the seed.');
  let hash = startHash(start);
  const link = (step: number, linked: string, published: string, next: unknown): Verification | undefined => {
    if (linked !== published)
      return failed(step, `Step ${step} gives ${linked}, but ${published} was published.`);
    hash = linked;
    position = next;
    return undefined;
  };
  const correct = (step: number): Verification | undefined => {
    for (const one of corrections.filter((correction) => correction.step === step)) {
      const wrong = link(step, correctionHash(hash, one), one.hash, one.position);
      if (wrong !== undefined) return wrong;
    }
    return undefined;
  };
  let wrong = correct(0);
  for (const { step, given, hash: published } of steps) {
    if (wrong !== undefined) return wrong;
    const result = system.adjudicate(position, given, options, stepRandom(seed, start.game, step));
    wrong = link(step, linkHash(hash, { step, given, result }), published, result.position) ?? correct(step);
  }
  return wrong ?? { ok: true, steps: steps.length, hash, rulings: corrections.map(({ ruling }) => ruling) };
}

function failed(step: number, message: string): Verification {
  return { ok: false, step, message };
}
