import { NOBODY } from '../data/factions';
import { isFollower } from './moves';
import type { SpaceState, UnitState, WorkingCopy } from './working-copy';

/** 17.6 Starts with all moves that may succeed and removes those that fail, until nothing changes. */
export function settleMoves(copy: WorkingCopy): void {
  const open: UnitState[] = [];
  for (const unitState of copy.units) {
    if (!unitState.to || unitState.bar) continue;
    unitState.leaves = true;
    unitState.at.leaving += 1;
    if (unitState.course !== 'reinforcement') open.push(unitState);
  }
  for (let struck = true; struck; ) {
    struck = false;
    for (const unitState of open) {
      if (!unitState.leaves || succeeds(unitState, unitState.to as SpaceState)) continue;
      unitState.leaves = false;
      unitState.at.leaving -= 1;
      struck = true;
    }
  }
}

/** 17.5 Whether a move succeeds, given the units that are assumed to leave. */
function succeeds(unitState: UnitState, to: SpaceState): boolean {
  const { attack } = unitState;
  if (!attack || isFollower(unitState, to)) return to.occupants.length === to.leaving;
  return attack.power > Math.max(defenceOf(to), attack.opposing);
}

/** 7.2 The defence of a space, given the units that leave. */
export function defenceOf(spaceState: SpaceState): number {
  const units = spaceState.occupants.length - spaceState.leaving + spaceState.joining;
  const flag = units > 0 && spaceState.base === spaceState.holder && spaceState.holder !== NOBODY ? 1 : 0;
  return units + flag + (spaceState.guard ? 2 : 0) + spaceState.aid;
}

/** 8.1 to 8.4 The result of every conducted attack on a space that another faction holds. */
export function settleBattles(copy: WorkingCopy): void {
  for (const spaceState of copy.contested) {
    const attack = spaceState.conducted;
    if (!attack || spaceState.holder === NOBODY || spaceState.holder === attack.side) continue;
    attack.defence = defenceOf(spaceState);
    const resistance = Math.max(attack.defence, attack.opposing);
    if (resistance === 0) continue;
    if (attack.power > resistance) attack.result = 'won';
    else attack.result = attack.power === resistance ? 'standoff' : 'lost';
    spaceState.beaten = attack.result === 'won';
  }
}

/** 8.3, 8.4 Whether the unit was lost in its own attack. */
export function diedAttacking({ attack }: UnitState): boolean {
  return attack !== null && attack.at.conducted === attack && attack.result === 'lost';
}

/** 8.1 Whether the unit was lost with the space it stood in or joined. */
export function diedDefending(unitState: UnitState): boolean {
  if (!unitState.leaves) return unitState.at.beaten;
  return unitState.course === 'reinforcement' && unitState.to !== null && unitState.to.beaten;
}
