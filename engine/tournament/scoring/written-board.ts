import type { SeatId } from '../../game';
import type { Ending, ScoredBoard } from './board';

/**
 * A board from a short text, for tables of tests: centres of seats a, b, c... with `0@5` for one that left in year 5;
 * then how it ended ("solo a", "draw ab", "timed", "running"), the year, the centres of earlier years after "after",
 * separated by semicolons, and the game's own placing.
 */
export function boardOf(centres: string, end: string): ScoredBoard {
  const parts = centres.split(' ').map((part, at) => ({ seat: seatAt(at), part }));
  const history = /after ([\d ;]+)/.exec(end)?.[1]?.split(';') ?? [];
  const placing = /placing ([a-z ]+)/.exec(end)?.[1];
  return {
    seats: parts.map(({ seat }) => seat),
    measure: Object.fromEntries(parts.map(({ seat, part }) => [seat, Number(part.split('@')[0])])),
    years: Number(/year (\d+)/.exec(end)?.[1] ?? 1),
    out: Object.fromEntries(
      parts.flatMap(({ seat, part }) => (part.includes('@') ? [[seat, Number(part.split('@')[1])]] : [])),
    ),
    history: history.map((year) => countsOf(year.trim())),
    ending: endingOf(end),
    placing: placing?.split(' ').map((group) => [...group]) ?? null,
  };
}

function countsOf(year: string): Readonly<Record<SeatId, number>> {
  return Object.fromEntries(year.split(' ').map((count, at) => [seatAt(at), Number(count)]));
}

function seatAt(at: number): SeatId {
  return String.fromCharCode('a'.charCodeAt(0) + at);
}

function endingOf(end: string): Ending {
  const [, type, seats = ''] = /^(solo|draw|timed|running) ?([a-z]*)/.exec(end) ?? [];
  if (type === 'solo') return { type, winner: seats };
  if (type === 'draw') return { type, sharers: [...seats] };
  return { type: type === 'timed' ? 'timed' : 'running' };
}
