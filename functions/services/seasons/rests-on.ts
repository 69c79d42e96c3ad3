import { hashOf } from '../../../engine/core/canonical';
import type { BoardRecord, RoundRecord, SeasonRecord } from '../../store/records';

/**
 * What the plan of a round rests on beside who plays, as a hash: results of earlier rounds where the draw looks at the
 * standing, and who is to be kept apart. A plan that was made of something else is stale.
 */
export function restsOn(season: SeasonRecord, boards: readonly BoardRecord[], round: number): string {
  const earlier = boards.filter((board) => looksAtStanding(season, round) && board.round < round);
  const results = earlier
    .map(({ round: of, board, result, seats }) => ({
      ...{ round: of, board, isVoid: result === 'void' },
      seats: seats.map(({ player, place, points }) => ({ player: player.id, place, points })),
    }))
    .sort((one, other) => one.round - other.round || one.board - other.board);
  const { apart, teams = null } = season;
  return hashOf({ results, apart, teams }).slice(0, 20);
}

/** Whether the draw of a round looks at the standing: to seat players of like strength, or to choose who sits out. */
function looksAtStanding({ format, leftOver, rounds }: SeasonRecord, round: number): boolean {
  if (round === 1 || format.kind === 'ladder') return false;
  if (format.kind === 'swiss' || format.kind === 'knock-out' || leftOver === 'byes') return true;
  return (format.kind === 'rounds' && format.strength !== 'ignore') || (format.topBoard && round === rounds);
}

/** Whether a planned round rests on something that has changed since. Plans of earlier releases do not say. */
export function isStalePlan(
  season: SeasonRecord,
  boards: readonly BoardRecord[],
  { round, state, restsOn: was }: Pick<RoundRecord, 'round' | 'state' | 'restsOn'>,
): boolean {
  return state === 'planned' && was !== undefined && was !== restsOn(season, boards, round);
}
