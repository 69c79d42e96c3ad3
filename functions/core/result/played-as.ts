/** What the result of a seat counts for: the faction that the game dealt to it, or else the seat. */
export function playedAs({
  seat,
  faction,
}: {
  readonly seat: string;
  readonly faction?: string | undefined;
}): string {
  return faction ?? seat;
}
