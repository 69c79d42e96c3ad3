import type { Verdict } from '../../game';
import type { Faction, ResultCode, Rule } from '../types';
import { diedAttacking, diedDefending } from './battles';
import { isFollower } from './moves';
import { type Entry, REFUSALS } from './read-orders';
import type { Support } from './supports';
import type { Attack, FactionState, SpaceState, TurretonState, UnitState, WorkingCopy } from './working-copy';

/** The result of an order. */
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
  copy: WorkingCopy,
  entries: readonly Entry[],
  supports: readonly (Support | null)[],
): readonly Verdict[] {
  const verdicts: Verdict[] = [];
  let next = 0;
  for (const factionState of copy.factions) {
    for (let entry = entries[next]; entry?.factionState === factionState; entry = entries[next]) {
      verdicts.push(verdict(factionState.faction, entry.order, fateOf(entry, supports[next] ?? null)));
      next += 1;
    }
    addDefaults(factionState, verdicts);
  }
  return verdicts;
}

function addDefaults({ faction, units: unitStates }: FactionState, verdicts: Verdict[]): void {
  for (const unitState of unitStates) {
    if (unitState.ordered) continue;
    const order = { unit: unitState.unit.id, type: 'HOLD', default: true };
    verdicts.push(verdict(faction, order, diedDefending(unitState) ? OVERRUN : HELD_BY_DEFAULT));
  }
}

function verdict(seat: Faction, order: unknown, { result, reason }: Fate): Verdict {
  return { seat, order, result, reason };
}

function fateOf(entry: Entry, support: Support | null): Fate {
  if (entry.refusal) return { result: 'rejected', reason: REFUSALS[entry.refusal] };
  if (entry.turretonState) return turretonFate(entry.turretonState, support);
  if (!entry.unitState) return NOTED;
  if (entry.at && entry.type === 'MOVE') return moveFate(entry.unitState, entry.at);
  if (diedDefending(entry.unitState)) return OVERRUN;
  return support ?? HELD;
}

/** 9.4 A beaten Turreton survives and changes sides. */
function turretonFate({ at: spaceState }: TurretonState, support: Support | null): Fate {
  return spaceState.beaten ? CAPTURED : (support ?? GUARDED);
}

function moveFate(unitState: UnitState, to: SpaceState): Fate {
  if (diedAttacking(unitState))
    return {
      result: 'destroyed',
      reason: unitState.attack && meetsCounter(unitState.attack) ? '8.4' : '8.3',
    };
  if (diedDefending(unitState)) return OVERRUN;
  return unitState.leaves
    ? { result: 'succeeded', reason: whyMade(unitState, to) }
    : { result: 'bounced', reason: whyBounced(unitState, to) };
}

/** 8.4 The counter-attack was decisive when it was at least as strong as the defence. */
function meetsCounter({ opposing, defence }: Attack): boolean {
  return opposing > 0 && opposing >= defence;
}

function whyMade(unitState: UnitState, to: SpaceState): Rule {
  if (unitState.course === 'reinforcement') return '5.2';
  if (unitState.course === 'cross-terrain') return '5.5';
  if (isFollower(unitState, to)) return '5.4';
  return unitState.attack?.result === 'won' ? '8.1' : '7.5';
}

function whyBounced(unitState: UnitState, to: SpaceState): Rule {
  if (unitState.bar && unitState.bar !== '5.6') return unitState.bar;
  if (unitState.attack?.result === 'standoff') return meetsCounter(unitState.attack) ? '8.4' : '8.2';
  return unitState.bar ?? (isFollower(unitState, to) ? '5.4' : '5.5');
}
