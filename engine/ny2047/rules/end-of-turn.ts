import type { Space } from '../data/atlas';
import { factionOf, type Side } from '../data/factions';
import type { Options } from '../options';
import { chooseBase, chooseDisbanded } from '../orders/choices';
import type { Choice, Event, Faction, Position } from '../types';
import { type Aftermath, armyOf, carryOut, survivorsOf } from './aftermath';
import { settleBases, settleControl, settleEliminations, settleLoyalty } from './conquest';
import { endingOf } from './ending';
import { excessOf, muster } from './muster';
import { nextPosition, nextTurn, tableFor } from './next-position';
import type { Entry } from './read-orders';
import { tallyOf } from './tally';
import { preferred, votesIn } from './wishes';
import type { WorkingCopy } from './working-copy';

/** The end of a turn, in the order of rule 12. */
export function endTurn(
  copy: WorkingCopy,
  entries: readonly Entry[],
  options: Options,
  events: Event[],
): Position {
  const aftermath = carryOut(copy, events);
  settleLoyalty(aftermath);
  settleControl(aftermath);
  settleBases(aftermath);
  settleEliminations(aftermath);
  const tally = tallyOf(copy);
  muster(aftermath, tally.stars);
  const survivors = survivorsOf(aftermath);
  reportTurn(aftermath, survivors, tally.stars);
  const { year, season } = copy.position;
  const outcome = endingOf(aftermath, survivors, tally, votesIn(entries), options);
  if (outcome) {
    events.push({ type: 'outcome', outcome });
    return nextPosition(aftermath, { year, season, phase: 'finished', pending: null, outcome });
  }
  const pending = settleChoices(aftermath, survivors, tally.stars, entries, options);
  return pending
    ? nextPosition(aftermath, { year, season, phase: 'adjustment', pending, outcome: null })
    : nextPosition(aftermath, { ...nextTurn(copy.position), phase: 'orders', pending: null, outcome: null });
}

function reportTurn(
  { copy, events }: Aftermath,
  survivors: readonly Side[],
  counted: readonly number[],
): void {
  const { year, season } = copy.position;
  events.push({ type: 'turn-end', year, season, stars: tableFor(survivors, counted) });
}

/** 12.9 Makes the choices that need no answer; choices left to the players start an adjustment phase (13.1). */
function settleChoices(
  aftermath: Aftermath,
  survivors: readonly Side[],
  stars: readonly number[],
  entries: readonly Entry[],
  { adjustment }: Options,
): Partial<Record<Faction, Choice>> | null {
  const open: (readonly Space[] | undefined)[] = [];
  for (const side of survivors) {
    if (aftermath.homes[side]) continue;
    const candidates = candidatesOf(aftermath, side);
    if (candidates.length > 1 && adjustment) open[side] = candidates;
    else moveBase(aftermath, side, candidates, preferred(entries, side, 'home'));
  }
  let pending: Partial<Record<Faction, Choice>> | null = null;
  for (const side of survivors) {
    const excess = excessOf(aftermath, side, stars);
    if (!adjustment) disband(aftermath, side, excess, entries);
    else if (excess > 0 || open[side]) {
      pending ??= {};
      pending[factionOf(side)] = openChoice(aftermath, side, excess, open[side]);
    }
  }
  return pending;
}

/** 13.2 The land stars that the faction controls after 12.5. */
function candidatesOf({ copy }: Aftermath, side: Side): readonly Space[] {
  return copy.atlas.landStars.filter(({ index }) => copy.spaces[index]?.owner === side);
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

/** 13.5 Without an adjustment phase the excess is disbanded at once, by the PREFER entries. */
function disband(aftermath: Aftermath, side: Side, excess: number, entries: readonly Entry[]): void {
  if (excess === 0) return;
  const army = armyOf(aftermath, side);
  const home = aftermath.homes[side]?.id ?? null;
  const gone = chooseDisbanded(aftermath.copy.atlas, excess, home, army, preferred(entries, side, 'disband'));
  for (const { id: unit, faction, space } of gone)
    aftermath.events.push({ type: 'disbanded', unit, faction, space });
  aftermath.armies[side] = army.filter((unit) => !gone.includes(unit));
}
