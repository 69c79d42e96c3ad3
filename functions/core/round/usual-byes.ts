import { loadGameSystem } from '../../../engine/load-system';
import { textRandom } from '../../../engine/random';
import { type AggregationRules, USUAL_RULES } from '../../../engine/tournament/aggregation';
import { loadScoring, winWorth } from '../../../engine/tournament/scoring';
import type { SeasonRecord } from '../season/seasons.records';
import { seatsOf } from '../standings/season-seats';

/** The settings that the byes of a season depend on. */
type WithByes = Pick<
  SeasonRecord,
  'system' | 'options' | 'boardSize' | 'format' | 'leftOver' | 'scoring' | 'aggregation' | 'atTheTable'
>;

/**
 * The season's rules for totals, including the points for a bye: if its organizer leaves them open, as many as a win on
 * boards of two. A season that has started keeps its rules.
 * @param kept the rules of a season that has started
 */
export async function withUsualByes(
  season: WithByes,
  kept?: { readonly aggregation?: AggregationRules | undefined },
): Promise<Pick<SeasonRecord, 'aggregation'>> {
  const { aggregation } = season;
  if ((aggregation?.sitOut ?? null) !== null || !drawsByes(season)) return {};
  if (kept !== undefined && (kept.aggregation?.sitOut ?? null) === null) return {};
  const points = await worthOf(season);
  if (points === null) return {};
  return {
    aggregation: { ...(aggregation ?? USUAL_RULES), sitOut: { points, times: 'each', request: 0 } },
  };
}

/** Whether the draw may leave over a player of a board of two. */
function drawsByes({ boardSize, format, leftOver, atTheTable }: WithByes): boolean {
  const meets = format.kind === 'swiss' || format.kind === 'rounds';
  return boardSize === 2 && meets && (leftOver === 'byes' || atTheTable !== undefined);
}

async function worthOf(season: WithByes): Promise<number | null> {
  const [system, scoring] = await Promise.all([loadGameSystem(season.system), loadScoring(season.scoring)]);
  const options = system.options.parse(season.options);
  const position = system.setup(options, seatsOf(season), textRandom('a win'));
  return winWorth(scoring, system.progress?.(position, options));
}
