import type { SeatId } from '../game-identity';

/** When bots consider a game decided, and when they are content with a draw. */
export interface VoteThresholds {
  /** Others concede to a leader with at least this many. */
  readonly leader: number;
  /** ... and at least this many more than the next seat. */
  readonly lead: number;
}

/** A bot's vote: for a draw, or to concede to a seat; null for none. */
export type BotVote = 'draw' | { readonly concedeTo: SeatId } | null;

/**
 * What a bot votes on a practice board, from the public counts of the survivors. It concedes to a leader who can hardly
 * be caught. Late in the game it accepts a draw unless it leads, so a player who leads or shares the lead can offer one.
 */
export function botVote(
  counts: Readonly<Record<SeatId, number>>,
  own: SeatId,
  isLate: boolean,
  { leader: least, lead }: VoteThresholds,
): BotVote {
  const [first, second] = Object.entries(counts).sort(([, one], [, other]) => other - one);
  if (first === undefined || second === undefined) return null;
  const [leader, most] = first;
  if (most >= least && most - second[1] >= lead) return leader === own ? null : { concedeTo: leader };
  return isLate && (counts[own] ?? 0) < most ? 'draw' : null;
}
