import type { Options } from '../../engine/classic/options';
import { type Event, type GameEnd, POWERS, type Position } from '../../engine/classic/types';
import type { StepResult } from '../../engine/game';
import { adjudicate, notation, read } from './standard-classic';

/** Position fields, as in a scenario. */
export type Extras = Readonly<Record<string, unknown>>;

/** "france: A PAR, F BRE; germany: A MUN" as a position. */
export function boardOf(text: string, extras: Extras = {}, seats: readonly string[] = POWERS): Position {
  const units = listsOf(text).flatMap(([power, entries]) =>
    entries.map((entry) => {
      const [letter, place = ''] = entry.split(' ');
      return { power, kind: letter === 'A' ? 'army' : 'fleet', at: place.toLowerCase() };
    }),
  );
  const position = read({ units, ...extras }, seats);
  if (!position.ok) throw new Error(JSON.stringify(position.problems));
  return position.value;
}

/** "france: BRE MAR PAR; germany: BER" as owners of centres. */
export function centresOf(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    text.split('; ').flatMap((part) => {
      const [power = '', places = ''] = part.split(': ');
      return places.split(' ').map((place) => [place.toLowerCase(), power]);
    }),
  );
}

/** A step's result with the game's own events and ending. */
export type Played = Omit<StepResult<Position>, 'events' | 'outcome'> & {
  readonly events: readonly Event[];
  readonly outcome: GameEnd | null;
};

/** Plays one step with orders in notation, or as JSON where notation has no words for them. */
export function play(position: Position, orders: string, options: Options = {}): Played {
  const lists = Object.fromEntries(
    listsOf(orders).map(([power, lines]) => [power, lines.map((line) => orderOf(position, power, line))]),
  );
  const result = adjudicate(position, lists, options);
  return { ...result, events: result.events as readonly Event[], outcome: result.outcome as GameEnd | null };
}

/** One order of a list: JSON where it looks like JSON. */
export function orderOf(position: Position, power: string, line: string): unknown {
  if (/^[{[\dn"]/.test(line)) return JSON.parse(line);
  const parsed = notation.parse(position, power, line);
  if (!parsed.ok) throw new Error(`${line}: ${JSON.stringify(parsed.problems)}`);
  return parsed.value[0];
}

/** The results of orders that were given or are due: unit, result, rule, and the deciding unit. */
export function verdicts(position: Position, orders: string, options: Options = {}): string {
  const named = new Set([
    ...listsOf(orders).map(([power]) => power),
    ...position.units.map(({ power }) => power as string),
  ]);
  return play(position, orders, options)
    .orders.filter(({ seat }) => named.has(seat))
    .map(({ order, result, reason, by }) => {
      const { unit, at, type } = Object(order) as { unit?: string; at?: string; type?: string };
      const who = unit?.toUpperCase() ?? at ?? type ?? JSON.stringify(order);
      return `${who} ${result} ${reason}${by && by.length > 0 ? ` by ${by.join(' ')}` : ''}`;
    })
    .join('; ');
}

function listsOf(text: string): readonly (readonly [power: string, entries: readonly string[]])[] {
  return text === ''
    ? []
    : text.split('; ').map((part) => {
        const [, power = '', entries = ''] = /^(\w+): ?(.*)$/.exec(part) ?? [];
        return [power, entries === '' ? [] : entries.split(', ')];
      });
}
