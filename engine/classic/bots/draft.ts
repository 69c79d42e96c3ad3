import type { Random } from '../../random';
import type { Province } from '../data/atlas';
import type { UnitOrder } from '../types';
import type { Scene } from './scene';

/** A plan in progress: the free units, the orders so far, and the provinces that own units will occupy. */
export interface Draft {
  readonly scene: Scene;
  readonly choices: ReadonlyMap<string, readonly UnitOrder[]>;
  readonly free: Set<string>;
  readonly orders: UnitOrder[];
  readonly taken: Set<Province>;
  /** The noise of values in per cent. */
  readonly noise: number;
  readonly random: Random;
}

/** Orders a unit, and marks the province that it will occupy as taken. */
export function give({ scene, free, orders, taken }: Draft, unit: string, order: UnitOrder): void {
  const { provinceOf } = scene.atlas;
  free.delete(unit);
  orders.push(order);
  if (order.type !== 'MOVE') taken.add(provinceOf(unit));
  else taken.add(provinceOf(order.to));
}

/** A value with random noise, up to the draft’s limit. */
export function blurred({ noise, random }: Draft, value: number): number {
  return value * (1 + (noise * random.draw(-100, 100)) / 10_000);
}
