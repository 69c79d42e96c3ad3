import { fault } from '../../../fault';
import { fail } from './failure';
import type { Value } from './variables';

/** An operator or function of formulas. */
export interface Operation {
  readonly from: 'number' | 'boolean';
  readonly to: 'number' | 'boolean';
  readonly least: number;
  readonly most: number;
  value(values: readonly Value[], at: number): Value;
}

/** An operation from numbers to a number. */
function numeric(least: number, most: number, value: (numbers: readonly number[]) => number): Operation {
  return { from: 'number', to: 'number', least, most, value: (values) => value(values.map(Number)) };
}

function comparison(value: (one: Value, other: Value) => boolean): Operation {
  return {
    from: 'number',
    to: 'boolean',
    least: 2,
    most: 2,
    value: ([one = 0, other = 0]) => value(one, other),
  };
}

/** An operation on two numbers, the second of which must not be zero. */
function division(value: (one: number, other: number) => number): Operation {
  return {
    from: 'number',
    to: 'number',
    least: 2,
    most: 2,
    value: ([one, other], at) => {
      if (other === 0) fail('division-by-zero', at, fault('formula.zero'));
      return value(Number(one), Number(other));
    },
  };
}

const MANY = 16;

export const BINARY: ReadonlyMap<string, Operation> = new Map<string, Operation>([
  ['+', numeric(2, 2, ([one = 0, other = 0]) => one + other)],
  ['-', numeric(2, 2, ([one = 0, other = 0]) => one - other)],
  ['*', numeric(2, 2, ([one = 0, other = 0]) => one * other)],
  ['/', division((one, other) => one / other)],
  ['%', division((one, other) => one % other)],
  ['<', comparison((one, other) => one < other)],
  ['<=', comparison((one, other) => one <= other)],
  ['>', comparison((one, other) => one > other)],
  ['>=', comparison((one, other) => one >= other)],
  ['==', comparison((one, other) => one === other)],
  ['!=', comparison((one, other) => one !== other)],
]);

/** Functions by name, and prefix operators. */
export const FUNCTIONS: ReadonlyMap<string, Operation> = new Map<string, Operation>([
  ['-', numeric(1, 1, ([one = 0]) => -one)],
  ['!', { from: 'boolean', to: 'boolean', least: 1, most: 1, value: ([one]) => one !== true }],
  ['min', numeric(1, MANY, (numbers) => Math.min(...numbers))],
  ['max', numeric(1, MANY, (numbers) => Math.max(...numbers))],
  ['abs', numeric(1, 1, ([one = 0]) => Math.abs(one))],
  ['floor', numeric(1, 1, ([one = 0]) => Math.floor(one))],
  ['ceil', numeric(1, 1, ([one = 0]) => Math.ceil(one))],
  ['round', numeric(1, 1, ([one = 0]) => Math.round(one))],
  ['sqrt', numeric(1, 1, ([one = 0]) => Math.sqrt(one))],
  ['pow', numeric(2, 2, ([one = 0, other = 0]) => one ** other)],
]);
