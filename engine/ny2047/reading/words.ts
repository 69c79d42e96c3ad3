import type { Sentence } from '../../game';
import { inCanonicalOrder, isFaction, shortName } from '../data/factions';
import { seatOf, spaceOf } from '../data/map';
import type { Order, Position, Rule, SpaceId, TurretonName } from '../types';

/** A sentence with its capital and its full stop; rules in the order of the rules page, each once. */
export function sentence(text: string, rules: readonly Rule[], seats: readonly (string | null)[]): Sentence {
  return {
    says: `${text.charAt(0).toUpperCase()}${text.slice(1)}.`,
    rules: [...new Set(rules)].sort(byNumber),
    seats: inCanonicalOrder(seats.filter((seat) => seat !== null)),
  };
}

/** Sorts 8.4 before 10.1. */
export function byNumber(one: Rule, other: Rule): number {
  return one.localeCompare(other, 'en', { numeric: true });
}

/** A faction's name inside a sentence: "the Papst". */
export function factionName(seat: string): string {
  return isFaction(seat) ? shortName(seat) : seat;
}

/** A place's name inside a sentence: "the Palisades". */
export function placeName(id: SpaceId): string {
  return spaceOf(id).name.replace(/^The /, 'the ');
}

export function turretonName(name: TurretonName): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
] as const;

/** "two units", and figures from eleven on. */
export function countedInWords(count: number, thing: string): string {
  return `${NUMBERS[count] ?? count} ${thing}${count === 1 ? '' : 's'}`;
}

/** Where the unit or Turreton that carries out an order stands. */
export function standingOf(position: Position, order: Order): SpaceId | null {
  if ('turreton' in order) return seatOf(order.turreton).id;
  if ('unit' in order) return position.units.find(({ id }) => id === order.unit)?.space ?? null;
  return null;
}

/** Who carries out an order: a place, with the unit's number where several stand; or a Turreton. */
export function actorName(position: Position, order: Order): string {
  if ('turreton' in order) return turretonName(order.turreton);
  const space = standingOf(position, order);
  if (space === null || !('unit' in order)) return '';
  const mates = position.units.filter((unit) => unit.space === space);
  return mates.length > 1 ? `${spaceOf(space).name} ${numberIn(order.unit)}` : spaceOf(space).name;
}

/** The number in a unit's id: "4" for tower-4. */
export function numberIn(unit: string): string {
  return unit.split('-').at(-1) ?? unit;
}
