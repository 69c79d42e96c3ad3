import type { GameSystem } from '../../game';
import { newEra } from '../index';
import type { Options } from '../options';
import type { Order } from '../orders/order-types';
import { adjudicate } from '../rules/adjudicate';
import type { Position } from '../types';

/**
 * Version 1 of the rules, for the games that began under it. It carried out a `store` or a `pass` that puts goods into
 * a storage that does not hold them (10.5), so stored orders and replayed games still do. New orders are checked by the
 * rule as it is written.
 */
export const newEraRulesV1: GameSystem<Position, Order, Options> = {
  ...newEra,
  rulesVersion: '1',
  adjudicate: (position, orders, options, random) =>
    adjudicate(position, orders, { ...options, storesAnyGood: true }, random),
};
