/** Choices drawn from a seed. The engine's own stream is slower, and its draws have meaning. */
export interface Chance {
  /** A whole number, both bounds included. */
  among(least: number, most: number): number;
  /** Whether an event of this frequency, in a thousand, happens. */
  permille(often: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** A separate stream, which other draws do not affect. */
  apart(name: string): Chance;
}

export function chanceOf(seed: string): Chance {
  let state = hashed(seed);
  const next = () => {
    // Mulberry32.
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const among = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    among,
    permille: (often) => next() * 1000 < often,
    pick<T>(list: readonly T[]): T {
      if (list.length === 0) throw new Error('there is nothing to pick from');
      return list[among(0, list.length - 1)] as T;
    },
    apart: (name) => chanceOf(`${seed}/${name}`),
  };
}

/** FNV-1a. */
function hashed(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}
