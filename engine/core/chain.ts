import type { SeatId, StepResult } from '../game';
import { hashOf } from './canonical';
import { sha256Hex } from './sha256';

/** The fixed data of a game before its first step, hashed as the beginning of the chain. */
export interface ChainStart {
  readonly game: string;
  readonly system: string;
  readonly rulesVersion: string;
  readonly options: unknown;
  readonly seats: readonly SeatId[];
  /** SHA-256 of the secret seed, published at the start. */
  readonly commitment: string;
  readonly position: unknown;
  /** The version of the proof; absent in games from before version 2. */
  readonly proof?: 2 | undefined;
}

/** One adjudicated step as it is hashed: its input and its result. */
export interface ChainLink {
  readonly step: number;
  readonly given: Readonly<Record<SeatId, readonly unknown[]>>;
  readonly result: StepResult<unknown>;
  /** The version of its proof and the ruling on which its dice depend; absent in version 1. */
  readonly proof?: { readonly version: 2; readonly ruling: number } | undefined;
}

/** The hash of the game's set-up, on which the first step builds. Salted from version 2 on: it covers hidden hands. */
export function startHash(start: ChainStart, salt?: string): string {
  return hashOf(withSalt(start, salt));
}

/** The hash of a step: over the previous hash and all parts of the step. */
export function linkHash(previous: string, link: ChainLink, salt?: string): string {
  return hashOf(withSalt({ previous, ...link }, salt));
}

/** A position with which a moderator's ruling replaced the result of a step. */
export interface ChainCorrection {
  readonly ruling: number;
  readonly position: unknown;
  /** The version of its proof; absent in version 1. */
  readonly proof?: 2 | undefined;
  /** The ruling only shuffled hidden parts, because it reopened steps that had been seen. */
  readonly shuffled?: true | undefined;
}

/** The hash of a corrected position, on which the next step builds. */
export function correctionHash(previous: string, correction: ChainCorrection, salt?: string): string {
  const { ruling, position, proof, shuffled } = correction;
  return hashOf(withSalt({ previous, ruling, position, proof, shuffled }, salt));
}

function withSalt<T extends object>(content: T, salt: string | undefined): T & { salt?: string } {
  return salt === undefined ? content : { ...content, salt };
}

/** The public commitment to a secret seed. */
export function commitmentOf(seed: string): string {
  return sha256Hex(seed);
}
