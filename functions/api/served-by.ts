/**
 * Areas of the function that serves everything except the table routes: it loads each as a whole, on the first request
 * to one of its addresses.
 */
export type Area =
  | 'leagues'
  | 'seasons'
  | 'season-life'
  | 'lists'
  | 'scoring'
  | 'results'
  | 'rulings'
  | 'proposals'
  | 'own'
  | 'logins'
  | 'practice'
  | 'ratings'
  | 'site'
  | 'files'
  | 'discord'
  | 'description';

/** `table` is the function that serves what players request while they play. */
export type ServedBy = 'table' | Area;

/** Those of some operations that a function or an area serves. */
export function operationsServedBy<Op extends { readonly servedBy: ServedBy }>(
  name: ServedBy,
  operations: readonly Op[],
): readonly Op[] {
  return operations.filter(({ servedBy }) => servedBy === name);
}
