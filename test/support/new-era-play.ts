import type { StepResult } from '../../engine/game';
import { OPTIONS } from '../../engine/new-era/options';
import { read } from '../../engine/new-era/reading/read';
import { adjudicate } from '../../engine/new-era/rules/adjudicate';
import type { Player, Position } from '../../engine/new-era/types';
import { scriptedRandom, textRandom } from '../../engine/random';

export const SEATS = ['ana', 'ben', 'cho'] as const;
type Seat = (typeof SEATS)[number];

export interface Given {
  readonly ana?: object;
  readonly ben?: object;
  readonly cho?: object;
  readonly position?: Readonly<Record<string, unknown>>;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly orders?: Readonly<Record<string, readonly unknown[]>>;
  readonly random?: readonly number[];
}

/** A position of three seats in the actions of a turn; ana is to act. */
export function positionOf({ position, options, ...players }: Given): Position {
  const { ana = {}, ben = {}, cho = {} } = players;
  const written = { ...position, players: { ana, ben, cho } };
  const result = read(written, OPTIONS.parse(options ?? {}), SEATS);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

/** One step. Random numbers that are not given come from a fixed stream. */
export function play(given: Given): StepResult<Position> {
  const options = OPTIONS.parse(given.options ?? {});
  const random = scriptedRandom(given.random ?? [], textRandom('new-era'));
  return adjudicate(positionOf(given), given.orders ?? {}, options, random);
}

/** A seat's possessions after a step. */
export function ownOf({ position }: StepResult<Position>, seat: Seat): Player {
  const player = position.players[seat];
  if (!player) throw new RangeError(`no seat ${seat}`);
  return player;
}

/** Each order's fate: its result, or the rule that refused it. */
export function fates({ orders }: StepResult<Position>): readonly string[] {
  return orders.map(({ result, reason }) => (result === 'rejected' ? reason : result));
}
