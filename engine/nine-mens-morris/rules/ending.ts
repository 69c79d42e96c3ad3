import type { SeatId } from '../../game';
import type { Outcome } from '../../game/outcome';
import { neighboursOf, POINTS } from '../data/board';
import { type Ending, LEAST_MEN, type Position, QUIET_TURNS, REPETITIONS } from '../types';
import { mayFly, menOf, pointsOf, rivalOf, type WorkingCopy } from './working-copy';

/** 4.4 Whether a seat can move a man, or has one to place. */
export function canGo(position: Position, seat: SeatId): boolean {
  const { hand, men } = position;
  if ((hand[seat] ?? 0) > 0 || mayFly(position, seat))
    return POINTS.some((point) => men[point] === undefined);
  return pointsOf(position, seat).some((from) => neighboursOf(from).some((to) => men[to] === undefined));
}

/** 6.1 to 6.4 Ends the game if the turn that has just been carried out ends it. */
export function endIfOver(copy: WorkingCopy): void {
  const { position } = copy;
  const { active, quiet, past } = position;
  if (active === null || position.end !== null) return;
  if (menOf(position, active) < LEAST_MEN) end(copy, 'men', rivalOf(position, active));
  else if (!canGo(position, active)) end(copy, 'blocked', rivalOf(position, active));
  else if (past.filter((one) => one === textOf(position)).length >= REPETITIONS)
    end(copy, 'repetition', null);
  else if (quiet >= QUIET_TURNS) end(copy, 'quiet', null);
}

export function end({ position, events }: WorkingCopy, why: Ending, winner: SeatId | null): void {
  position.end = { why, winner };
  position.active = null;
  events.push({ type: 'over', why, winner });
}

/** 6.3 What makes two positions the same: the men on the board, and who has the turn. */
export function textOf({ men, order, active }: Position): string {
  const marks = POINTS.map((point) => (men[point] === undefined ? '.' : men[point] === order[0] ? '1' : '2'));
  return `${marks.join('')}${active === order[0] ? '1' : '2'}`;
}

/** The outcome in the platform's terms: a win, or a draw that both share. */
export function outcomeOf({ end: ended, order }: Position): Outcome | null {
  if (ended === null) return null;
  const { winner } = ended;
  if (winner === null) return { type: 'draw', end: 'draw', winners: [...order], placing: [[...order]] };
  return {
    type: 'win',
    end: 'solo',
    winners: [winner],
    placing: [[winner], order.filter((seat) => seat !== winner)],
  };
}
