import { hashOf } from '../../../engine/core/canonical';
import type { BoardRecord, RoundRecord, SeasonRecord } from '../../store/records';

/**
 * What the plan of a round rests on beside who plays, as a hash: results of earlier rounds where the draw looks at the
 * standing, and who is to be kept apart. A plan that was made of something else is stale.
 * @param leavesOver whether somebody has a bye, which goes by the standing
 */
export function restsOn(
  season: SeasonRecord,
  boards: readonly BoardRecord[],
  round: number,
  leavesOver: boolean,
): string {
  const looks = looksAtStanding(season, round, leavesOver);
  const earlier = boards.filter((board) => looks && board.round < round);
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
function looksAtStanding({ format, rounds }: SeasonRecord, round: number, leavesOver: boolean): boolean {
  if (round === 1 || format.kind === 'ladder') return false;
  if (format.kind === 'swiss' || format.kind === 'knock-out' || leavesOver) return true;
  return (format.kind === 'rounds' && format.strength !== 'ignore') || (format.topBoard && round === rounds);
}

/** Whether a planned round rests on something that has changed since. Plans of earlier releases do not say. */
export function isStalePlan(
  season: SeasonRecord,
  boards: readonly BoardRecord[],
  { round, state, restsOn: was, sittingOut, away = {} }: RoundRecord,
): boolean {
  if (state !== 'planned' || was === undefined) return false;
  const leavesOver = sittingOut.some((player) => away[player] === undefined);
  return was !== restsOn(season, boards, round, leavesOver);
}
