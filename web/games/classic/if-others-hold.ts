import type { Atlas } from '../../../engine/classic/data/atlas';
import { adjudicate } from '../../../engine/classic/rules/adjudicate';
import type { Order, Position } from '../../../engine/classic/types';
import type { Verdict } from '../../../engine/game';

/** The results of a power's orders if the other powers stayed silent. */
export function ifOthersHold(
  atlas: Atlas,
  position: Position,
  seat: string,
  orders: readonly Order[],
): readonly Verdict[] {
  const { orders: verdicts } = adjudicate(atlas, position, { [seat]: orders }, {});
  return verdicts.filter((verdict) => verdict.seat === seat);
}
