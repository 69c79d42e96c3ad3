import type { ResultApproval, ResultRecord } from './results.records';

/** The revisions of results in their present form. */
export function revisionsOf(
  results: readonly Pick<ResultRecord, 'game' | 'revision'>[],
): ResultApproval['boards'] {
  return Object.fromEntries(results.map(({ game, revision = 0 }) => [game, revision]));
}

/** The results that a reader has not seen in their present form. */
export function unseen<Result extends Pick<ResultRecord, 'game' | 'revision'>>(
  seen: ResultApproval['boards'],
  results: readonly Result[],
): readonly Result[] {
  return results.filter(({ game, revision = 0 }) => seen[game] !== revision);
}
