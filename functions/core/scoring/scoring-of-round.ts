import { type ChosenScoring, loadScoring, type Scoring } from '../../../engine/tournament/scoring';
import type { SeasonRecord } from '../season/seasons.records';

type Scored = Pick<SeasonRecord, 'scoring' | 'scoringByRound'>;

/** How the boards of a round are scored: as the season says for it, or as all others. */
export function scoringOfRound({ scoring, scoringByRound = [] }: Scored, round: number): Scoring {
  return scoringByRound.find((one) => one.round === round)?.scoring ?? scoring;
}

/** The scoring of each round, loaded once. */
export async function loadScorings(season: Scored): Promise<(round: number) => ChosenScoring> {
  const usual = await loadScoring(season.scoring);
  const others = new Map(
    await Promise.all(
      (season.scoringByRound ?? []).map(
        async ({ round, scoring }) => [round, await loadScoring(scoring)] as const,
      ),
    ),
  );
  return (round) => others.get(round) ?? usual;
}

/** Whether the boards of any round need the figures of earlier years. */
export function anyReadsHistory(
  scoringIn: (round: number) => ChosenScoring,
  boards: readonly { readonly round: number }[],
): boolean {
  return boards.some(({ round }) => scoringIn(round).readsHistory);
}
