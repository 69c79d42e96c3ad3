import type { StepResult } from '../../../engine/game';
import type { Options } from '../../../engine/ny2047/options';
import { adjudicate } from '../../../engine/ny2047/rules/adjudicate';
import type { Order, Position } from '../../../engine/ny2047/types';

/** The step's result if the other seats stayed silent. */
export function ifOthersHold(
  position: Position,
  seat: string,
  orders: readonly Order[],
  options: Readonly<Record<string, unknown>>,
): StepResult<Position> {
  return adjudicate(position, { [seat]: orders }, options as unknown as Options);
}
