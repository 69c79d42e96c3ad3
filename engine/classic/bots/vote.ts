import { botVote } from '../../core/bot-vote';
import { FIRST_YEAR } from '../data/first-year';
import { isPower } from '../data/powers';
import { centresOf } from '../rules/tally';
import { survivorsOf } from '../rules/votes';
import type { Order, Position } from '../types';

/** Eighteen centres win (12.1). */
const THRESHOLDS = { leader: 14, lead: 5 };
/** From this year bots accept a draw. */
const LATE = FIRST_YEAR + 8;

/** The vote of a power that a bot plays on a practice board (12.3, 12.4). */
export function botVotes(position: Position, seat: string): readonly Order[] {
  if (position.phase !== 'orders' || !isPower(seat)) return [];
  const centres = centresOf(position);
  const counts = Object.fromEntries(survivorsOf(position).map((power) => [power, centres[power] ?? 0]));
  const vote = botVote(counts, seat, position.year >= LATE, THRESHOLDS);
  if (vote === null) return [];
  // Where a league votes on who shares a draw, no bot proposes anyone.
  if (vote === 'draw') return position.customs?.draws === undefined ? [{ type: 'VOTE', vote }] : [];
  return isPower(vote.concedeTo) ? [{ type: 'VOTE', vote: 'concede', to: vote.concedeTo }] : [];
}
