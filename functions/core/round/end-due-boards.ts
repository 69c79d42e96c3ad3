import pMap from 'p-map';
import type { SlowBoards } from '../../../engine/tournament/schedule';
import { roundEnd } from '../../../engine/tournament/season-schedule';
import { PLATFORM, PLATFORM_CALLER } from '../access/caller';
import type { Deps } from '../platform/deps';
import { message } from '../platform/message';
import type { StoredText } from '../platform/message.records';
import type { BoardRecord } from '../result/results.records';
import { endGame, type WantedEnd } from '../ruling/end-game';
import { moveClock } from '../ruling/rule-on-clock';
import { rulingBy } from '../ruling/rule-on-game';
import { partsOf } from '../season/next-run';
import { isScheduled, stateOf, takenBackUntil } from '../season/season-state';
import type { SeasonRecord } from '../season/seasons.records';

const AT_ONCE = 8;

/** Boards that are to be ended early: how, and why. */
interface DueEnds {
  readonly boards: readonly BoardRecord[];
  readonly as: WantedEnd['as'];
  readonly reason: StoredText;
}

/**
 * Ends the boards of a round that is over by its rule or by an organizer's decision, and of a cancelled season once that
 * can no longer be taken back. A board whose step is closing is left for the next run. Repeating it is harmless.
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
  if (cancelled !== undefined && (takenBackUntil(season) ?? 0) > deps.clock()) return undefined;
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

/**
 * Stops the boards of a season while its cancellation can be taken back, and starts them once it was. Repeating it is
 * harmless.
 */
export async function followCancellation(deps: Deps, season: SeasonRecord): Promise<void> {
  const { status, cancelled } = season;
  const stops = cancelled !== undefined && (takenBackUntil(season) ?? 0) > deps.clock();
  if (status === 'registration' || (cancelled !== undefined && !stops)) return;
  const boards = (await deps.store.boards(season.id)).filter(
    (board) => board.status === 'running' && (board.paused === true) !== stops,
  );
  const wanted = { kind: stops ? 'pause' : 'resume', by: 'cancellation' } as const;
  const reason = stops
    ? message('log.seasonCancelled', { reason: cancelled.reason })
    : message('log.seasonRestored');
  await pMap(
    boards,
    async ({ game }) => {
      const live = await deps.store.gameAndGate(game);
      if (live === undefined || (!stops && live.gate.pausedBy !== 'cancellation')) return;
      await moveClock(deps, live, wanted, (at, said) => rulingBy(deps, PLATFORM, at, { ...said, reason }));
    },
    { concurrency: AT_ONCE },
  );
}

function endOf(slow: SlowBoards): WantedEnd['as'] {
  return slow === 'void' ? 'void' : 'it-stands';
}
