import { GAMES } from '../../../engine/games';
import type { Filling } from '../../../engine/tournament/formats';
import type { SeasonRecord } from '../season/seasons.records';

/**
 * The sizes with which the season's format works. No bot sits at a real table: players left over get a bye, or a board
 * is smaller.
 */
export function sizesOf(
  season: Pick<SeasonRecord, 'system' | 'boardSize' | 'leftOver' | 'atTheTable'>,
): Filling {
  const { leftOver, atTheTable } = season;
  if (atTheTable === undefined) return { ...seatCounts(season), leftOver };
  return { ...seatCounts(season), leftOver: leftOver === 'bots' ? 'byes' : leftOver, withoutBots: true };
}

/**
 * The possible seats of this season's boards: at a real table as many as the game allows, because an organizer seats
 * the players.
 */
export function possibleSeats(
  season: Pick<SeasonRecord, 'system' | 'boardSize' | 'atTheTable'>,
): readonly string[] {
  const { names, max } = GAMES[season.system].seats;
  return season.atTheTable === undefined ? seatsOf(season) : names.slice(0, max);
}

function seatCounts(season: Pick<SeasonRecord, 'system' | 'boardSize'>) {
  const { min, usual } = GAMES[season.system].seats;
  return { boardSize: season.boardSize ?? usual, smallest: min };
}

/** The seats of a full board of this season. */
export function seatsOf(season: Pick<SeasonRecord, 'system' | 'boardSize'>): readonly string[] {
  return GAMES[season.system].seats.names.slice(0, seatCounts(season).boardSize);
}
