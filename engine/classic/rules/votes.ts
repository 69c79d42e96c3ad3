import { isPower, powerOf, type Side } from '../data/powers';
import type { Ending, Position, Power } from '../types';
import type { Fields } from './read-orders';

/** One vote of a power: for a draw (null), or to concede to another. */
export interface Ballot {
  readonly power: Power;
  readonly concedesTo: Power | null;
}

/** An ending that votes or figures bring about. */
export interface Decision {
  readonly type: Ending;
  readonly winners: readonly Power[];
}

/** The ballot of a vote that was accepted. */
export function ballotOf(side: Side, { to, vote }: Fields): Ballot {
  return { power: powerOf(side), concedesTo: vote === 'concede' && isPower(to) ? to : null };
}

/** 12.3, 12.4 What the votes of a step decide: a concession to one power comes before a draw. Null for nothing. */
export function decisionOf(position: Position, ballots: readonly Ballot[]): Decision | null {
  if (ballots.length === 0) return null;
  const survivors = survivorsOf(position);
  const agreed = (wanted: (ballot: Ballot) => boolean, but?: Power) =>
    survivors.every(
      (power) => power === but || ballots.some((ballot) => ballot.power === power && wanted(ballot)),
    );
  const favoured = survivors.filter((power) => agreed(({ concedesTo }) => concedesTo === power, power));
  const [only] = favoured;
  if (only && favoured.length === 1 && survivors.length > 1) return { type: 'concession', winners: [only] };
  return agreed(({ concedesTo }) => concedesTo === null) ? { type: 'draw', winners: survivors } : null;
}

/** The powers of a position that have not been eliminated, in canonical order. */
export function survivorsOf({ seats, eliminated }: Position): readonly Power[] {
  return seats.filter((power) => !eliminated.some((entry) => entry.power === power));
}
