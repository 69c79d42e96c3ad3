import { STANDARD } from '../../../engine/classic/data/standard';
import { adjudicate } from '../../../engine/classic/rules/adjudicate';
import type { Order, Position } from '../../../engine/classic/types';
import type { Verdict } from '../../../engine/game';

/** The results of a power's orders if the other powers stayed silent. */
export function ifOthersHold(position: Position, seat: string, orders: readonly Order[]): readonly Verdict[] {
  const { orders: verdicts } = adjudicate(STANDARD, position, { [seat]: orders }, {});
  return verdicts.filter((verdict) => verdict.seat === seat);
}
