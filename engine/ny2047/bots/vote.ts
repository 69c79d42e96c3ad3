import { botVote } from '../../core/bot-vote';
import { isFaction } from '../data/factions';
import { FIRST_YEAR } from '../data/first-year';
import type { Faction, Order, Position } from '../types';
import { groundOf } from './scene';

/** Eleven stars win (14.1). */
const THRESHOLDS = { leader: 9, lead: 4 };
/** From this year bots accept a draw. */
const LATE = FIRST_YEAR + 8;

/** The vote of a faction that a bot plays on a practice board (4.10). */
export function botVotes(position: Position, seat: string): readonly Order[] {
  if (position.phase !== 'orders' || !isFaction(seat)) return [];
  const { stars } = groundOf(position);
  const counts = Object.fromEntries(survivorsOf(position).map((faction) => [faction, stars[faction] ?? 0]));
  const vote = botVote(counts, seat, position.year >= LATE, THRESHOLDS);
  if (vote === null) return [];
  if (vote === 'draw') return [{ type: 'VOTE', vote }];
  return isFaction(vote.concedeTo) ? [{ type: 'VOTE', vote: 'concede', to: vote.concedeTo }] : [];
}

/** The factions that have not been eliminated. */
export function survivorsOf({ seats, eliminated }: Position): readonly Faction[] {
  return seats.filter((faction) => !eliminated.some((one) => one.faction === faction));
}
