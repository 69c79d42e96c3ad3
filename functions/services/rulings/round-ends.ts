import type { SlowBoards } from '../../../engine/tournament/schedule';
import { roundEnd } from '../../../engine/tournament/season-schedule';
import type { SeasonRecord } from '../../store/records';
import type { Deps } from '../deps';
import { partsOf } from '../seasons/next-run';
import { hasHours, stateOf } from '../seasons/season-state';

/** The end that a season's dates set to the boards of the round that is being played. */
export interface RoundEnd {
  readonly round: number;
  /** The season ends with its last round. */
  readonly of: 'round' | 'season';
  /** Milliseconds since 1970. */
  readonly at: number;
  /** How boards end that still run then. */
  readonly slow: SlowBoards;
}

/** When the round that is being played ends at the latest; null where nothing ends it. */
export async function roundEndOf(deps: Deps, season: SeasonRecord | undefined): Promise<RoundEnd | null> {
  if (season === undefined || season.status !== 'running' || !hasHours(season)) return null;
  const { last, ...state } = stateOf(season, await partsOf(deps, season));
  if (last === null || last.isPlanned || last.endedAt !== null) return null;
  const at = roundEnd({ ...state, last }, last);
  if (at === null) return null;
  return {
    ...{ round: last.round, at, slow: state.schedule.slow },
    of: last.round < state.rounds ? 'round' : 'season',
  };
}
