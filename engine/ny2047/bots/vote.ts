import { botVote } from '../../core/bot-vote';
import { isFaction } from '../data/factions';
import type { Faction, Order, Position } from '../types';
import { groundOf } from './scene';

/** A clear leader: so many stars short of winning (14.1), and so many before the next. */
const SHORT = 2;
const LEAD = 4;
/** After so many years bots accept a draw. */
const LATE = 8;

/** The vote of a faction that a bot plays on a practice board (4.10). */
export function botVotes(position: Position, seat: string): readonly Order[] {
  if (position.phase !== 'orders' || !isFaction(seat)) return [];
  const { atlas, stars } = groundOf(position);
  const thresholds = { leader: atlas.starsToWin - SHORT, lead: LEAD };
  const counts = Object.fromEntries(survivorsOf(position).map((faction) => [faction, stars[faction] ?? 0]));
  const vote = botVote(counts, seat, position.year >= atlas.firstYear + LATE, thresholds);
  if (vote === null) return [];
  if (vote === 'draw') return [{ type: 'VOTE', vote }];
  return isFaction(vote.concedeTo) ? [{ type: 'VOTE', vote: 'concede', to: vote.concedeTo }] : [];
}

/** The factions that have not been eliminated. */
export function survivorsOf({ seats, eliminated }: Position): readonly Faction[] {
  return seats.filter((faction) => !eliminated.some((one) => one.faction === faction));
}
