import pMap from 'p-map';
import type { SlowBoards } from '../../../engine/tournament/schedule';
import { roundEnd } from '../../../engine/tournament/season-schedule';
import { PLATFORM_CALLER } from '../access/caller';
import type { Deps } from '../platform/deps';
import { message } from '../platform/message';
import type { StoredText } from '../platform/message.records';
import type { BoardRecord } from '../result/results.records';
import { endGame, type WantedEnd } from '../ruling/end-game';
import { partsOf } from '../season/next-run';
import { isScheduled, stateOf } from '../season/season-state';
import type { SeasonRecord } from '../season/seasons.records';

const AT_ONCE = 8;

/** Boards that are to be ended early: how, and why. */
interface DueEnds {
  readonly boards: readonly BoardRecord[];
  readonly as: WantedEnd['as'];
  readonly reason: StoredText;
}

/**
 * Ends the boards of a cancelled season, or of a round that is over by its rule or by an organizer's decision. A board
 * whose step is closing is left for the next run. Repeating it is harmless.
 */
export async function endDueBoards(deps: Deps, seasonId: string): Promise<void> {
  const season = await deps.store.season(seasonId);
  const due = season === undefined ? undefined : await dueEnds(deps, season);
  if (due === undefined) return;
  const { boards, as, reason } = due;
  await pMap(boards, ({ game }) => endGame(deps, PLATFORM_CALLER, game, { kind: 'end', as }, reason), {
    concurrency: AT_ONCE,
  });
}

async function dueEnds(deps: Deps, season: SeasonRecord): Promise<DueEnds | undefined> {
  const { cancelled, endsNow, status } = season;
  if (status === 'registration' || (cancelled === undefined && endsNow === undefined && !isScheduled(season)))
    return undefined;
  const parts = await partsOf(deps, season);
  const running = parts.boards.filter((board) => board.status === 'running');
  if (cancelled !== undefined)
    return {
      boards: running,
      as: 'void',
      reason: message('log.seasonCancelled', { reason: cancelled.reason }),
    };
  const { last, ...state } = stateOf(season, parts);
  if (last === null || status !== 'running') return undefined;
  const boards = running.filter(({ round }) => round === last.round);
  if (endsNow?.round === last.round)
    return { boards, as: endOf(endsNow.as), reason: message('log.roundEndedBy', { round: last.round }) };
  const at = roundEnd({ ...state, last }, last);
  if (at === null || at > deps.clock()) return undefined;
  // A board that a moderator has paused waits for the moderator.
  const moving = boards.filter(({ paused }) => paused !== true);
  return {
    boards: moving,
    as: endOf(state.schedule.slow),
    reason: message('log.roundEndedByRule', { round: last.round }),
  };
}

function endOf(slow: SlowBoards): WantedEnd['as'] {
  return slow === 'void' ? 'void' : 'it-stands';
}
