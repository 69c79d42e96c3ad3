import type { ScoredBoard } from '../../../engine/tournament/scoring';

/** A board as text: "a 15, b 8, c out in year 2; counted up in year 8". */
export function boardWords({ seats, measure, out, ending, years }: ScoredBoard): string {
  const counts = seats.map((seat) =>
    out[seat] === undefined ? `${seat} ${measure[seat] ?? 0}` : `${seat} out in year ${out[seat]}`,
  );
  return `${counts.join(', ')}; ${endingWords(ending)} in year ${years}`;
}

/** How a board ended, for players. */
export function endingWords(ending: ScoredBoard['ending']): string {
  switch (ending.type) {
    case 'solo':
      return `won alone by ${ending.winner}`;
    case 'draw':
      return `a draw of ${ending.sharers.join(', ')}`;
    case 'timed':
      return 'counted up';
    case 'running':
      return 'being played';
  }
}
