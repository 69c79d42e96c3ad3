import { shuffled } from '../../core/shuffled';
import { textRandom } from '../../random';
import { type Design, designsFor } from './designs';
import { apartPairs, type SeatingProblem } from './problem';
import { allLevel, compare } from './strength';

/**
 * The player at each point of the design that fits a round; undefined if none does. Players keep their points through a
 * season, and newcomers take those of players who have left, so that a design can continue. At first the seed numbers
 * the players, with those to be kept apart on points that do not meet.
 * @param kept the points of the previous round
 */
export function pointsOf(
  problem: SeatingProblem,
  seed: string,
  kept: readonly string[] = [],
): readonly string[] | undefined {
  const { players, seats, strength = 'ignore' } = problem;
  if (strength !== 'ignore' && !allLevel(players)) return undefined;
  const designs = designsFor(players.length, seats.length);
  if (designs.length === 0) return undefined;
  const ids = shuffled(players.map(({ id }) => id).sort(compare), textRandom(`${seed}:design`));
  if (kept.length !== players.length)
    return firstOf(designs, (design) => apartOnStrangers(ids, apartPairs(problem), design)) ?? ids;
  const there = new Set(ids);
  const known = new Set(kept);
  const newcomers = ids.filter((id) => !known.has(id));
  return kept.map((id) => (there.has(id) ? id : (newcomers.shift() ?? id)));
}

/** The design of these points: the first in which players to be kept apart do not meet, otherwise the first. */
export function designBehind(problem: SeatingProblem, points: readonly string[]): Design | undefined {
  const designs = designsFor(problem.players.length, problem.seats.length);
  const apart = apartPairs(problem);
  return (
    firstOf(designs, (design) => (areStrangers(points, apart, design) ? design : undefined)) ?? designs[0]
  );
}

function firstOf<T>(designs: readonly Design[], find: (design: Design) => T | undefined): T | undefined {
  for (const design of designs) {
    const found = find(design);
    if (found !== undefined) return found;
  }
  return undefined;
}

function areStrangers(
  points: readonly string[],
  apart: readonly (readonly [string, string])[],
  { strangers }: Design,
): boolean {
  const setOf = new Map(strangers.flatMap((set, at) => set.map((point) => [points[point] ?? '', at])));
  return apart.every(([one, other]) => setOf.get(one) === setOf.get(other));
}

/**
 * Assigns players who are to be kept apart, and all whom such pairs link, to points that do not meet, if there is room.
 */
function apartOnStrangers(
  ids: readonly string[],
  apart: readonly (readonly [string, string])[],
  design: Design,
): readonly string[] | undefined {
  const free = design.strangers.map((set) => [...set]);
  const points = new Array<string>(design.points).fill('');
  // The largest first: the others fit into the remaining room.
  const sets = [...linked(ids, apart)].sort((one, other) => other.length - one.length);
  for (const set of sets) {
    const room = free.find(({ length }) => length >= set.length);
    if (room === undefined) return undefined;
    for (const [at, point] of room.splice(0, set.length).entries()) points[point] = set[at] ?? '';
  }
  return points;
}

/** Sets of players whom pairs link, directly or through others. */
function linked(
  ids: readonly string[],
  apart: readonly (readonly [string, string])[],
): readonly (readonly string[])[] {
  const setOf = new Map(ids.map((id) => [id, [id]]));
  for (const [one, other] of apart) {
    const [first, second] = [setOf.get(one), setOf.get(other)];
    if (first === undefined || second === undefined || first === second) continue;
    first.push(...second);
    for (const id of second) setOf.set(id, first);
  }
  return [...new Set(setOf.values())];
}
