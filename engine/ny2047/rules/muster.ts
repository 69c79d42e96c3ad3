import { type Aftermath, armyOf } from './aftermath';
import { allowance } from './tally';
import { type FactionState, isOut } from './working-copy';

/** 12.6, 12.7 The units due enter at the home base, then `due` is set again (11.2, 11.3). */
export function muster(aftermath: Aftermath, stars: readonly number[]): void {
  for (const factionState of aftermath.copy.factions) {
    const { side } = factionState;
    const army = armyOf(aftermath, side);
    const gap = Math.max(0, allowance(stars[side] ?? 0) - army.length);
    const received = Math.min(aftermath.homes[side] ? (aftermath.due[side] ?? 0) : 0, gap);
    for (let count = 0; count < received; count += 1) spawn(aftermath, factionState);
    aftermath.due[side] = isOut(aftermath.eliminated, factionState.faction) ? 0 : gap - received;
  }
}

/** 11.5 A new unit gets the next free number. */
function spawn(aftermath: Aftermath, { side, faction }: FactionState): void {
  const home = aftermath.homes[side];
  if (!home) return;
  const number = aftermath.next[side] ?? 1;
  aftermath.next[side] = number + 1;
  const unit = { id: `${faction}-${number}`, faction, space: home.id };
  armyOf(aftermath, side).push(unit);
  aftermath.events.push({ type: 'spawned', unit: unit.id, faction, space: home.id });
}

/** 11.4 The number of units that a side has beyond its allowance. */
export function excessOf(aftermath: Aftermath, side: number, stars: readonly number[]): number {
  return Math.max(0, armyOf(aftermath, side).length - allowance(stars[side] ?? 0));
}
