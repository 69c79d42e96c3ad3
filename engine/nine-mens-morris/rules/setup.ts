import { bySeat } from '../../core/by-seat';
import type { SeatId } from '../../game';
import { MEN, type Position } from '../types';

/** 1.4, 2.1 The empty board; the first seat begins. */
export function setup(seats: readonly SeatId[]): Position {
  return {
    turn: 1,
    order: [...seats],
    active: seats[0] ?? null,
    men: {},
    hand: bySeat(seats, () => MEN),
    quiet: 0,
    past: [],
    missed: bySeat(seats, () => 0),
    end: null,
  };
}
