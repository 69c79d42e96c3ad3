/** A mutant that changes nothing that anybody could notice. */
interface Equivalent {
  /** Fits the name of each mutant that is left out. */
  readonly where: RegExp;
  readonly why: string;
}

/** Mutants of operators that do the same as the source. */
export const EQUIVALENT: readonly Equivalent[] = [
  {
    where: /deadlines\/policy\.ts:\S+ (timeZone === zone|FOUND)/,
    why: 'remembers what was found',
  },
  {
    where: /deadlines\/absence\.ts\S+ Number\.POSITIVE_INFINITY as undefined/,
    why: 'no number of turns reaches either',
  },
  { where: /deadlines\/next-deadline\.ts\S+ away < FAR/, why: 'no policy skips so many days' },
  {
    where: /deadlines\/next-deadline\.ts\S+ (0 as 1|skip\.dates\.length === 0 as false)/,
    why: 'spares a search that finds the same',
  },
  {
    where: /deadlines\/quiet-hours\.ts\S+ (from > to as from >= to|time < to as time <= to)/,
    why: 'hours of no length are refused, and a deadline at their end stays there',
  },
];
