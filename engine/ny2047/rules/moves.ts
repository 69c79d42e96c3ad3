import { type Attack, type Board, type Course, joined, type Piece, type Site } from '../orders/board';

/** 5.1 Sorts every legal MOVE and gathers the contesting ones into attacks (7.1). */
export function classifyMoves(board: Board): void {
  for (const piece of board.pieces) {
    const { to } = piece;
    if (!to) continue;
    to.movers = joined(to.movers, piece);
    piece.course = courseOf(piece, to);
    if (piece.course === 'reinforcement') to.joining += 1;
    if (piece.course === 'same-terrain') joinAttack(piece, to);
  }
}

function courseOf(piece: Piece, to: Site): Course {
  if (isReinforcement(piece, to)) return 'reinforcement';
  if (isBlocked(piece, to)) return 'blocked';
  if (isExchange(piece, to)) return 'exchange';
  return piece.site.space.land === to.space.land ? 'same-terrain' : 'cross-terrain';
}

/** 5.2 A move to own units or an own Turreton on water, or to own units at the own home base. */
function isReinforcement(piece: Piece, to: Site): boolean {
  if (to.holder !== piece.side) return false;
  return !to.space.land || to.base === piece.side;
}

/** 5.3 A friend on ordinary land who has no MOVE order is in the way. */
function isBlocked(piece: Piece, to: Site): boolean {
  return to.holder === piece.side && sendsNobody(to);
}

/** Whether one of the units there has no MOVE order. */
function sendsNobody({ occupants }: Site): boolean {
  for (const occupant of occupants) if (occupant.to === null) return true;
  return false;
}

/** 5.7 Two own units on ordinary land that would change places. */
function isExchange(piece: Piece, to: Site): boolean {
  return (
    to.holder === piece.side &&
    piece.site.space.land &&
    piece.site.base !== piece.side &&
    to.occupants.some((occupant) => occupant.to === piece.site)
  );
}

/** 5.4 Whether the unit steps after a friend on ordinary land. */
export function isFollower(piece: Piece, to: Site): boolean {
  return to.holder === piece.side;
}

/** 7.1 All contesting moves of a faction into a space make one attack. */
function joinAttack(piece: Piece, to: Site): void {
  let attack = attackOf(to, piece);
  if (!attack) {
    attack = {
      side: piece.side,
      site: to,
      power: 0,
      opposing: 0,
      defence: 0,
      result: 'entered',
    };
    to.attacks = joined(to.attacks, attack);
  }
  attack.power += 1;
  piece.attack = attack;
}

function attackOf(site: Site, piece: Piece): Attack | undefined {
  for (const attack of site.attacks) if (attack.side === piece.side) return attack;
  return undefined;
}

/** 5.6 On water and at the own home base all enter; elsewhere only the lead does. */
export function isLead(piece: Piece, to: Site): boolean {
  if (!to.space.land || to.base === piece.side || to.movers.length === 1) return true;
  for (const mover of to.movers) if (mover !== piece && goesBefore(mover, piece)) return false;
  return true;
}

/** Same-terrain moves go before those across the shore, then the list decides; what does not occur is passed over. */
function goesBefore(mover: Piece, piece: Piece): boolean {
  if (mover.side !== piece.side || mover.course === 'blocked' || mover.course === 'exchange') return false;
  if (mover.course !== piece.course) return mover.course === 'same-terrain';
  return mover.listed < piece.listed;
}
