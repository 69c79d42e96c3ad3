import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** A stream of random whole numbers. Rules draw from it in the order that their document states. */
export interface Random {
  /** The next number of the stream, evenly distributed over low..high, both included. */
  draw(low: number, high: number): number;
  /** How many numbers have been drawn: the place in the stream that a published roll names. */
  readonly drawn: number;
}

/**
 * The stream of one step: HMAC-SHA-256 over game and step, keyed with the game's secret seed, seeds xoroshiro128+.
 * A step that is adjudicated again, after a crash or a rollback, draws the same numbers.
 * @param seed hexadecimal, at least 32 digits; its SHA-256 is published when the game starts
 */
export function stepRandom(seed: string, game: string, step: number): Random {
  const digest = hmac(sha256, hexToBytes(seed), utf8ToBytes(`${game}:${step}`));
  return fromDigest(digest);
}

/** The stream of any text, for simulations, draws of boards and scenarios. */
export function textRandom(text: string): Random {
  return fromDigest(sha256(utf8ToBytes(text)));
}

function fromDigest(digest: Uint8Array): Random {
  const words = new DataView(digest.buffer, digest.byteOffset, 16);
  const state = [0, 4, 8, 12].map((at) => words.getInt32(at));
  // All zero is the one state from which this generator cannot leave.
  if (!state.some((word) => word !== 0)) state[0] = 1;
  const generator = xoroshiro128plusFromState(state);
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

/** A stream that hands out the given numbers first, for scenario files, and then goes on with another stream. */
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
