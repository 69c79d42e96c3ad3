import { type Design, designOf } from './design';

/**
 * A design given by its first round. Its points stand in rings of as many points as there are rounds, and those left
 * over in the centre; every round turns all rings by one more place.
 */
interface Turned {
  readonly rounds: number;
  readonly blocks: readonly (readonly number[])[];
}

/**
 * Found by computer, as first rounds whose blocks hold each difference, within a ring or between two, at most once: then
 * no pair comes together twice (Bose 1939). The test counts all pairs.
 */
const TURNED: readonly Turned[] = [
  // 15 on boards of 3: Kirkman's schoolgirls (1850), who all meet.
  {
    rounds: 7,
    blocks: [
      [0, 7, 14],
      [1, 2, 4],
      [3, 8, 12],
      [5, 11, 13],
      [6, 9, 10],
    ],
  },
  // 39 on boards of 3, who all meet.
  {
    rounds: 19,
    blocks: [
      [0, 19, 38],
      [1, 2, 4],
      [3, 7, 12],
      [5, 11, 20],
      [6, 13, 23],
      [8, 16, 22],
      [9, 29, 31],
      [10, 21, 34],
      [14, 32, 37],
      [15, 27, 36],
      [17, 30, 33],
      [18, 25, 26],
      [24, 28, 35],
    ],
  },
  // 28 on boards of 4, who all meet.
  {
    rounds: 9,
    blocks: [
      [0, 9, 18, 27],
      [1, 3, 6, 14],
      [2, 21, 22, 24],
      [4, 5, 11, 19],
      [7, 10, 17, 23],
      [8, 13, 20, 25],
      [12, 15, 16, 26],
    ],
  },
  // 21 on boards of 3.
  {
    rounds: 9,
    blocks: [
      [0, 4, 6],
      [1, 13, 18],
      [2, 3, 16],
      [5, 12, 20],
      [7, 15, 19],
      [8, 10, 14],
      [9, 11, 17],
    ],
  },
  // 24 on boards of 4.
  {
    rounds: 7,
    blocks: [
      [0, 2, 6, 18],
      [1, 11, 16, 23],
      [3, 8, 17, 22],
      [4, 10, 14, 21],
      [5, 7, 9, 13],
      [12, 15, 19, 20],
    ],
  },
  // 24 on boards of 3.
  {
    rounds: 11,
    blocks: [
      [0, 20, 22],
      [1, 10, 14],
      [2, 12, 23],
      [3, 8, 19],
      [4, 11, 16],
      [5, 6, 9],
      [7, 13, 15],
      [17, 18, 21],
    ],
  },
  // 84 on boards of 7.
  {
    rounds: 7,
    blocks: [
      [0, 3, 22, 32, 43, 64, 76],
      [1, 6, 17, 49, 60, 73, 78],
      [2, 41, 46, 54, 65, 69, 80],
      [4, 13, 18, 19, 30, 37, 59],
      [5, 11, 23, 26, 51, 79, 81],
      [7, 9, 10, 27, 29, 67, 71],
      [8, 24, 42, 57, 58, 62, 74],
      [12, 20, 33, 45, 47, 77, 83],
      [14, 28, 31, 44, 50, 55, 56],
      [15, 39, 48, 53, 66, 72, 75],
      [16, 25, 38, 61, 63, 68, 82],
      [21, 34, 35, 36, 40, 52, 70],
    ],
  },
];

export function developed(points: number, size: number): Design | undefined {
  const first = TURNED.find(({ blocks }) => blocks[0]?.length === size && blocks.length * size === points);
  if (first === undefined) return undefined;
  const { rounds, blocks } = first;
  const centre = points - (points % rounds);
  const turned = (point: number, by: number) =>
    point >= centre ? point : point - (point % rounds) + (((point % rounds) + by) % rounds);
  return designOf(points, size, rounds, (round) =>
    blocks.map((block) => block.map((point) => turned(point, round))),
  );
}
