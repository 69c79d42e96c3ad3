/** A mutant whose behaviour is the same as the source's. */
interface Equivalent {
  /** Matches the name of each mutant that is left out. */
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
    where: /aggregation\/division-sizes\.ts\S+ players < present \* least as/,
    why: 'as many players as the divisions need at least are as many divisions as now by both ways',
  },
  {
    where: /aggregation\/division-sizes\.ts:48:62 0 as/,
    why: 'the lowest division is what is left, whoever would rise into it from below',
  },
  {
    where: /tournament\/seating\/matching\/index\.ts\S+ search\.seenMark \+= 1 as/,
    why: 'the marks only have to differ',
  },
  {
    where: /ny2047\/rules\/aftermath\.ts\S+ (0 as 1|1 as [02])/,
    why: 'a faction that is not in the game is due no units and musters nobody',
  },
  {
    where: /new-era\/offers\/legal\.ts\S+ Object\.keys\(under\)\.filter/,
    why: 'the rules refuse the others, and what they refuse is not offered',
  },
  {
    where:
      /steps\/heartbeat\.ts\S+ (now >= doubt as now > doubt|now - doubt < WITNESS_MS as \(now - doubt\) <=)/,
    why: 'a doubt of this moment begins again at this moment, and one of ten seconds has been agreed with before',
  },
  {
    where: /steps\/heartbeat\.ts\S+ back > at as back >= at/,
    why: 'what is doubted is minutes away from the last sign of life',
  },
  {
    where: /steps\/gates\.ts\S+ (\[\]|null) as undefined/,
    why: 'no day is an undefined one, and hours that are not there are not quiet',
  },
  {
    where: /steps\/vote-extension\.ts\S+ vote === null \|\| minutes === undefined as/,
    why: 'a season without votes refuses them before this is asked',
  },
  {
    where: /steps\/close-step\.ts\S+ fence\.kind === '(not-due|closed)' as false/,
    why: 'spares reading the gate again, which says the same',
  },
  {
    where: /steps\/play-bots\.ts\S+ seats\.length === 0 as false/,
    why: 'spares reads for a loop over nobody',
  },
  {
    where: /rulings\/held-clock\.ts\S+ !after\.ok as false/,
    why: 'a clock that runs can be stopped, and one that stands can be started',
  },
  {
    where: /dynamo\/(steps|take-backs)\.ts\S+ 4 as [35]/,
    why: 'how much is read at once',
  },
  {
    where: /dynamo\/steps\.ts\S+ one\.dueSk < other\.dueSk as one\.dueSk <=/,
    why: 'each game is due once',
  },
  {
    where: /dynamo\/take-backs\.ts\S+ (last \+ 2 - from as|2 as 3)/,
    why: 'nobody has ordered for steps after the open one',
  },
];
