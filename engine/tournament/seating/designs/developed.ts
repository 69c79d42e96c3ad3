import { type Design, designOf } from './design';

/**
 * Designs in which all players meet exactly once, each given by its first round. Points are k - 1 rings of v points and
 * one in the centre, number (k - 1) v; every round turns all rings by one more place. Found by computer, as rounds
 * whose blocks hold each difference within a ring and between two rings exactly once; the test counts all pairs.
 */
const FIRST_ROUNDS: readonly (readonly (readonly number[])[])[] = [
  // 15 on boards of 3 in 7 rounds: Kirkman's schoolgirls (1850).
  [
    [0, 7, 14],
    [1, 2, 4],
    [3, 8, 12],
    [5, 11, 13],
    [6, 9, 10],
  ],
  // 39 on boards of 3 in 19 rounds.
  [
    ...[
      [0, 19, 38],
      [1, 2, 4],
      [3, 7, 12],
      [5, 11, 20],
      [6, 13, 23],
      [8, 16, 22],
      [9, 29, 31],
    ],
    ...[
      [10, 21, 34],
      [14, 32, 37],
      [15, 27, 36],
      [17, 30, 33],
      [18, 25, 26],
      [24, 28, 35],
    ],
  ],
  // 28 on boards of 4 in 9 rounds.
  [
    [0, 9, 18, 27],
    [1, 3, 6, 14],
    [2, 21, 22, 24],
    [4, 5, 11, 19],
    [7, 10, 17, 23],
    [8, 13, 20, 25],
    [12, 15, 16, 26],
  ],
];

export function developed(points: number, size: number): Design | undefined {
  const first = FIRST_ROUNDS.find((blocks) => blocks[0]?.length === size && blocks.length * size === points);
  if (first === undefined) return undefined;
  const turns = (points - 1) / (size - 1);
  const turned = (point: number, by: number) =>
    point === points - 1 ? point : point - (point % turns) + (((point % turns) + by) % turns);
  return designOf(points, size, turns, (round) =>
    first.map((block) => block.map((point) => turned(point, round))),
  );
}
