import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from './core/canonical';
import { type ChainCorrection, type ChainStart, correctionHash, linkHash, startHash } from './core/chain';
import type { GameSystem, StepResult } from './game';
import { keyedRandom, type Random, stepRandom } from './random';

/**
 * How a step is proved. A step without it is of version 1: its hash has no salt, so anyone who can guess what it covers
 * can check the guess, and its dice depend on its number alone, so a step that is reopened has the same dice again.
 */
export interface Proof {
  readonly version: 2;
  /** The last ruling that took steps back before this step was opened; 0 if there was none. */
  readonly ruling: number;
}

/** The proof of a game's set-up, and of its steps until a ruling takes some back. */
export const FIRST_PROOF: Proof = { version: 2, ruling: 0 };

/** The seed, which is secret until a game ends, with the game's id. */
export interface GameSecret {
  /** Hexadecimal, at least 32 digits; its SHA-256 is published when the game starts. */
  readonly seed: string;
  readonly game: string;
}

export interface ClosedStep {
  readonly step: number;
  readonly given: Readonly<Record<string, readonly unknown[]>>;
  readonly proof?: Proof | undefined;
}

/** The state that a step builds on: the position before it, and the hash of that position. */
export interface StepBefore<Position> {
  readonly position: Position;
  readonly hash: string;
}

/** Adjudicates a step and links it to the chain: the same game, position and orders always give the same hash. */
export function proveStep<Position, Options>(
  system: Pick<GameSystem<Position, unknown, Options>, 'adjudicate'>,
  options: Options,
  secret: GameSecret,
  before: StepBefore<Position>,
  { step, given, proof }: ClosedStep,
): { readonly result: StepResult<Position>; readonly hash: string } {
  const result = system.adjudicate(before.position, given, options, provedRandom(secret, step, proof));
  const salt = proof === undefined ? undefined : saltOf(secret, 'step', step, proof.ruling);
  return { result, hash: linkHash(before.hash, { step, given, result, proof }, salt) };
}

/** The random stream of a step: dice and cards. */
export function provedRandom({ seed, game }: GameSecret, step: number, proof: Proof | undefined): Random {
  if (proof === undefined) return stepRandom(seed, game, step);
  return keyedRandom(secretOf({ seed, game }, 'random', step, proof.ruling));
}

/** The stream with which hidden piles are shuffled when a ruling reopens steps that have been seen. */
export function shuffleRandom(secret: GameSecret, step: number, ruling: number): Random {
  return keyedRandom(secretOf(secret, 'shuffle', step, ruling));
}

/** The hash of a game's set-up, salted according to its proof. */
export function provedStartHash(secret: GameSecret, start: ChainStart): string {
  return startHash(start, start.proof === undefined ? undefined : saltOf(secret, 'step', 0, 0));
}

/** The hash of a position that a ruling put after a step, salted according to its proof. */
export function provedCorrectionHash(
  secret: GameSecret,
  previous: string,
  step: number,
  { ruling, position, proof, shuffled }: ChainCorrection,
): string {
  const salt = proof === undefined ? undefined : saltOf(secret, 'correction', step, ruling);
  return correctionHash(previous, { ruling, position, proof, shuffled }, salt);
}

/**
 * The salt of a published hash. Until the seed is revealed no one can test guesses about what the hash covers.
 * @param of the subject of the hash: a step, or a position that a ruling corrected after it
 * @returns 64 hexadecimal digits
 */
function saltOf(secret: GameSecret, of: 'step' | 'correction', step: number, ruling: number): string {
  return bytesToHex(secretOf(secret, of, step, ruling));
}

/** HMAC-SHA-256, keyed with the seed, over the canonical JSON text of the purpose of the secret. */
function secretOf({ seed, game }: GameSecret, of: string, step: number, ruling: number): Uint8Array {
  return hmac(sha256, hexToBytes(seed), utf8ToBytes(canonicalJson({ game, of, ruling, step })));
}
