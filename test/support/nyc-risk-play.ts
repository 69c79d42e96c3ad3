import type { StepResult } from '../../engine/game';
import { OPTIONS } from '../../engine/nyc-risk/options';
import { read } from '../../engine/nyc-risk/reading/read';
import { adjudicate } from '../../engine/nyc-risk/rules/adjudicate';
import type { Position } from '../../engine/nyc-risk/types';
import { scriptedRandom, textRandom } from '../../engine/random';

export const SEATS = ['ana', 'ben', 'cho'] as const;

/** Hoods as "owner units": `{ soho: 'ana 3', harlem: '- 2' }`. Those not named are neutral with one unit. */
export type Board = Readonly<Record<string, string>>;

export interface Given {
  readonly board?: Board;
  readonly position?: Readonly<Record<string, unknown>>;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly orders?: Readonly<Record<string, readonly object[]>>;
  readonly dice?: readonly number[];
}

/** A position of three seats, each with a hood somewhere out of the way unless the board says otherwise. */
export function positionOf({ board = {}, position = {} }: Given): Position {
  const written = { ...position, hoods: hoodsOf(board) };
  const result = read(written, SEATS);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

function hoodsOf(board: Board) {
  const corners = { riverdale: 'ana 1', tottenville: 'ben 1', elizabeth: 'cho 1' };
  return Object.fromEntries(
    Object.entries({ ...corners, ...board }).map(([hood, text]) => {
      const [owner, units] = text.split(' ');
      return [hood, { owner: owner === '-' ? null : owner, units: Number(units) }];
    }),
  );
}

/** One step. Random numbers that are not given come from a fixed stream. */
export function play(given: Given): StepResult<Position> {
  const options = OPTIONS.parse(given.options ?? {});
  const random = scriptedRandom(given.dice ?? [], textRandom('nyc-risk'));
  return adjudicate(positionOf(given), given.orders ?? {}, options, random);
}

/** Owner and units of some hoods, as a board is written. */
export function boardAfter({ position }: StepResult<Position>, hoods: readonly string[]): Board {
  return Object.fromEntries(
    hoods.map((hood) => {
      const { owner, units } = position.hoods[hood] ?? { owner: '?', units: 0 };
      return [hood, `${owner ?? '-'} ${units}`];
    }),
  );
}

/** Each order's fate: "done", or the rule that refused it. */
export function fates({ orders }: StepResult<Position>): readonly string[] {
  return orders.map(({ result, reason }) => (result === 'done' ? 'done' : reason));
}

/** The types of the events, in order. */
export function eventTypes({ events }: StepResult<Position>): readonly string[] {
  return events.map(({ type }) => type);
}
