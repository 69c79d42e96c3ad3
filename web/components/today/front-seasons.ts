import type { SeasonSummary } from '../../../functions/api/schemas/leagues';

/** The season that a visitor watches where there is none to join: of those that are played here, the one with most players. */
export function watched(seasons: readonly SeasonSummary[]): SeasonSummary | undefined {
  const running = seasons.filter(({ status, imported }) => status === 'running' && !imported);
  return running.sort((one, other) => other.players - one.players)[0];
}
