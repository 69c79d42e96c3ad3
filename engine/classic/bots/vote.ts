import { botVote } from '../../core/bot-vote';
import type { Atlas } from '../data/atlas';
import { centresOf } from '../rules/tally';
import { survivorsOf } from '../rules/votes';
import type { Order, Position } from '../types';

/** The centres of a clear leader and its lead, where eighteen win (12.1); elsewhere in proportion. */
const OF_EIGHTEEN = { leader: 14, lead: 5 };
/** After so many turns bots accept a draw. */
const LATE = 16;

/** The vote of a power that a bot plays on a practice board (12.3, 12.4). */
export function botVotes(
  { isPower, placeOfYear, seasons, centresToWin }: Atlas,
  position: Position,
  seat: string,
): readonly Order[] {
  if (position.phase !== 'orders' || !isPower(seat)) return [];
  const centres = centresOf(position);
  const counts = Object.fromEntries(survivorsOf(position).map((power) => [power, centres[power] ?? 0]));
  const scaled = (ofEighteen: number) => Math.max(1, Math.round((ofEighteen * centresToWin) / 18));
  const thresholds = { leader: scaled(OF_EIGHTEEN.leader), lead: scaled(OF_EIGHTEEN.lead) };
  const turns = (placeOfYear(position.year) - 1) * seasons.length;
  const vote = botVote(counts, seat, turns >= LATE, thresholds);
  if (vote === null) return [];
  // Where a league votes on who shares a draw, no bot proposes anyone.
  if (vote === 'draw') return position.customs?.draws === undefined ? [{ type: 'VOTE', vote }] : [];
  return isPower(vote.concedeTo) ? [{ type: 'VOTE', vote: 'concede', to: vote.concedeTo }] : [];
}
