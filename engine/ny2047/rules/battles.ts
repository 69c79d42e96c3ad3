import { NOBODY } from '../data/factions';
import type { Board, Piece, Site } from '../orders/board';
import { isFollower } from './moves';

/** 17.6 Begins with all moves that have hope and strikes out those that fail, until nothing changes. */
export function settleMoves(board: Board): void {
  const open: Piece[] = [];
  for (const piece of board.pieces) {
    if (!piece.to || piece.bar) continue;
    piece.leaves = true;
    piece.site.leaving += 1;
    if (piece.course !== 'reinforcement') open.push(piece);
  }
  for (let struck = true; struck; ) {
    struck = false;
    for (const piece of open) {
      if (!piece.leaves || succeeds(piece, piece.to as Site)) continue;
      piece.leaves = false;
      piece.site.leaving -= 1;
      struck = true;
    }
  }
}

/** 17.5 Whether a move is made, given who else is thought to leave. */
function succeeds(piece: Piece, to: Site): boolean {
  const { attack } = piece;
  if (!attack || isFollower(piece, to)) return to.occupants.length === to.leaving;
  return attack.power > Math.max(defenceOf(to), attack.opposing);
}

/** 7.2 The defence of a space, given who leaves. */
export function defenceOf(site: Site): number {
  const units = site.occupants.length - site.leaving + site.joining;
  const flag = units > 0 && site.base === site.holder && site.holder !== NOBODY ? 1 : 0;
  return units + flag + (site.guard ? 2 : 0) + site.aid;
}

/** 8.1 to 8.4 The result of every conducted attack on a space that another faction holds. */
export function settleBattles(board: Board): void {
  for (const site of board.contested) {
    const attack = site.conducted;
    if (!attack || site.holder === NOBODY || site.holder === attack.side) continue;
    attack.defence = defenceOf(site);
    const resistance = Math.max(attack.defence, attack.opposing);
    if (resistance === 0) continue;
    if (attack.power > resistance) attack.result = 'won';
    else attack.result = attack.power === resistance ? 'standoff' : 'lost';
    site.beaten = attack.result === 'won';
  }
}

/** 8.3, 8.4 Whether the unit was lost in its own attack. */
export function diedAttacking({ attack }: Piece): boolean {
  return attack !== null && attack.site.conducted === attack && attack.result === 'lost';
}

/** 8.1 Whether the unit was lost with the space it stood in or joined. */
export function diedDefending(piece: Piece): boolean {
  if (!piece.leaves) return piece.site.beaten;
  return piece.course === 'reinforcement' && piece.to !== null && piece.to.beaten;
}
