import type { Random } from '../../random';

/** The side that a die is rolled for: only previews, which choose its result, use it. */
export type Side = 'attack' | 'defence' | 'none';

/** The three kinds of random numbers of the game (18.1). */
export interface Chance {
  /** The count of numbers drawn: the index in the step's stream that an event names (18.5). */
  readonly drawn: number;
  /** 1 to 6. */
  die(side: Side): number;
  /** 1 or 2. */
  coin(): number;
  /** 0 to n - 1; for n = 1 no number is drawn. */
  index(n: number): number;
}

/** Chance from the step's random stream. */
export function chanceOf(random: Random): Chance {
  return {
    get drawn() {
      return random.drawn;
    },
    die: () => random.draw(1, 6),
    coin: () => random.draw(1, 2),
    index: (n) => (n === 1 ? 0 : random.draw(0, n - 1)),
  };
}

/** The best possible dice for the attacker. Plans are made for this case. */
export const FORTUNATE: Chance = staged(6, 1);

/** The worst possible dice for the attacker. */
export const UNFORTUNATE: Chance = staged(1, 6);

function staged(attack: number, defence: number): Chance {
  return {
    drawn: 0,
    die: (side) => (side === 'attack' ? attack : defence),
    coin: () => 1,
    index: () => 0,
  };
}
