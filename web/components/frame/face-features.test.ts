import { expect, test } from 'vitest';
import { FACE_PARTS, faceOf } from './face-features';

const NAMES = Array.from(
  { length: 500 },
  (_, at) => `Player ${at} ${String.fromCodePoint(0x41 + (at % 26))}`,
);

test('a face is the same for the same name, and every part is one that can be drawn', () => {
  for (const name of [...NAMES, '', 'Ødegård', '🦦']) {
    const face = faceOf(name);
    expect(faceOf(name)).toEqual(face);
    for (const part of ['ground', 'skin', 'hair', 'cut', 'coat', 'mouth'] as const) {
      expect(face[part]).toBeGreaterThanOrEqual(0);
      expect(face[part]).toBeLessThan(FACE_PARTS[part]);
    }
  }
});

test('names get every part, and hardly ever the same face', () => {
  const faces = NAMES.map(faceOf);
  for (const part of ['ground', 'skin', 'hair', 'cut', 'coat', 'mouth'] as const)
    expect(new Set(faces.map((face) => face[part])).size).toBe(FACE_PARTS[part]);
  expect(new Set(faces.map((face) => JSON.stringify(face))).size).toBeGreaterThan(NAMES.length * 0.97);
});
