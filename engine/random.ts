import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';

/** A stream of random whole numbers. Rules draw from it in the order that their document states. */
export interface Random {
  /** The next number of the stream, evenly distributed over low..high, both included. */
  draw(low: number, high: number): number;
  /** How many numbers have been drawn: the place in the stream that a published roll names. */
  readonly drawn: number;
}

/**
 * The stream of one step in version 1 of the proof, and of bots: HMAC-SHA-256 over game and step, keyed with the game's
 * secret seed, seeds xoroshiro128+. A step that is adjudicated again, after a crash, draws the same numbers.
 * @param seed hexadecimal, at least 32 digits; its SHA-256 is published when the game starts
 */
export function stepRandom(seed: string, game: string, step: number): Random {
  const digest = hmac(sha256, hexToBytes(seed), utf8ToBytes(`${game}:${step}`));
  return fromDigest(digest);
}

/**
 * A stream keyed with a secret: 32-bit numbers from HMAC-SHA-256 over 0, 1, 2 and so on. Known numbers reveal nothing
 * about later ones.
 * @param key at least 16 bytes
 */
export function keyedRandom(key: Uint8Array): Random {
  return counted(new KeyedGenerator(key));
}

/** The stream of any text, for simulations, draws of boards and scenarios. */
export function textRandom(text: string): Random {
  return fromDigest(sha256(utf8ToBytes(text)));
}

function fromDigest(digest: Uint8Array): Random {
  const words = new DataView(digest.buffer, digest.byteOffset, 16);
  const state = [0, 4, 8, 12].map((at) => words.getInt32(at));
  // All zero is the one state that this generator cannot leave.
  if (!state.some((word) => word !== 0)) state[0] = 1;
  return counted(xoroshiro128plusFromState(state));
}

/** HMAC-SHA-256 in counter mode, eight numbers per block. */
class KeyedGenerator implements RandomGenerator {
  private block: DataView | undefined;
  constructor(
    private readonly key: Uint8Array,
    private taken = 0,
  ) {}

  next(): number {
    const place = this.taken % 8;
    if (place === 0 || this.block === undefined) {
      const counter = new Uint8Array(4);
      new DataView(counter.buffer).setUint32(0, Math.floor(this.taken / 8));
      this.block = new DataView(hmac(sha256, this.key, counter).buffer);
    }
    this.taken += 1;
    return this.block.getInt32(place * 4);
  }

  clone(): KeyedGenerator {
    return new KeyedGenerator(this.key, this.taken);
  }

  getState(): readonly number[] {
    return [this.taken];
  }
}

function counted(generator: RandomGenerator): Random {
  let drawn = 0;
  return {
    draw(low, high) {
      drawn += 1;
      return uniformInt(generator, low, high);
    },
    get drawn() {
      return drawn;
    },
  };
}

/** A stream that returns the given numbers first, for scenario files, and then continues with another stream. */
export function scriptedRandom(numbers: readonly number[], then: Random): Random {
  let drawn = 0;
  return {
    draw(low, high) {
      const next = numbers[drawn];
      drawn += 1;
      if (next === undefined) return then.draw(low, high);
      if (!Number.isInteger(next) || next < low || next > high)
        throw new RangeError(`random number ${drawn} is ${next}, but ${low} to ${high} is drawn here`);
      return next;
    },
    get drawn() {
      return drawn;
    },
  };
}
