import type { Random } from '../../random';
import { type Province, provinceOf } from '../data/map';
import type { UnitOrder } from '../types';
import type { Scene } from './scene';

/** A plan in the making: who is still free, what was ordered, and where own units will stand. */
export interface Draft {
  readonly scene: Scene;
  readonly choices: ReadonlyMap<string, readonly UnitOrder[]>;
  readonly free: Set<string>;
  readonly orders: UnitOrder[];
  readonly taken: Set<Province>;
  /** Per cent by which values may be off. */
  readonly noise: number;
  readonly random: Random;
}

/** Orders a unit, and takes the province where it will stand. */
export function give({ free, orders, taken }: Draft, unit: string, order: UnitOrder): void {
  free.delete(unit);
  orders.push(order);
  if (order.type !== 'MOVE') taken.add(provinceOf(unit));
  else taken.add(provinceOf(order.to));
}

/** A value, off by as much as the draft’s noise allows. */
export function blurred({ noise, random }: Draft, value: number): number {
  return value * (1 + (noise * random.draw(-100, 100)) / 10_000);
}
