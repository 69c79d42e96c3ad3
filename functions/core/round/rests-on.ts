import { hashOf } from '../../../engine/core/canonical';
import { knocksOut } from '../../../engine/tournament/knocks-out';
import type { BoardRecord } from '../result/results.records';
import type { EntryRecord, RoundRecord, SeasonRecord } from '../season/seasons.records';
import { adjustmentsOf } from '../standings/season-event';
import { teamMatesIn } from '../team/season-teams';

/**
 * The data that the plan of a round depends on, besides its players, as a hash: results of earlier rounds if the draw
 * reads the standings, with bonus and penalty points, and the players to keep apart. A plan made from other data is stale.
 * @param leavesOver whether a player has a bye, which depends on the standings
 */
export function restsOn(
  season: SeasonRecord,
  { entries, boards }: { readonly entries: readonly EntryRecord[]; readonly boards: readonly BoardRecord[] },
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
  // Who is whose team mate now, where the teams are those of the league.
  const mates = teams?.ofLeague === undefined ? {} : { mates: teamMatesIn(season) };
  const given = looks ? adjustmentsOf(entries) : {};
  // Left out where there are none, as in plans of earlier releases.
  const adjustments = Object.keys(given).length === 0 ? {} : { adjustments: given };
  return hashOf({ results, apart, teams, ...mates, ...adjustments }).slice(0, 20);
}

/** Whether the draw of a round reads the standings: to seat players of similar strength, or to choose the bye. */
function looksAtStanding({ format, rounds }: SeasonRecord, round: number, leavesOver: boolean): boolean {
  if (round === 1 || format.kind === 'ladder') return false;
  if (format.kind === 'swiss' || knocksOut(format) || leavesOver) return true;
  return (
    (format.kind === 'rounds' && format.strength !== 'ignore') ||
    ('topBoard' in format && format.topBoard && round === rounds)
  );
}

/** Whether the data of a planned round have changed since. Plans of earlier releases do not state them. */
export function isStalePlan(
  season: SeasonRecord,
  parts: Parameters<typeof restsOn>[1],
  { round, state, restsOn: was, sittingOut, away = {} }: RoundRecord,
): boolean {
  if (state !== 'planned' || was === undefined) return false;
  const leavesOver = sittingOut.some((player) => away[player] === undefined);
  return was !== restsOn(season, parts, round, leavesOver);
}
