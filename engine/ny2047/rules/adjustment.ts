import { ordersOfSeat } from '../../core/orders-of-seat';
import type { StepResult, Verdict } from '../../game';
import type { Space } from '../data/atlas';
import { atlasAt } from '../data/atlases';
import { chooseBase, chooseDisbanded } from '../orders/choices';
import type { Event, Faction, Position, Unit } from '../types';
import { ADJUSTMENT_REFUSALS, type Chosen, openChoices, takeChoice } from './adjustment-choices';
import { nextTurn } from './next-position';
import { byFaction } from './setup';

/** One adjustment phase: all relocations, then all disbandments, then the next season (13.3, 12.10). */
export function playAdjustment(
  position: Position,
  lists: Readonly<Record<string, unknown>>,
): StepResult<Position> {
  const orders: Verdict[] = [];
  const all = position.seats.map((faction) => {
    const chosen = openChoices(position, faction);
    for (const order of ordersOfSeat(lists, faction)) {
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
