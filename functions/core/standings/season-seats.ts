import { identityOf } from '../../../engine/games';
import type { Filling } from '../../../engine/tournament/formats';
import type { SeasonRecord } from '../season/seasons.records';

/**
 * The sizes with which the season's format works. No bot sits at a real table: players left over get a bye, or a board
 * is smaller.
 */
export function sizesOf(
  season: Pick<SeasonRecord, 'system' | 'options' | 'boardSize' | 'leftOver' | 'atTheTable'>,
): Filling {
  const { leftOver, atTheTable } = season;
  if (atTheTable === undefined) return { ...seatCounts(season), leftOver };
  const { results, seats } = identityOf(season);
  // A game for three to five is made for each of these sizes.
  const evenly = results !== undefined && seats.min < seats.max;
  const filled = leftOver === 'bots' ? (evenly ? 'smaller-boards' : 'byes') : leftOver;
  return { ...seatCounts(season), leftOver: filled, withoutBots: true, ...(evenly && { evenly }) };
}

/**
 * The possible seats of this season's boards: at a real table as many as the game allows, because an organizer seats
 * the players.
 */
export function possibleSeats(
  season: Pick<SeasonRecord, 'system' | 'options' | 'boardSize' | 'atTheTable'>,
): readonly string[] {
  const { names, max } = identityOf(season).seats;
  return season.atTheTable === undefined ? seatsOf(season) : names.slice(0, max);
}

function seatCounts(season: Pick<SeasonRecord, 'system' | 'options' | 'boardSize'>) {
  const { min, usual } = identityOf(season).seats;
  return { boardSize: season.boardSize ?? usual, smallest: min };
}

/** The seats of a full board of this season. */
export function seatsOf(season: Pick<SeasonRecord, 'system' | 'options' | 'boardSize'>): readonly string[] {
  return identityOf(season).seats.names.slice(0, seatCounts(season).boardSize);
}
