import type { StepResult } from '../../game';
import type { Faction, Position, ResultCode, SpaceId } from '../types';

type Results = readonly StepResult<Position>[];

/** Whether a faction controls a space after the last step. */
export function controls(results: Results, faction: Faction, space: SpaceId): boolean {
  return results.at(-1)?.position.control[space] === faction;
}

/** Whether a unit of the faction stands in a space after the last step. */
export function standsIn(results: Results, faction: Faction, space: SpaceId): boolean {
  const units = results.at(-1)?.position.units ?? [];
  return units.some((unit) => unit.faction === faction && unit.space === space);
}

/** Whether a support by this unit or Turreton had the result in any step. */
export function supported(results: Results, by: string, wanted: ResultCode): boolean {
  return results.some(({ orders }) =>
    orders.some(({ order, result }) => {
      const { type, unit, turreton } = order as { type?: string; unit?: string; turreton?: string };
      return type === 'SUPPORT' && (unit ?? turreton) === by && result === wanted;
    }),
  );
}
