/** What a drawn face is made of: one of each list, and what it wears. */
export interface FaceFeatures {
  readonly ground: number;
  readonly skin: number;
  readonly hair: number;
  readonly cut: number;
  readonly coat: number;
  readonly mouth: number;
  readonly glasses: boolean;
  readonly beard: boolean;
}

/** The number of grounds, skins, colours of hair, cuts, coats and mouths that can be drawn. */
export const FACE_PARTS = { ground: 6, skin: 6, hair: 6, cut: 6, coat: 6, mouth: 3 } as const;

/** The features of somebody's face: the same for the same name, everywhere and always. */
export function faceOf(name: string): FaceFeatures {
  let rest = hashOf(name);
  const take = (count: number) => {
    const taken = rest % count;
    rest = Math.floor(rest / count);
    return taken;
  };
  return {
    ground: take(FACE_PARTS.ground),
    skin: take(FACE_PARTS.skin),
    hair: take(FACE_PARTS.hair),
    cut: take(FACE_PARTS.cut),
    coat: take(FACE_PARTS.coat),
    mouth: take(FACE_PARTS.mouth),
    glasses: take(4) === 0,
    beard: take(5) === 0,
  };
}

/** Two rounds of FNV-1a as a number of 52 bits: enough for every part, and exact in a double. */
function hashOf(text: string): number {
  const half = (seed: number) => {
    let hash = seed;
    for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
    // FNV leaves the lowest bits of short texts alike.
    return Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
  };
  return (half(0x811c9dc5) % 2 ** 26) * 2 ** 26 + (half(0x9e3779b9) % 2 ** 26);
}
