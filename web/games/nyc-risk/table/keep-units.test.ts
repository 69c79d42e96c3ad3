import { expect, test } from 'vitest';
import type { AttackOrder } from '../../../../engine/nyc-risk/orders/order-types';
import { mostToMove, withKeep } from './keep-units';

const attack: AttackOrder = { type: 'attack', from: 'harlem', to: 'inwood' };

test('units that an attack keeps do not move in afterwards', () =>
  expect(withKeep({ ...attack, move: 7 }, 3, 8)).toMatchObject({ keep: 3, move: 5 }));

test('fewer units than could move in stay as they were chosen', () =>
  expect(withKeep({ ...attack, move: 2 }, 3, 8)).toMatchObject({ keep: 3, move: 2 }));

test('an attack that asks how many move in goes on asking', () =>
  expect(withKeep(attack, 3, 8)).toEqual({ ...attack, keep: 3 }));

test('one unit moves in at least', () => expect(mostToMove(4, 4)).toBe(1));
