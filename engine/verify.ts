import { canonicalJson } from './core/canonical';
import { type ChainCorrection, type ChainStart, commitmentOf } from './core/chain';
import type { GameSystem } from './game';
import { isGameSystem } from './games';
import {
  type ClosedStep,
  FIRST_PROOF,
  provedCorrectionHash,
  provedRandom,
  provedStartHash,
  proveStep,
  shuffleRandom,
} from './proof';
import { gameSystem, systemFor } from './systems';

/** The export of a finished game: everything needed to replay it. */
export interface GameExport {
  readonly start: ChainStart;
  readonly seed: string;
  readonly steps: readonly ExportedStep[];
  /** The changes of rulings to the board, in their order; absent if there are none. */
  readonly corrections?: readonly ExportedCorrection[];
}

/** A corrected position after a step, with its published hash. */
export interface ExportedCorrection extends ChainCorrection {
  readonly step: number;
  readonly hash: string;
}

export interface ExportedStep extends ClosedStep {
  /** The hash published when the step was adjudicated. */
  readonly hash: string;
}

export type Verification =
  | {
      readonly ok: true;
      readonly steps: number;
      readonly hash: string;
      /** The rulings that changed the board: their positions are taken as published. */
      readonly rulings: readonly number[];
      /** The rulings that took steps back, so that the steps after them were played with other dice. */
      readonly rerolled: readonly number[];
    }
  | { readonly ok: false; readonly step: number; readonly message: string };

/**
 * Replays an exported game from its seed and orders and compares every published hash. Where a ruling changed the board
 * its position is taken as published; its hash proves that it was public. Runs in the browser as well as on the command
 * line; trusts nothing in the file.
 */
export function verifyGame(game: GameExport): Verification {
  const { start, seed } = game;
  const system = systemFor(start);
  if (system === undefined) {
    if (!isGameSystem(start.system))
      return failed(0, `This version does not know the game system ${start.system}.`);
    const current = gameSystem(start.system).rulesVersion;
    return failed(0, `Played under rules ${start.rulesVersion}; this version has ${current}.`);
  }
  if (commitmentOf(seed) !== start.commitment)
    return failed(0, 'The revealed seed is not the one that was committed to.');
  return playAgain(system, game);
}

/** The current state of the verification: what the next step builds on. */
interface Reached {
  readonly position: unknown;
  readonly hash: string;
  /** The ruling that the dice depend on, and all rulings that they have depended on so far. */
  readonly rulings: readonly number[];
}

type Checked = Reached | { readonly failed: Verification };

function playAgain(system: GameSystem, game: GameExport): Verification {
  const { steps, corrections = [] } = game;
  let reached = corrected(system, game, 0, setUpAgain(system, game));
  for (const step of steps) {
    if ('failed' in reached) return reached.failed;
    reached = corrected(system, game, step.step, played(system, game, step, reached));
  }
  if ('failed' in reached) return reached.failed;
  const rulings = corrections.filter(({ shuffled }) => shuffled !== true).map(({ ruling }) => ruling);
  return { ok: true, steps: steps.length, hash: reached.hash, rulings, rerolled: reached.rulings };
}

function setUpAgain(system: GameSystem, { start, seed }: GameExport): Checked {
  const secret = { seed, game: start.game };
  const options = system.options.parse(start.options);
  const proof = start.proof === undefined ? undefined : FIRST_PROOF;
  const position = system.setup(options, start.seats, provedRandom(secret, 0, proof));
  if (canonicalJson(position) !== canonicalJson(start.position))
    return { failed: failed(0, 'The set-up does not follow from the seed.') };
  return { position, hash: provedStartHash(secret, start), rulings: [] };
}

function played(
  system: GameSystem,
  { start, seed }: GameExport,
  one: ExportedStep,
  before: Reached,
): Checked {
  const options = system.options.parse(start.options);
  const { result, hash } = proveStep(system, options, { seed, game: start.game }, before, one);
  if (hash !== one.hash) return differs(one.step, hash, one.hash);
  const ruling = one.proof?.ruling ?? 0;
  const last = before.rulings.at(-1) ?? 0;
  if (ruling < last)
    return {
      failed: failed(one.step, `Its dice follow ruling ${ruling}, but ruling ${last} was made before.`),
    };
  const rulings = ruling === last ? before.rulings : [...before.rulings, ruling];
  return { position: result.position, hash, rulings };
}

/** Applies the rulings after a step: a shuffle is repeated, another position is taken as published. */
function corrected(system: GameSystem, game: GameExport, step: number, after: Checked): Checked {
  const secret = { seed: game.seed, game: game.start.game };
  let reached = after;
  for (const one of (game.corrections ?? []).filter((correction) => correction.step === step)) {
    if ('failed' in reached) return reached;
    if (one.shuffled === true) {
      const again = system.shuffleHidden?.(reached.position, shuffleRandom(secret, step, one.ruling));
      if (canonicalJson(again ?? null) !== canonicalJson(one.position))
        return { failed: failed(step, `The shuffle of ruling ${one.ruling} does not follow from the seed.`) };
    }
    const hash = provedCorrectionHash(secret, reached.hash, step, one);
    if (hash !== one.hash) return differs(step, hash, one.hash);
    reached = { ...reached, position: one.position, hash };
  }
  return reached;
}

function differs(step: number, hash: string, published: string): Checked {
  return { failed: failed(step, `Step ${step} gives ${hash}, but ${published} was published.`) };
}

function failed(step: number, message: string): Verification {
  return { ok: false, step, message };
}
