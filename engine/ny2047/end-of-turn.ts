import { type Aftermath, armyOf, carryOut, survivorsOf } from './aftermath';
import type { Board } from './board';
import { chooseBase, chooseDisbanded } from './choices';
import { settleBases, settleControl, settleEliminations, settleLoyalty } from './conquest';
import { endingOf } from './endings';
import { factionOf, type Side } from './factions';
import type { Space } from './map';
import { excessOf, muster } from './muster';
import { nextPosition, nextTurn } from './next-position';
import type { Options } from './options';
import type { Entry } from './orders';
import { tallyOf } from './tally';
import type { Choice, Event, Faction, Position } from './types';
import { ballotsOf, preferred } from './wishes';

/** The end of a turn, in the order of rule 12. */
export function endTurn(
  board: Board,
  entries: readonly Entry[],
  options: Options,
  events: Event[],
): Position {
  const aftermath = carryOut(board, events);
  settleLoyalty(aftermath);
  settleControl(aftermath);
  settleBases(aftermath);
  settleEliminations(aftermath);
  const tally = tallyOf(board);
  muster(aftermath, tally.stars);
  reportTurn(aftermath, tally.stars);
  const { year, season } = board.position;
  const outcome = endingOf(aftermath, tally, ballotsOf(entries), options);
  if (outcome) {
    events.push({ type: 'outcome', outcome });
    return nextPosition(aftermath, { year, season, phase: 'finished', pending: null, outcome });
  }
  const pending = settleChoices(aftermath, tally.stars, entries, options);
  return pending
    ? nextPosition(aftermath, { year, season, phase: 'adjustment', pending, outcome: null })
    : nextPosition(aftermath, { ...nextTurn(board.position), phase: 'orders', pending: null, outcome: null });
}

function reportTurn(aftermath: Aftermath, counted: readonly number[]): void {
  const stars: Partial<Record<Faction, number>> = {};
  for (const side of survivorsOf(aftermath)) stars[factionOf(side)] = counted[side] ?? 0;
  const { year, season } = aftermath.board.position;
  aftermath.events.push({ type: 'turn-end', year, season, stars });
}

/** 12.9 Makes the choices that need no answer; what is left to the players makes an adjustment phase (13.1). */
function settleChoices(
  aftermath: Aftermath,
  stars: readonly number[],
  entries: readonly Entry[],
  { adjustment }: Options,
): Partial<Record<Faction, Choice>> | null {
  const survivors = survivorsOf(aftermath);
  const open = new Map<Side, readonly Space[]>();
  for (const side of survivors) {
    if (aftermath.homes[side]) continue;
    const candidates = candidatesOf(aftermath, side);
    if (candidates.length > 1 && adjustment) open.set(side, candidates);
    else moveBase(aftermath, side, candidates, preferred(entries, side, 'home'));
  }
  let pending: Partial<Record<Faction, Choice>> | null = null;
  for (const side of survivors) {
    const excess = excessOf(aftermath, side, stars);
    if (!adjustment) disband(aftermath, side, excess, entries);
    else if (excess > 0 || open.has(side)) {
      pending ??= {};
      pending[factionOf(side)] = openChoice(aftermath, side, excess, open.get(side));
    }
  }
  return pending;
}

/** 13.2 The land stars that the faction controls after 12.5. */
function candidatesOf({ board }: Aftermath, side: Side): readonly Space[] {
  return board.sites
    .filter(({ space, owner }) => space.star && space.land && owner === side)
    .map(({ space }) => space);
}

function moveBase(
  aftermath: Aftermath,
  side: Side,
  candidates: readonly Space[],
  wishes: readonly unknown[],
): void {
  const from = aftermath.lost[side] ?? null;
  const base = chooseBase(candidates, from, armyOf(aftermath, side), wishes);
  aftermath.homes[side] = base;
  aftermath.events.push({
    type: 'home-moved',
    faction: factionOf(side),
    from: from?.id ?? null,
    to: base.id,
  });
}

function openChoice(
  aftermath: Aftermath,
  side: Side,
  excess: number,
  candidates: readonly Space[] | undefined,
): Choice {
  const faction = factionOf(side);
  const options = candidates?.map((space) => space.id) ?? null;
  aftermath.events.push({ type: 'adjustment', faction, disband: excess, relocate: options });
  return {
    disband: excess,
    relocate: options && { from: aftermath.lost[side]?.id ?? null, options },
  };
}

/** 13.5 Without an adjustment phase the excess goes at once, by the PREFER entries. */
function disband(aftermath: Aftermath, side: Side, excess: number, entries: readonly Entry[]): void {
  if (excess === 0) return;
  const army = armyOf(aftermath, side);
  const home = aftermath.homes[side]?.id ?? null;
  const gone = chooseDisbanded(excess, home, army, preferred(entries, side, 'disband'));
  for (const { id: unit, faction, space } of gone)
    aftermath.events.push({ type: 'disbanded', unit, faction, space });
  aftermath.armies[side] = army.filter((unit) => !gone.includes(unit));
}
