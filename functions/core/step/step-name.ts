/** The name of a step in all logs, from its orders to its notifications. */
export function stepName(game: string, step: number): string {
  return `${game}/${step}`;
}
