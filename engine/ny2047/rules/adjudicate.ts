import { ordersOfSeat } from '../../core/orders-of-seat';
import type { StepResult, Verdict } from '../../game';
import { factionOf } from '../data/factions';
import type { Options } from '../options';
import type { Event, Position } from '../types';
import { playAdjustment } from './adjustment';
import { diedAttacking, diedDefending, settleBattles, settleMoves } from './battles';
import { barOf, settleContests, tiedAtTop } from './contests';
import { endTurn } from './end-of-turn';
import { classifyMoves } from './moves';
import { type Entry, readLists } from './read-orders';
import { type Support, settleSupport } from './supports';
import { verdictsOf } from './verdicts';
import { type WorkingCopy, workingCopyOf } from './working-copy';

/** 16.5 One step: a turn, an adjustment, or only refusals after the end. */
export function adjudicate(position: Position, lists: unknown, options: Options): StepResult<Position> {
  const given =
    typeof lists === 'object' && lists !== null ? (lists as Readonly<Record<string, unknown>>) : {};
  switch (position.phase) {
    case 'orders':
      return playTurn(position, given, options);
    case 'adjustment':
      return playAdjustment(position, given);
    case 'finished':
      return refuseAll(position, given);
  }
}

/** 4.11 After the end of the game every order is rejected. */
function refuseAll(position: Position, lists: Readonly<Record<string, unknown>>): StepResult<Position> {
  const orders: Verdict[] = position.seats.flatMap((seat) =>
    ordersOfSeat(lists, seat).map((order) => ({ seat, order, result: 'rejected', reason: '4.11' })),
  );
  return { orders, position, events: [], outcome: position.outcome };
}

/** One turn: orders, battles (rule 17) and the end of the turn (rule 12). */
function playTurn(
  position: Position,
  lists: Readonly<Record<string, unknown>>,
  options: Options,
): StepResult<Position> {
  const copy = workingCopyOf(position);
  const entries = readLists(copy, lists);
  classifyMoves(copy);
  const supports = entries.map(supportOf);
  settleContests(copy);
  for (const unitState of copy.units) if (unitState.to) unitState.bar = barOf(unitState, unitState.to);
  settleMoves(copy);
  settleBattles(copy);
  const events: Event[] = [];
  reportContests(copy, events);
  reportUnits(copy, events);
  const next = endTurn(copy, entries, options, events);
  return { orders: verdictsOf(copy, entries, supports), position: next, events, outcome: next.outcome };
}

function supportOf(entry: Entry): Support | null {
  if (entry.refusal !== null || entry.type !== 'SUPPORT' || !entry.at) return null;
  return settleSupport(entry, entry.at);
}

/** Standoffs between attackers, then battles, both in map file order (16.4). */
function reportContests({ contested }: WorkingCopy, events: Event[]): void {
  for (const spaceState of contested) {
    if (spaceState.conducted) continue;
    const factions = tiedAtTop(spaceState).map((attack) => factionOf(attack.side));
    events.push({ type: 'standoff', space: spaceState.space.id, factions });
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
function reportUnits({ units: unitStates }: WorkingCopy, events: Event[]): void {
  for (const unitState of unitStates) {
    const { id: unit, faction, space } = unitState.unit;
    if (diedAttacking(unitState)) events.push({ type: 'destroyed', unit, faction, space, cause: 'attack' });
    else if (diedDefending(unitState)) {
      const joined = unitState.leaves && unitState.to ? unitState.to.space.id : space;
      events.push({ type: 'destroyed', unit, faction, space: joined, cause: 'defence' });
    }
  }
  for (const { unit, leaves, to, course } of unitStates) {
    if (!leaves || !to || (course === 'reinforcement' && to.beaten)) continue;
    events.push({ type: 'moved', unit: unit.id, from: unit.space, to: to.space.id });
  }
}
