import type { StepResult } from '../../engine/game';
import { placeNamed } from '../../engine/ny2047/data/place-names';
import { STANDARD } from '../../engine/ny2047/data/standard';
import type { Options } from '../../engine/ny2047/options';
import { notation } from '../../engine/ny2047/orders/notation';
import { read } from '../../engine/ny2047/reading/read';
import { adjudicate } from '../../engine/ny2047/rules/adjudicate';
import type { Event, Position } from '../../engine/ny2047/types';

/** Position fields, as in a scenario. */
export type Extras = Readonly<Record<string, unknown>>;

/** "tower: CPK, MID; papst: VIL": units by faction, numbered from 1; every faction named has a seat. */
export function positionOf(text: string, extras: Extras = {}): Position {
  const camps = sections(text);
  const units = camps.flatMap(({ seat, entries }) =>
    entries.map((place, at) => ({
      id: `${seat}-${at + 1}`,
      faction: seat,
      space: placeNamed(STANDARD, place)?.id,
    })),
  );
  const result = read(
    STANDARD,
    { units, ...extras },
    camps.map(({ seat }) => seat),
  );
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

/** "tower: A CPK - MID | A VIL S A CPK - MID": orders in notation, or as JSON where notation has no words for them. */
export function listsOf(position: Position, text: string): Record<string, unknown[]> {
  return Object.fromEntries(
    sections(text, '|').map(({ seat, entries }) => [seat, ordersOf(position, seat, entries)]),
  );
}

/** Lines are read together, so that several orders without a number find several units of a stack. */
function ordersOf(position: Position, seat: string, entries: readonly string[]): unknown[] {
  const isJson = (entry: string) => /^[{[\dn"]/.test(entry);
  const parsed = notation.parse(
    position,
    seat,
    entries.map((entry) => (isJson(entry) ? '' : entry)).join('\n'),
  );
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const read = [...parsed.value];
  return entries.map((entry) => (isJson(entry) ? JSON.parse(entry) : read.shift()));
}

function sections(text: string, separator = ','): readonly { seat: string; entries: readonly string[] }[] {
  return text
    .split(';')
    .filter((section) => section.trim() !== '')
    .map((section) => {
      const colon = section.indexOf(':');
      const entries = section.slice(colon + 1).split(separator);
      return {
        seat: section.slice(0, colon).trim(),
        entries: entries.map((entry) => entry.trim()).filter((entry) => entry !== ''),
      };
    });
}

/** A step's result with the game's own events. */
export type Played = Omit<StepResult<Position>, 'events'> & { readonly events: readonly Event[] };

/** Plays one step. */
export function play(position: Position, orders: string, options: Options = { adjustment: true }): Played {
  const result = adjudicate(position, listsOf(position, orders), options);
  return { ...result, events: result.events as readonly Event[] };
}

/** "tower: succeeded 8.1, given 6.1; papst: destroyed 8.1": all verdicts in the order of the result. */
export function verdicts({ orders }: Played): string {
  const seats = new Map<string, string[]>();
  for (const { seat, result, reason } of orders)
    seats.set(seat, [...(seats.get(seat) ?? []), `${result} ${reason}`]);
  return [...seats].map(([seat, list]) => `${seat}: ${list.join(', ')}`).join('; ');
}

/** "CPK tower, MID papst": where units stand, in the order of the position. */
export function standing({ units }: Position): string {
  return units.map(({ id, space }) => `${id} ${space}`).join(', ');
}
