import type { Problem } from '../../game';
import type { Atlas } from '../data/atlas';
import { message } from '../message';
import { type Fields, fieldsOf } from '../rules/read-orders';
import type { Order, Position } from '../types';

/** The fields of each type that must name a place; a support has those of the order it supports. */
const PLACES: Readonly<Record<Order['type'], readonly string[]>> = {
  HOLD: ['unit'],
  MOVE: ['unit', 'to'],
  SUPPORT: ['unit'],
  CONVOY: ['unit', 'from', 'to'],
  RETREAT: ['unit', 'to'],
  DISBAND: ['unit'],
  BUILD: ['at'],
  WAIVE: [],
  VOTE: [],
};

/**
 * 15.6 The entries of a plan that could not be an order in any phase: an unknown type, or a place that does not exist.
 */
export function validatePlan(
  atlas: Atlas,
  position: Position,
  orders: readonly unknown[],
): readonly Problem[] {
  return orders.flatMap((order, at): readonly Problem[] => {
    const fields = fieldsOf(atlas, position, order);
    if (fields === 'unreadable')
      return [{ code: fields, path: [at], rule: '15.1', message: message('refusals.unreadable') }];
    if (typeof fields !== 'string' && isOrder(atlas, fields)) return [];
    return [{ code: 'no-order', path: [at], rule: '4.3', message: message('refusals.noOrderEver') }];
  });
}

function isOrder({ findLocation, isPower }: Atlas, fields: Fields): boolean {
  const { type } = fields;
  if (typeof type !== 'string' || !Object.hasOwn(PLACES, type)) return false;
  const isPlace = (name: string) => findLocation(fields[name]) !== undefined;
  if (!PLACES[type as Order['type']].every(isPlace)) return false;
  if (type === 'SUPPORT') return isPlace('at') || (isPlace('from') && isPlace('to'));
  if (type === 'BUILD') return fields.kind === 'army' || fields.kind === 'fleet';
  return type !== 'VOTE' || fields.vote === 'draw' || (fields.vote === 'concede' && isPower(fields.to));
}
