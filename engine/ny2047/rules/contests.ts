import { NOBODY } from '../data/factions';
import type { Rule } from '../types';
import { isLead } from './moves';
import type { Attack, SpaceState, UnitState, WorkingCopy } from './working-copy';

/** 7.3 Of several attacks on a space only the strictly strongest is conducted. */
export function settleContests(board: WorkingCopy): void {
  const { spaces: sites, contested } = board;
  for (const site of sites) if (site.attacks.length > 0) contested.push(site);
  for (const site of contested) site.conducted = strongestAlone(site);
  for (const { conducted, holder } of contested)
    if (conducted && holder !== NOBODY) conducted.opposing = counterPower(conducted);
}

function strongestAlone({ attacks }: SpaceState): Attack | null {
  let best: Attack | null = null;
  let tied = false;
  for (const attack of attacks) {
    if (best && attack.power < best.power) continue;
    tied = best !== null && attack.power === best.power;
    best = attack;
  }
  return tied ? null : best;
}

/** 7.4 The attacks that share the highest power on a space. */
export function tiedAtTop({ attacks }: SpaceState): readonly Attack[] {
  let tied: Attack[] = [];
  for (const attack of attacks) {
    const top = tied[0]?.power ?? 0;
    if (attack.power === top) tied.push(attack);
    else if (attack.power > top) tied = [attack];
  }
  return tied;
}

/** 8.4 The greatest power of a conducted attack from the attacked space against one of the attackers. */
function counterPower(attack: Attack): number {
  const { side, at: site } = attack;
  if (site.holder === side) return 0;
  let greatest = 0;
  for (const occupant of site.occupants) {
    const counter = occupant.attack;
    if (!counter || counter.at.conducted !== counter || counter.power <= greatest) continue;
    if (comesFrom(attack, counter.at)) greatest = counter.power;
  }
  return greatest;
}

function comesFrom(attack: Attack, site: SpaceState): boolean {
  for (const occupant of site.occupants) if (occupant.attack === attack) return true;
  return false;
}

/**
 * The reason why a move cannot succeed, regardless of the others' moves: the first that applies (16.3); null while it
 * may succeed.
 */
export function barOf(piece: UnitState, to: SpaceState): Rule | null {
  if (piece.course === 'reinforcement') return null;
  if (piece.course === 'blocked') return '5.3';
  if (piece.course === 'exchange') return '5.7';
  return (piece.attack ? notConducted(piece.attack) : barAcrossShore(piece, to)) ?? notLead(piece, to);
}

/** 7.3, 7.4 A weaker attack gives way; equal ones block each other. */
function notConducted(attack: Attack): Rule | null {
  const { at: site } = attack;
  if (site.conducted === attack) return null;
  return site.conducted || !tiedAtTop(site).includes(attack) ? '7.3' : '7.4';
}

/** 5.5, 5.7 The rule by which the orders alone stop a unit from crossing the shore. */
function barAcrossShore(piece: UnitState, to: SpaceState): Rule | null {
  for (const mover of to.movers) if (mover.side !== piece.side) return '5.5';
  if (to.guard && to.guard.loyal !== piece.side) return '5.5';
  if (to.holder === piece.side) return null;
  for (const occupant of to.occupants) if (occupant.to === piece.at) return '5.7';
  return null;
}

function notLead(piece: UnitState, to: SpaceState): Rule | null {
  return isLead(piece, to) ? null : '5.6';
}
