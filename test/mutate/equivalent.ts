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
  {
    where: /tournament\/knock-out\/bracket\.ts\S+ (seats|level)\.length < 2 as false/,
    why: 'spares tie-breaks and a draw that leave one player as they are',
  },
  {
    where: /tournament\/knock-out\/plan\.ts\S+ left\.length > boardSize as left\.length >= boardSize/,
    why: 'of as many players as a board has seats, a stage and a final seat the same',
  },
  {
    where: /tournament\/knock-out\/stages\.ts\S+ through >= left as through > left/,
    why: 'where as many go on as played, it goes on to the last stage that is tried, and finds no end either',
  },
  {
    where: /tournament\/seating\/matching\/index\.ts\S+ search\.seenMark \+= 1 as/,
    why: 'the marks only have to differ',
  },
  {
    where: /new-era\/offers\/legal\.ts\S+ Object\.keys\(under\)\.filter/,
    why: 'the rules refuse the others, and what they refuse is not offered',
  },
];
