import type { StepResult } from '../../game';
import { factionOf } from '../data/factions';
import type { Options } from '../options';
import { type Board, boardOf } from '../orders/board';
import { type Entry, readLists } from '../orders/orders';
import type { Event, Position } from '../types';
import { diedAttacking, diedDefending, settleBattles, settleMoves } from './battles';
import { barOf, settleContests, tiedAtTop } from './contests';
import { endTurn } from './end-of-turn';
import { classifyMoves } from './moves';
import { type Support, settleSupport } from './supports';
import { verdictsOf } from './verdicts';

/** One turn: orders, battles (rule 17) and the end of the turn (rule 12). */
export function playTurn(
  position: Position,
  lists: Readonly<Record<string, unknown>>,
  options: Options,
): StepResult<Position> {
  const board = boardOf(position);
  const entries = readLists(board, lists);
  classifyMoves(board);
  const supports = entries.map(supportOf);
  settleContests(board);
  for (const piece of board.pieces) if (piece.to) piece.bar = barOf(piece, piece.to);
  settleMoves(board);
  settleBattles(board);
  const events: Event[] = [];
  reportContests(board, events);
  reportUnits(board, events);
  const next = endTurn(board, entries, options, events);
  return { orders: verdictsOf(board, entries, supports), position: next, events, outcome: next.outcome };
}

function supportOf(entry: Entry): Support | null {
  if (entry.refusal !== null || entry.type !== 'SUPPORT' || !entry.at) return null;
  return settleSupport(entry, entry.at);
}

/** Standoffs between attackers, then battles, both in map file order (16.4). */
function reportContests({ contested }: Board, events: Event[]): void {
  for (const site of contested) {
    if (site.conducted) continue;
    const sides = tiedAtTop(site).map((attack) => attack.side);
    events.push({
      type: 'standoff',
      space: site.space.id,
      factions: sides.sort((one, other) => one - other).map(factionOf),
    });
  }
  for (const { conducted: attack, space, holder } of contested) {
    if (!attack || attack.result === 'entered') continue;
    events.push({
      type: 'battle',
      space: space.id,
      attacker: factionOf(attack.side),
      power: attack.power,
      defender: factionOf(holder),
      defence: attack.defence,
      opposing: attack.opposing,
      result: attack.result,
    });
  }
}

/** Units lost, then units moved, by faction and number (16.4). */
function reportUnits({ pieces }: Board, events: Event[]): void {
  for (const piece of pieces) {
    const { id: unit, faction, space } = piece.unit;
    if (diedAttacking(piece)) events.push({ type: 'destroyed', unit, faction, space, cause: 'attack' });
    else if (diedDefending(piece)) {
      const joined = piece.leaves && piece.to ? piece.to.space.id : space;
      events.push({ type: 'destroyed', unit, faction, space: joined, cause: 'defence' });
    }
  }
  for (const { unit, leaves, to, course } of pieces) {
    if (!leaves || !to || (course === 'reinforcement' && to.beaten)) continue;
    events.push({ type: 'moved', unit: unit.id, from: unit.space, to: to.space.id });
  }
}
