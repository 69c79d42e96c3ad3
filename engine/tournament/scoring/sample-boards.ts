import type { SeatId } from '../../game';
import type { Random } from '../../random';
import { type Ending, majorityOf, type ScoredBoard } from './board';
import { forSeats } from './system';

/** The dimensions of sampled boards; the classic game has 7 seats and 34 centres. */
export interface SampleRules {
  readonly seats: number;
  readonly total: number;
  readonly years: number;
}

export const CLASSIC: SampleRules = { seats: 7, total: 34, years: 12 };

/** A possible finished board: all centres owned, ties and lone tops, early and late eliminations, solos and draws. */
export function sampleBoard(random: Random, rules: SampleRules = CLASSIC): ScoredBoard {
  const seats = Array.from({ length: rules.seats }, (_, at) => seatName(at));
  const years = random.draw(1, rules.years);
  const survivors = Math.min(rules.total, random.draw(2, rules.seats));
  const kind = random.draw(0, 5);
  const majority = Math.floor(rules.total / 2) + 1;
  const counts = spread(random, survivors, rules.total, kind === 0 ? majority : 1);
  const measure = forSeats(seats, (seat) => counts[seats.indexOf(seat)] ?? 0);
  const out = Object.fromEntries(seats.slice(survivors).map((seat) => [seat, random.draw(1, years)]));
  const board = { seats, measure, total: rules.total, majority, years, out, placing: null };
  return {
    ...board,
    history: Array.from({ length: years - 1 }, () => forSeats(seats, () => random.draw(0, 6))),
    ending: endingOf(seats.slice(0, survivors), measure, majority, kind),
  };
}

/** How the next centre is dealt: to any seat, mostly to one with the fewest (ties), mostly to the first. */
const DEALS = ['any', 'even', 'lopsided'] as const;

/** Centres of survivors, at least one each and a minimum for the first. */
function spread(random: Random, survivors: number, total: number, first: number): readonly number[] {
  const counts = Array.from({ length: survivors }, (_, at) =>
    at === 0 ? Math.min(first, total - survivors + 1) : 1,
  );
  const deal = DEALS[random.draw(0, DEALS.length - 1)];
  const most = Math.floor(total / 2);
  for (let left = total - counts.reduce((sum, count) => sum + count, 0); left > 0; left -= 1) {
    const usual = deal === 'even' ? counts.indexOf(Math.min(...counts)) : 0;
    const open = deal === 'even' || (deal === 'lopsided' && (counts[0] ?? 0) < most);
    const at = open && random.draw(0, 4) > 0 ? usual : random.draw(0, survivors - 1);
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts;
}

function endingOf(
  survivors: readonly SeatId[],
  measure: ScoredBoard['measure'],
  majority: number,
  kind: number,
): Ending {
  const winner = survivors.find((seat) => (measure[seat] ?? 0) >= majority);
  if (winner !== undefined) return { type: 'solo', winner };
  return kind < 3 ? { type: 'draw', sharers: survivors } : { type: 'timed' };
}

function seatName(at: number): SeatId {
  return String.fromCharCode('a'.charCodeAt(0) + at);
}

/**
 * The same board after one centre has moved from one seat to another in its last year: a seat left without centres is
 * out. Null if the move is impossible or ends the game.
 */
export function afterMove(board: ScoredBoard, from: SeatId, to: SeatId): ScoredBoard | null {
  const given = (board.measure[from] ?? 0) - 1;
  const received = (board.measure[to] ?? 0) + 1;
  if (board.ending.type === 'solo' || given < 0 || received >= majorityOf(board)) return null;
  if (board.out[from] !== undefined || board.out[to] !== undefined) return null;
  const gone = given === 0;
  return {
    ...board,
    measure: { ...board.measure, [from]: given, [to]: received },
    out: gone ? { ...board.out, [from]: board.years } : board.out,
    ending: gone ? without(board.ending, from) : board.ending,
  };
}

function without(ending: Ending, seat: SeatId): Ending {
  return ending.type === 'draw'
    ? { type: 'draw', sharers: ending.sharers.filter((sharer) => sharer !== seat) }
    : ending;
}
