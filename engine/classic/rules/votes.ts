import type { Atlas, Side } from '../data/atlas';
import type { Ending, Position, Power } from '../types';
import type { Fields } from './read-orders';

/** One vote of a power: for a draw (null), or to concede to another. */
export interface Ballot {
  readonly power: Power;
  readonly concedesTo: Power | null;
  /** The powers that share the proposed draw, if the vote names them. */
  readonly among: readonly Power[] | null;
}

/** An ending by votes or figures. */
export interface Decision {
  readonly type: Ending;
  readonly winners: readonly Power[];
}

/** The ballot of a vote that was accepted. */
export function ballotOf(atlas: Atlas, side: Side, { to, vote, among }: Fields): Ballot {
  return {
    power: atlas.powerOf(side),
    concedesTo: vote === 'concede' && atlas.isPower(to) ? to : null,
    among: Array.isArray(among) ? atlas.inCanonicalOrder(among) : null,
  };
}

/**
 * 12.3, 12.4 The decision of a step's votes: a concession to one power takes precedence over a draw. Null if there is
 * none.
 */
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
  // Of several draws on which all agree, the one among most powers.
  const proposed = ballots.flatMap(({ concedesTo, among }) => (concedesTo ? [] : [among ?? survivors]));
  const winners = proposed
    .filter((draw) => agreed((one) => one.concedesTo === null && isSame(one.among ?? survivors, draw)))
    .sort((one, other) => other.length - one.length)[0];
  return winners ? { type: 'draw', winners } : null;
}

export function isSame(one: readonly Power[], other: readonly Power[]): boolean {
  return one.length === other.length && one.every((power, at) => power === other[at]);
}

/** The powers of a position that have not been eliminated, in canonical order. */
export function survivorsOf({ seats, eliminated }: Position): readonly Power[] {
  return seats.filter((power) => !eliminated.some((entry) => entry.power === power));
}
