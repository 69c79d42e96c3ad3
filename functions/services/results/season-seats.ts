import { GAMES } from '../../../engine/games';
import type { Filling } from '../../../engine/tournament/formats';
import type { SeasonRecord } from '../../store/records';

/** The sizes that the season's format works with. */
export function sizesOf(season: Pick<SeasonRecord, 'system' | 'boardSize' | 'leftOver'>): Filling {
  return { ...seatCounts(season), leftOver: season.leftOver };
}

function seatCounts(season: Pick<SeasonRecord, 'system' | 'boardSize'>) {
  const { min, usual } = GAMES[season.system].seats;
  return { boardSize: season.boardSize ?? usual, smallest: min };
}

/** The seats of a full board of this season. */
export function seatsOf(season: Pick<SeasonRecord, 'system' | 'boardSize'>): readonly string[] {
  return GAMES[season.system].seats.names.slice(0, seatCounts(season).boardSize);
}
