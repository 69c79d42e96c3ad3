import { type Design, designOf } from './design';

/**
 * A design given by its first round. Its points form rings of as many points as there are rounds, with the remaining
 * ones in the centre; every round rotates all rings by one more place.
 */
interface Turned {
  readonly rounds: number;
  readonly blocks: readonly (readonly number[])[];
}

/**
 * Found by computer, as first rounds whose blocks contain each difference, within a ring or between two, at most once:
 * then no pair meets twice (Bose 1939). The test counts all pairs.
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
  // 18 on boards of 3.
  {
    rounds: 7,
    blocks: [
      [0, 13, 15],
      [1, 2, 4],
      [3, 11, 17],
      [5, 10, 14],
      [6, 9, 16],
      [7, 8, 12],
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
  // 30 on boards of 3.
  {
    rounds: 14,
    blocks: [
      [0, 5, 11],
      [1, 16, 25],
      [2, 14, 29],
      [3, 7, 23],
      [4, 6, 17],
      [8, 9, 27],
      [10, 19, 28],
      [12, 15, 26],
      [13, 20, 21],
      [18, 22, 24],
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
  // 40 on boards of 4.
  {
    rounds: 9,
    blocks: [
      [0, 10, 19, 39],
      [1, 9, 14, 17],
      [2, 18, 20, 24],
      [3, 6, 7, 27],
      [4, 15, 29, 38],
      [5, 26, 33, 36],
      [8, 11, 13, 30],
      [12, 25, 34, 37],
      [16, 21, 22, 32],
      [23, 28, 31, 35],
    ],
  },
  // 30 on boards of 5.
  {
    rounds: 6,
    blocks: [
      [0, 10, 13, 20, 27],
      [1, 5, 6, 16, 18],
      [2, 12, 14, 23, 25],
      [3, 9, 11, 17, 29],
      [4, 7, 22, 26, 28],
      [8, 15, 19, 21, 24],
    ],
  },
  // 60 on boards of 6.
  {
    rounds: 7,
    blocks: [
      [0, 11, 24, 25, 28, 44],
      [1, 13, 16, 35, 40, 54],
      [2, 20, 21, 34, 50, 58],
      [3, 17, 19, 32, 52, 53],
      [4, 10, 31, 42, 55, 57],
      [5, 6, 18, 27, 29, 36],
      [7, 8, 12, 23, 38, 51],
      [9, 15, 26, 37, 43, 59],
      [14, 33, 41, 45, 46, 48],
      [22, 30, 39, 47, 49, 56],
    ],
  },
  // 72 on boards of 6.
  {
    rounds: 7,
    blocks: [
      [0, 28, 34, 38, 51, 65],
      [1, 33, 42, 45, 62, 69],
      [2, 13, 17, 32, 54, 58],
      [3, 24, 36, 46, 48, 53],
      [4, 7, 9, 10, 16, 43],
      [5, 15, 29, 41, 64, 71],
      [6, 19, 52, 55, 61, 63],
      [8, 18, 23, 27, 31, 50],
      [11, 22, 37, 40, 59, 60],
      [12, 20, 26, 35, 44, 67],
      [14, 25, 30, 39, 57, 70],
      [21, 47, 49, 56, 66, 68],
    ],
  },
  // 70 on boards of 7.
  {
    rounds: 7,
    blocks: [
      [0, 6, 13, 16, 31, 39, 44],
      [1, 5, 25, 27, 47, 66, 67],
      [2, 23, 28, 40, 50, 59, 60],
      [3, 8, 14, 17, 26, 30, 57],
      [4, 7, 12, 19, 22, 41, 53],
      [9, 10, 29, 33, 52, 64, 69],
      [11, 24, 32, 35, 43, 48, 58],
      [15, 21, 34, 36, 46, 51, 54],
      [18, 20, 37, 38, 62, 65, 68],
      [42, 45, 49, 55, 56, 61, 63],
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
