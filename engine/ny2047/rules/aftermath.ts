import { bySide, NOBODY, SIDES, type Side } from '../data/factions';
import type { Space } from '../data/map';
import { type Board, isOut, type Piece } from '../orders/board';
import type { Elimination, Event, Unit } from '../types';
import { diedAttacking, diedDefending } from './battles';

/** What the factions have while a turn ends (rule 12). Tables go by side. */
export interface Aftermath {
  readonly board: Board;
  readonly events: Event[];
  /** Each faction's units by number. */
  readonly armies: Unit[][];
  readonly homes: (Space | null)[];
  /** The bases lost this turn and not yet replaced. */
  readonly lost: (Space | null)[];
  readonly due: number[];
  readonly next: number[];
  readonly eliminated: Elimination[];
  /** Whether any land has changed hands. */
  taken: boolean;
}

/** 12.1 Destroyed units go; successful moves are carried out. */
export function carryOut(board: Board, events: Event[]): Aftermath {
  for (const site of board.sites) site.present = NOBODY;
  const armies: Unit[][] = [];
  for (const camp of board.camps) {
    const army: Unit[] = [];
    for (const piece of camp.pieces) {
      if (diedAttacking(piece) || diedDefending(piece)) continue;
      army.push(moved(piece));
      (piece.leaves && piece.to ? piece.to : piece.site).present = piece.side;
    }
    armies.push(army);
  }
  const { due, next, eliminated } = board.position;
  return {
    board,
    events,
    armies,
    homes: board.camps.map((camp) => camp.base),
    lost: new Array(SIDES).fill(null),
    due: bySide(due, 0),
    next: bySide(next, 1),
    eliminated: eliminated.slice(),
    taken: false,
  };
}

function moved({ unit, leaves, to }: Piece): Unit {
  return leaves && to ? { id: unit.id, faction: unit.faction, space: to.space.id } : unit;
}

/** The units of a side. */
export function armyOf({ armies }: Aftermath, side: Side): Unit[] {
  return armies[side] as Unit[];
}

/** The sides that are still in the game, in canonical order. */
export function survivorsOf({ board, eliminated }: Aftermath): readonly Side[] {
  const sides: Side[] = [];
  for (const { inPlay, side, faction } of board.camps)
    if (inPlay && !isOut(eliminated, faction)) sides.push(side);
  return sides;
}
