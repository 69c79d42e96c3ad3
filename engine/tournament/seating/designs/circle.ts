import { type Design, designOf, upTo } from './design';

/** Boards of two: the circle method (Kirkman 1847), in which all players meet all others exactly once. */
export function circle(points: number, size: number): Design | undefined {
  if (size !== 2 || points < 2 || points % 2 !== 0) return undefined;
  const around = points - 1;
  const blocks = (round: number) => [
    [around, round],
    ...upTo(points / 2 - 1).map((at) => [(round + at + 1) % around, (round + around - at - 1) % around]),
  ];
  return designOf(points, size, around, blocks);
}
