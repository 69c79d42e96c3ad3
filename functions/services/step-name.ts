/** Names a step through all logs that speak of it, from its orders to what players are told. */
export function stepName(game: string, step: number): string {
  return `${game}/${step}`;
}
