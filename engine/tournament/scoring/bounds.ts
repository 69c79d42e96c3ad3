import { fault } from '../../fault';
import type { BySeat } from '../../game';
import type { Message } from '../../game/message';
import { message } from './message';
import type { PointRange, SeatScore } from './system';

/** No board pays or takes more: beyond this, sums of a season would no longer be exact. */
export const MOST_POINTS = 1e12;

const LARGEST_PARAMETER = 1e9;
const LONGEST_LIST = 100;

interface TooLarge {
  readonly path: readonly (string | number)[];
  readonly problem: Message;
}

/** The first parameter that is larger than any known system needs: a number, or a long list. */
export function tooLarge(value: unknown, path: TooLarge['path'] = []): TooLarge | undefined {
  if (typeof value === 'number')
    return Math.abs(value) <= LARGEST_PARAMETER ? undefined : { path, problem: fault('parameter.number') };
  if (typeof value !== 'object' || value === null) return undefined;
  const inner = Object.entries(value);
  if (inner.length > LONGEST_LIST) return { path, problem: fault('parameter.list', { most: LONGEST_LIST }) };
  const inList = Array.isArray(value);
  for (const [key, part] of inner) {
    const large = tooLarge(part, [...path, inList ? Number(key) : key]);
    if (large !== undefined) return large;
  }
  return undefined;
}

/** Scores within the bounds; one outside of them states so in its only line. */
export function boundedScores(scores: BySeat<SeatScore>): BySeat<SeatScore> {
  return Object.fromEntries(Object.entries(scores).map(([seat, score]) => [seat, boundedScore(score)]));
}

function boundedScore(score: SeatScore): SeatScore {
  const points = bounded(score.points);
  if (points === score.points) return score;
  return { points, lines: [{ text: message('line.limited'), points }] };
}

/** Ranges of bounded scores; infinite ends stay infinite. */
export function boundedRanges(ranges: BySeat<PointRange>): BySeat<PointRange> {
  const end = (points: number) => (Number.isFinite(points) ? bounded(points) : points);
  return Object.fromEntries(
    Object.entries(ranges).map(([seat, { least, most }]) => [seat, { least: end(least), most: end(most) }]),
  );
}

function bounded(points: number): number {
  return Number.isNaN(points) ? 0 : Math.max(-MOST_POINTS, Math.min(MOST_POINTS, points));
}
