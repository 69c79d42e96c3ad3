import type { Rule } from '../types';
import { type Entry, standpoint } from './read-orders';
import type { SpaceState, UnitState } from './working-copy';

/** The result of a SUPPORT before any battle. */
export interface Support {
  readonly result: 'given' | 'cut' | 'void';
  readonly reason: Rule;
}

const GIVEN: Support = { result: 'given', reason: '6.1' };
const CUT: Support = { result: 'cut', reason: '6.5' };
const UNMATCHED: Support = { result: 'void', reason: '6.2' };
const AGAINST_OWN: Support = { result: 'void', reason: '6.3' };
const POWERLESS: Support = { result: 'void', reason: '6.4' };

/** 6.1 Settles a SUPPORT; one that is given adds its one power (6.7). Void is checked before cut. */
export function settleSupport(entry: Entry, at: SpaceState): Support {
  return entry.from ? supportMove(entry, entry.from, at) : supportHold(entry, at);
}

function supportHold(entry: Entry, at: SpaceState): Support {
  if (!at.guard && at.occupants.every((occupant) => occupant.to !== null)) return UNMATCHED;
  if (cutter(entry)) return CUT;
  at.aid += 1;
  return GIVEN;
}

function supportMove(entry: Entry, from: SpaceState, at: SpaceState): Support {
  const mover = from.occupants.find((occupant) => occupant.to === at);
  if (!mover) return UNMATCHED;
  if (mover.side !== entry.factionState.side && at.holder === entry.factionState.side) return AGAINST_OWN;
  if (!mover.attack) return POWERLESS;
  if (cutter(entry)) return CUT;
  mover.attack.power += 1;
  return GIVEN;
}

/**
 * 6.5, 6.6 A support is cut by another faction's same-terrain MOVE into the supporter's space, whatever the result of
 * that move.
 */
function cutter(entry: Entry): UnitState | undefined {
  const spaceState = standpoint(entry);
  for (const mover of spaceState.movers)
    if (mover.side !== entry.factionState.side && mover.at.space.land === spaceState.space.land) return mover;
  return undefined;
}
