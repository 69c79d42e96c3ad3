import { describe, expect, test } from 'vitest';
import { type Marked, placeLabels } from './place-labels';

const at = (x: number, name = 'Autumn season, board 1'): Marked => ({ x, name, note: '21:00 · your turn' });

describe('labels of the tide curve', () => {
  test('stand on one level where they have room', () =>
    expect(placeLabels([at(200), at(600)], 1232)).toMatchObject([
      { level: 0, anchor: 'middle' },
      { level: 0, anchor: 'middle' },
    ]));

  test('the earlier of two close ones stands higher, and its staff passes the other', () => {
    const [first, second] = placeLabels([at(300), at(330)], 1232);
    expect(first).toMatchObject({ level: 1 });
    expect(second).toMatchObject({ level: 0, anchor: 'start', left: 336 });
  });

  test('two at the same time both have room', () =>
    expect(placeLabels([at(300), at(300)], 1232)).not.toContain(undefined));

  test('the next deadline has its label even where many follow', () =>
    expect(
      placeLabels(
        [10, 12, 14, 16, 18].map((x) => at(x)),
        360,
      )[0],
    ).toBeDefined());

  test('a note longer than its name counts', () => {
    const notes = [100, 190].map((x) => ({ x, name: 'A', note: '21:00 · nothing owed yet' }));
    expect(placeLabels(notes, 1232).map((place) => place?.level)).toEqual([1, 0]);
  });

  // Cases beyond the listed ones: rows of deadlines at all distances, on the narrow and the wide picture.
  test.each([360, 1232])('none meets another or leaves a picture %i wide', (width) => {
    for (let gap = 0; gap < 200; gap += 7)
      for (let count = 1; count < 8; count += 1) {
        const marks = Array.from({ length: count }, (_, index) =>
          at(20 + index * gap, 'S'.repeat(8 + index * 3)),
        );
        const inside = marks.filter(({ x }) => x < width);
        const places = placeLabels(inside, width).flatMap((place) => place ?? []);
        for (const { left, right } of places) {
          expect(left).toBeGreaterThanOrEqual(0);
          expect(right).toBeLessThanOrEqual(width);
        }
        for (const level of [0, 1]) {
          const row = places
            .filter((place) => place.level === level)
            .sort((one, other) => one.left - other.left);
          row.slice(1).forEach((place, index) => {
            expect(place.left).toBeGreaterThanOrEqual(row[index]?.right ?? 0);
          });
        }
      }
  });
});
