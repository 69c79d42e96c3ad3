import type { Piece, Site } from '../orders/board';
import { type Entry, standpoint } from '../orders/orders';
import type { Rule } from '../types';

/** What became of a SUPPORT before any battle. */
export interface Support {
  readonly result: 'given' | 'cut' | 'void';
  readonly reason: Rule;
}

const GIVEN: Support = { result: 'given', reason: '6.1' };
const CUT: Support = { result: 'cut', reason: '6.5' };
const UNMATCHED: Support = { result: 'void', reason: '6.2' };
const AGAINST_OWN: Support = { result: 'void', reason: '6.3' };
const POWERLESS: Support = { result: 'void', reason: '6.4' };

/** 6.1 Settles a SUPPORT; one that is given adds its one power (6.7). Void is looked at before cut. */
export function settleSupport(entry: Entry, at: Site): Support {
  return entry.from ? supportMove(entry, entry.from, at) : supportHold(entry, at);
}

function supportHold(entry: Entry, at: Site): Support {
  if (!at.guard && at.occupants.every((occupant) => occupant.to !== null)) return UNMATCHED;
  if (cutter(entry)) return CUT;
  at.aid += 1;
  return GIVEN;
}

function supportMove(entry: Entry, from: Site, at: Site): Support {
  const mover = from.occupants.find((occupant) => occupant.to === at);
  if (!mover) return UNMATCHED;
  if (mover.side !== entry.camp.side && at.holder === entry.camp.side) return AGAINST_OWN;
  if (!mover.attack) return POWERLESS;
  if (cutter(entry)) return CUT;
  mover.attack.power += 1;
  return GIVEN;
}

/** 6.5, 6.6 A support is cut by another faction's same-terrain MOVE into the supporter's space, however it ends. */
function cutter(entry: Entry): Piece | undefined {
  const site = standpoint(entry);
  for (const mover of site.movers)
    if (mover.side !== entry.camp.side && mover.site.space.land === site.space.land) return mover;
  return undefined;
}
