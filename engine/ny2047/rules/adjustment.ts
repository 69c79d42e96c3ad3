import type { StepResult, Verdict } from '../../game';
import type { Atlas, Space } from '../data/atlas';
import { atlasAt } from '../data/atlases';
import { chooseBase, chooseDisbanded } from '../orders/choices';
import type { Choice, Event, Faction, Position, Rule, Unit } from '../types';
import { nextTurn } from './next-position';
import { listOf } from './read-orders';
import { byFaction } from './setup';

/** Every possible fault of an entry in the adjustment phase, in the order of the checks (13.3). */
export const ADJUSTMENT_REFUSALS = {
  'not-in-play': '4.11',
  'not-an-object': '4.3',
  'not-an-adjustment': '4.3',
  'not-your-unit': '4.3',
  'second-relocation': '4.4',
  'named-twice': '4.4',
  'nothing-to-relocate': '13.3',
  'not-a-candidate': '13.3',
  'nothing-to-disband': '13.3',
  'too-many-disbanded': '13.3',
} as const satisfies Readonly<Record<string, Rule>>;
export type AdjustmentRefusal = keyof typeof ADJUSTMENT_REFUSALS;

/** The choices of a faction so far in the adjustment phase. */
export interface Chosen {
  readonly atlas: Atlas;
  readonly faction: Faction;
  readonly army: readonly Unit[];
  readonly choice: Choice | null;
  readonly inPlay: boolean;
  base: Space | null;
  readonly disbanded: string[];
}

export function openChoices(position: Position, faction: Faction): Chosen {
  return {
    atlas: atlasAt(position),
    faction,
    army: position.units.filter((unit) => unit.faction === faction),
    choice: position.pending?.[faction] ?? null,
    inPlay: !position.eliminated.some((entry) => entry.faction === faction),
    base: null,
    disbanded: [],
  };
}

/** 13.3 Records one entry, or returns the first check that fails. */
export function takeChoice(chosen: Chosen, order: unknown): AdjustmentRefusal | null {
  if (!chosen.inPlay) return 'not-in-play';
  if (typeof order !== 'object' || order === null || Array.isArray(order)) return 'not-an-object';
  const { type, unit, to } = order as Readonly<Record<string, unknown>>;
  if (type === 'RELOCATE') return takeRelocation(chosen, to);
  if (type === 'DISBAND') return takeDisbandment(chosen, unit);
  return 'not-an-adjustment';
}

function takeRelocation(chosen: Chosen, to: unknown): AdjustmentRefusal | null {
  if (chosen.base) return 'second-relocation';
  const relocate = chosen.choice?.relocate;
  if (!relocate) return 'nothing-to-relocate';
  const base = chosen.atlas.findSpace(to);
  if (!base || !relocate.options.includes(base.id)) return 'not-a-candidate';
  chosen.base = base;
  return null;
}

function takeDisbandment(chosen: Chosen, id: unknown): AdjustmentRefusal | null {
  const unit = chosen.army.find((one) => one.id === id);
  if (!unit) return 'not-your-unit';
  if (chosen.disbanded.includes(unit.id)) return 'named-twice';
  const excess = chosen.choice?.disband ?? 0;
  if (excess === 0) return 'nothing-to-disband';
  if (chosen.disbanded.length >= excess) return 'too-many-disbanded';
  chosen.disbanded.push(unit.id);
  return null;
}

/** One adjustment phase: all relocations, then all disbandments, then the next season (13.3, 12.10). */
export function playAdjustment(
  position: Position,
  lists: Readonly<Record<string, unknown>>,
): StepResult<Position> {
  const orders: Verdict[] = [];
  const all = position.seats.map((faction) => {
    const chosen = openChoices(position, faction);
    for (const order of listOf(lists, faction)) {
      const refusal = takeChoice(chosen, order);
      orders.push(
        refusal
          ? { seat: faction, order, result: 'rejected', reason: ADJUSTMENT_REFUSALS[refusal] }
          : { seat: faction, order, result: 'done', reason: '13.3' },
      );
    }
    return chosen;
  });
  const events: Event[] = [];
  const homes = relocate(position, all, events);
  const units = disband(position, all, homes, events);
  const next: Position = {
    ...position,
    ...nextTurn(position),
    phase: 'orders',
    units,
    homes,
    pending: null,
  };
  return { orders, position: next, events, outcome: null };
}

function relocate(position: Position, all: readonly Chosen[], events: Event[]): Position['homes'] {
  const { findSpace, spaceOf } = atlasAt(position);
  const bases = new Map<Faction, Space>();
  for (const { faction, army, choice, base } of all) {
    if (!choice?.relocate) continue;
    const from = findSpace(choice.relocate.from) ?? null;
    const to = base ?? chooseBase(choice.relocate.options.map(spaceOf), from, army, []);
    bases.set(faction, to);
    events.push({ type: 'home-moved', faction, from: choice.relocate.from, to: to.id });
  }
  return byFaction(position.seats, (faction) => bases.get(faction)?.id ?? position.homes[faction] ?? null);
}

function disband(
  position: Position,
  all: readonly Chosen[],
  homes: Position['homes'],
  events: Event[],
): readonly Unit[] {
  const gone = new Set<Unit>();
  for (const { faction, army, choice, disbanded } of all) {
    if (!choice || choice.disband === 0) continue;
    for (const unit of chooseDisbanded(
      atlasAt(position),
      choice.disband,
      homes[faction] ?? null,
      army,
      disbanded,
    )) {
      gone.add(unit);
      events.push({ type: 'disbanded', unit: unit.id, faction, space: unit.space });
    }
  }
  return position.units.filter((unit) => !gone.has(unit));
}
