import { gameSystem } from '../../../engine/systems';
import type { SeasonRecord } from '../../store/records';

/** Sizes that the season's format works with. */
export function sizesOf(season: Pick<SeasonRecord, 'system' | 'boardSize'>) {
  const { min, usual } = seatRulesOf(season);
  return { boardSize: season.boardSize ?? usual, smallest: min };
}

function seatRulesOf({ system }: Pick<SeasonRecord, 'system'>) {
  const found = gameSystem(system);
  if (found === undefined) throw new Error(`${system} is not available`);
  return found.seats;
}

/** The seats of a full board of this season. */
export function seatsOf(season: Pick<SeasonRecord, 'system' | 'boardSize'>): readonly string[] {
  return seatRulesOf(season).names.slice(0, sizesOf(season).boardSize);
}
