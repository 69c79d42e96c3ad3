import type { Message } from '../../../engine/game/message';
import type { ScoredBoard } from '../../../engine/tournament/scoring';
import { message } from '../platform/message';

/** A board as text: "a 15, b 8, c out in year 2; counted up in year 8". */
export function boardWords({ seats, measure, out, ending, years }: ScoredBoard): Message {
  const [first, ...others] = seats.map((seat) => {
    const year = out[seat];
    return year === undefined
      ? message('scored.holds', { seat, count: measure[seat] ?? 0 })
      : message('scored.outIn', { seat, year });
  });
  const all = others.reduce((before, next) => message('scored.and', { before: before ?? '', next }), first);
  return message('scored.position', { seats: all ?? '', ending: endingWords(ending), year: years });
}

/** The ending of a board, in words for players. */
export function endingWords(ending: ScoredBoard['ending']): Message {
  switch (ending.type) {
    case 'solo':
      return message('scored.solo', { seat: ending.winner });
    case 'draw':
      return message('scored.draw', { seats: ending.sharers.join(', ') });
    case 'timed':
      return message('scored.timed');
    case 'running':
      return message('scored.running');
  }
}
