import type { SlowBoards } from '../../../engine/tournament/schedule';
import { roundEnd } from '../../../engine/tournament/season-schedule';
import type { Deps } from '../platform/deps';
import { partsOf } from '../season/next-run';
import { isScheduled, stateOf } from '../season/season-state';
import type { SeasonRecord } from '../season/seasons.records';

/** The end that a season's dates set for the boards of the current round. */
export interface RoundEnd {
  readonly round: number;
  /** The season ends with its last round. */
  readonly of: 'round' | 'season';
  /** Milliseconds since 1970. */
  readonly at: number;
  /** How boards that are still running then are ended. */
  readonly slow: SlowBoards;
}

/** The latest end of the current round; null if nothing ends it. */
export async function roundEndOf(deps: Deps, season: SeasonRecord | undefined): Promise<RoundEnd | null> {
  if (season === undefined || season.status !== 'running' || !isScheduled(season)) return null;
  const { last, ...state } = stateOf(season, await partsOf(deps, season));
  if (last === null || last.isPlanned || last.endedAt !== null) return null;
  const at = roundEnd({ ...state, last }, last);
  if (at === null) return null;
  return {
    ...{ round: last.round, at, slow: state.schedule.slow },
    of: last.round < state.rounds ? 'round' : 'season',
  };
}
