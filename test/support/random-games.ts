import * as fc from 'fast-check';
import type { SeatId, StepResult } from '../../engine/game';
import { type Random, textRandom } from '../../engine/random';

export type Lists = Record<SeatId, unknown[]>;

/** One step of a random game: the position, the orders, the result. */
export interface Situation<Position, Options> {
  readonly options: Options;
  readonly position: Position;
  readonly lists: Lists;
  /** The name of the step's stream of random numbers. */
  readonly seed: string;
  readonly result: StepResult<Position>;
}

/** Every step of this many games; new ones each time, unless `seed` chooses them. */
export function stepsOf<Position, Options>(
  games: number,
  playThrough: (seed: string, look: (situation: Situation<Position, Options>) => void) => unknown,
  seed?: number,
): readonly Situation<Position, Options>[] {
  const chosen = { numRuns: games, ...(seed === undefined ? {} : { seed }) };
  return fc.sample(fc.nat(), chosen).flatMap((game) => {
    const steps: Situation<Position, Options>[] = [];
    playThrough(`${game}`, (situation) => steps.push(situation));
    return steps;
  });
}

/** Checks one of every so many steps, with separate random numbers; reports the seed of a failure. */
export function always<Position, Options>(
  steps: readonly Situation<Position, Options>[],
  every: number,
  check: (situation: Situation<Position, Options>, random: Random) => void,
): void {
  for (const [index, situation] of steps.entries()) {
    if (index % every !== 0) continue;
    try {
      check(situation, textRandom(`check ${situation.seed}`));
    } catch (error) {
      throw new Error(`in game and step ${situation.seed}: ${error}`, { cause: error });
    }
  }
}
