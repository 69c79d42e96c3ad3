import { OPTIONS } from '../../engine/domination/options';
import { read } from '../../engine/domination/reading/read';
import { adjudicate } from '../../engine/domination/rules/adjudicate';
import type { Position } from '../../engine/domination/types';
import type { StepResult } from '../../engine/game';
import { scriptedRandom, textRandom } from '../../engine/random';

export const SEATS = ['ana', 'ben', 'cho'] as const;

/** Forces as "seat F" for Full and "seat S" for Struggling: `{ usa: 'ana F', brazil: 'ben S' }`. */
export type Board = Readonly<Record<string, string>>;

export interface Given {
  readonly board?: Board;
  /** The hand of ana, in place of the four Domination cards. */
  readonly hand?: readonly string[];
  /** More of ana's fields. */
  readonly own?: Readonly<Record<string, unknown>>;
  readonly seats?: Readonly<Record<string, object>>;
  readonly stacks?: Readonly<Record<string, number>>;
  readonly position?: Readonly<Record<string, unknown>>;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly orders?: Readonly<Record<string, readonly unknown[]>>;
  readonly random?: readonly number[];
}

/** A position of three seats in which ana is to play. */
export function positionOf({
  board = {},
  hand,
  own,
  seats,
  stacks = {},
  position,
  options,
}: Given): Position {
  const forces = Object.fromEntries(
    Object.entries(board).map(([area, text]) => {
      const [seat, strength] = text.split(' ');
      return [area, { seat, full: strength === 'F' }];
    }),
  );
  const ana = { ...(hand && { hand }), ...own };
  const written = { forces, stacks, ...position, seats: { ...seats, ana } };
  const result = read(written, OPTIONS.parse(options ?? {}), SEATS);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

/** One step. Random numbers that are not given come from a fixed stream. */
export function play(given: Given): StepResult<Position> {
  const options = OPTIONS.parse(given.options ?? {});
  const random = scriptedRandom(given.random ?? [], textRandom('domination'));
  return adjudicate(positionOf(given), given.orders ?? {}, options, random);
}

/** All Forces, as a board is written. */
export function boardOf({ forces }: Position): Board {
  return Object.fromEntries(
    Object.entries(forces).map(([area, { seat, full }]) => [area, `${seat} ${full ? 'F' : 'S'}`]),
  );
}

/** Each order's fate: its result, or the rule that refused it. */
export function fates({ orders }: StepResult<Position>): readonly string[] {
  return orders.map(({ result, reason }) => (result === 'rejected' ? reason : result));
}
