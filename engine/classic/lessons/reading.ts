import type { StepResult } from '../../game';
import type { Position, Power } from '../types';

type Results = readonly StepResult<Position>[];

/** Whether a unit of the power is in a place after the last step. */
export function standsIn(results: Results, power: Power, place: string): boolean {
  const units = results.at(-1)?.position.units ?? [];
  return units.some((unit) => unit.power === power && unit.at === place);
}

/** Whether an order for the unit at this place had the result in any step. */
export function hadResult(results: Results, unit: string, wanted: string): boolean {
  return results.some(({ orders }) =>
    orders.some(({ order, result }) => (order as { unit?: string }).unit === unit && result === wanted),
  );
}
