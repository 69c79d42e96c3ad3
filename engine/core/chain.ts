import type { SeatId, StepResult } from '../game';
import { hashOf, sha256Hex } from './canonical';

/** What is fixed about a game before its first step, and hashed as the chain's beginning. */
export interface ChainStart {
  readonly game: string;
  readonly system: string;
  readonly rulesVersion: string;
  readonly options: unknown;
  readonly seats: readonly SeatId[];
  /** SHA-256 of the secret seed, published at the start. */
  readonly commitment: string;
  readonly position: unknown;
}

/** One adjudicated step as it is hashed: what went in and what came out. */
export interface ChainLink {
  readonly step: number;
  readonly given: Readonly<Record<SeatId, readonly unknown[]>>;
  readonly result: StepResult<unknown>;
}

/** The hash of the game's set-up, on which the first step builds. */
export function startHash(start: ChainStart): string {
  return hashOf(start);
}

/** The hash of a step: over the hash before it and everything that the step is made of. */
export function linkHash(previous: string, link: ChainLink): string {
  return hashOf({ previous, ...link });
}

/** A position that a moderator's ruling put in the place of the one a step led to. */
export interface ChainCorrection {
  readonly ruling: number;
  readonly position: unknown;
}

/** The hash of a corrected position, on which the next step builds. */
export function correctionHash(previous: string, { ruling, position }: ChainCorrection): string {
  return hashOf({ previous, ruling, position });
}

/** The public promise of a secret seed. */
export function commitmentOf(seed: string): string {
  return sha256Hex(seed);
}
