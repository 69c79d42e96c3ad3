/** The fewest rounds in which all can meet. On boards of two an odd number of players takes one more: each sits out once. */
export function meetingRounds(players: number, boardSize: number): number {
  if (boardSize === 2 && players % 2 === 1) return players;
  return Math.max(1, Math.ceil((players - 1) / (boardSize - 1)));
}

/** The choices of a form that show whether all players meet anyway. */
export interface SwissChoice {
  readonly rounds: number | null;
  /** The most players, or as many as are expected. */
  readonly players: number | null;
  readonly boardSize: number;
}

/** The rounds of a round robin if a Swiss would take at least as many; undefined otherwise. */
export function roundRobinInstead({ rounds, players, boardSize }: SwissChoice): number | undefined {
  if (rounds === null || players === null || players <= boardSize || boardSize < 2) return undefined;
  const enough = meetingRounds(players, boardSize);
  return rounds >= enough ? enough : undefined;
}
