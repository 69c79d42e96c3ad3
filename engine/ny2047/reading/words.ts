import { capitalized } from '../../core/capitalized';
import type { Message, Sentence } from '../../game';
import type { Atlas } from '../data/atlas';
import { atlasAt } from '../data/atlases';
import { inCanonicalOrder } from '../data/factions';
import type { Order, Position, Rule, SpaceId, TurretonName } from '../types';

/** A sentence of the report; rules in the order of the rules page, each once. */
export function sentence(says: Message, rules: readonly Rule[], seats: readonly (string | null)[]): Sentence {
  return {
    says,
    rules: [...new Set(rules)].sort(byNumber),
    seats: inCanonicalOrder(seats.filter((seat) => seat !== null)),
  };
}

/** Sorts 8.4 before 10.1. */
export function byNumber(one: Rule, other: Rule): number {
  return one.localeCompare(other, 'en', { numeric: true });
}

export function turretonName(name: TurretonName): string {
  return capitalized(name);
}

/** The space of the unit or Turreton that carries out an order. */
export function standingOf(position: Position, order: Order): SpaceId | null {
  if ('turreton' in order) return atlasAt(position).seatOf(order.turreton).id;
  if ('unit' in order) return position.units.find(({ id }) => id === order.unit)?.space ?? null;
  return null;
}

/** The actor of an order: a place, with the unit's number where there are several; or a Turreton. */
export function actorName({ spaceOf }: Atlas, position: Position, order: Order): string {
  if ('turreton' in order) return turretonName(order.turreton);
  const space = standingOf(position, order);
  return space === null ? '' : spaceOf(space).name + numberAmong(position, order);
}

/** " 4", if other units share the space of an order's unit. */
export function numberAmong({ units }: Position, order: Order): string {
  if (!('unit' in order)) return '';
  const space = units.find(({ id }) => id === order.unit)?.space;
  return units.filter((unit) => unit.space === space).length > 1 ? ` ${numberIn(order.unit)}` : '';
}

/** The number in a unit's id: "4" for tower-4. */
export function numberIn(unit: string): string {
  return unit.split('-').at(-1) ?? unit;
}
