import type { Problem, Result, StepResult } from '../../../engine/game';
import { ny2047 } from '../../../engine/ny2047';
import type { Options } from '../../../engine/ny2047/options';
import type { Order, Position } from '../../../engine/ny2047/types';

/** The game has no chance, so the stream that `adjudicate` asks for is never drawn from. */
const NO_CHANCE = {
  drawn: 0,
  draw(): number {
    throw new Error('New York 2047 draws no random numbers.');
  },
};

export function legalOrders(position: Position, seat: string, given: readonly Order[]): readonly Order[] {
  return ny2047.legal(position, seat, given).map(({ order }) => order);
}

export function problemsOf(position: Position, seat: string, orders: readonly Order[]): readonly Problem[] {
  return ny2047.validate(position, seat, orders);
}

/** The step as it would end if the other seats stayed silent. */
export function ifOthersHold(
  position: Position,
  seat: string,
  orders: readonly Order[],
  options: Readonly<Record<string, unknown>>,
): StepResult<Position> {
  return ny2047.adjudicate(position, { [seat]: orders }, options as unknown as Options, NO_CHANCE);
}

/** Orders as one text, one a line. */
export function printed(position: Position, orders: readonly Order[]): string {
  return orders.map((order) => ny2047.notation?.print(position, order) ?? '').join('\n');
}

export function parsed(position: Position, seat: string, text: string): Result<readonly Order[]> {
  return ny2047.notation?.parse(position, seat, text) ?? { ok: true, value: [] };
}

export function starsOf(position: Position, seat: string): number {
  return ny2047.figures(position)[seat]?.stars ?? 0;
}
