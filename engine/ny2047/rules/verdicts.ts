import type { Verdict } from '../../game';
import type { Attack, Board, Camp, Piece, Site, Ward } from '../orders/board';
import { type Entry, REFUSALS } from '../orders/orders';
import type { Faction, ResultCode, Rule } from '../types';
import { diedAttacking, diedDefending } from './battles';
import { isFollower } from './moves';
import type { Support } from './supports';

/** What became of an order. */
interface Fate {
  readonly result: ResultCode;
  readonly reason: Rule;
}

const NOTED: Fate = { result: 'noted', reason: '4.10' };
const HELD: Fate = { result: 'held', reason: '4.1' };
const HELD_BY_DEFAULT: Fate = { result: 'held', reason: '4.2' };
const GUARDED: Fate = { result: 'held', reason: '9.5' };
const CAPTURED: Fate = { result: 'captured', reason: '9.4' };
const OVERRUN: Fate = { result: 'destroyed', reason: '8.1' };

/** 16.3 Every entry in list order, then the units that hold by default; seats in canonical order. */
export function verdictsOf(
  board: Board,
  entries: readonly Entry[],
  supports: readonly (Support | null)[],
): readonly Verdict[] {
  const verdicts: Verdict[] = [];
  let next = 0;
  for (const camp of board.camps) {
    for (let entry = entries[next]; entry?.camp === camp; entry = entries[next]) {
      verdicts.push(verdict(camp.faction, entry.order, fateOf(entry, supports[next] ?? null)));
      next += 1;
    }
    addDefaults(camp, verdicts);
  }
  return verdicts;
}

function addDefaults({ faction, pieces }: Camp, verdicts: Verdict[]): void {
  for (const piece of pieces) {
    if (piece.ordered) continue;
    const order = { unit: piece.unit.id, type: 'HOLD', default: true };
    verdicts.push(verdict(faction, order, diedDefending(piece) ? OVERRUN : HELD_BY_DEFAULT));
  }
}

function verdict(seat: Faction, order: unknown, { result, reason }: Fate): Verdict {
  return { seat, order, result, reason };
}

function fateOf(entry: Entry, support: Support | null): Fate {
  if (entry.refusal) return { result: 'rejected', reason: REFUSALS[entry.refusal] };
  if (entry.ward) return turretonFate(entry.ward, support);
  if (!entry.piece) return NOTED;
  if (entry.at && entry.type === 'MOVE') return moveFate(entry.piece, entry.at);
  if (diedDefending(entry.piece)) return OVERRUN;
  return support ?? HELD;
}

/** 9.4 A beaten Turreton survives and changes sides. */
function turretonFate({ site }: Ward, support: Support | null): Fate {
  return site.beaten ? CAPTURED : (support ?? GUARDED);
}

function moveFate(piece: Piece, to: Site): Fate {
  if (diedAttacking(piece))
    return { result: 'destroyed', reason: piece.attack && meetsCounter(piece.attack) ? '8.4' : '8.3' };
  if (diedDefending(piece)) return OVERRUN;
  return piece.leaves
    ? { result: 'succeeded', reason: whyMade(piece, to) }
    : { result: 'bounced', reason: whyBounced(piece, to) };
}

/** 8.4 decided when the counter-attack was at least as strong as the defence. */
function meetsCounter({ opposing, defence }: Attack): boolean {
  return opposing > 0 && opposing >= defence;
}

function whyMade(piece: Piece, to: Site): Rule {
  if (piece.course === 'reinforcement') return '5.2';
  if (piece.course === 'cross-terrain') return '5.5';
  if (isFollower(piece, to)) return '5.4';
  return piece.attack?.result === 'won' ? '8.1' : '7.5';
}

function whyBounced(piece: Piece, to: Site): Rule {
  if (piece.bar && piece.bar !== '5.6') return piece.bar;
  if (piece.attack?.result === 'standoff') return meetsCounter(piece.attack) ? '8.4' : '8.2';
  return piece.bar ?? (isFollower(piece, to) ? '5.4' : '5.5');
}
