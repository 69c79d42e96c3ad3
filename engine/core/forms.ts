import type { SeatId } from '../game';

/**
 * Whether a written value has a certain form. Pages check orders with these, because a schema library would be too
 * large.
 */
export type Form = (value: unknown, seats: readonly SeatId[]) => boolean;
/** The fields that an order may have, and no others. */
export type Fields = Readonly<Record<string, Form>>;
export type Written = Readonly<Record<string, unknown>>;

/** Whether a value is a plain object, as in JSON. */
export function isRecord(value: unknown): value is Written {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function optional(form: Form): Form {
  return (value, seats) => value === undefined || form(value, seats);
}

export function oneOf(...values: readonly unknown[]): Form {
  return (value) => values.includes(value);
}

/** Either of two forms. */
export function either(one: Form, other: Form): Form {
  return (value, seats) => one(value, seats) || other(value, seats);
}

/** A list; `unique` if its entries must differ. */
export function listOf(form: Form, { min = 0, max = 200, unique = false } = {}): Form {
  return (value, seats) =>
    Array.isArray(value) &&
    value.length >= min &&
    value.length <= max &&
    (!unique || new Set(value).size === value.length) &&
    value.every((one) => form(one, seats));
}

/** An object with these fields and no others. */
export function fields(form: Fields): Form {
  return (value, seats) =>
    isRecord(value) &&
    Object.keys(value).every((key) => Object.hasOwn(form, key)) &&
    Object.entries(form).every(([key, one]) => one(value[key], seats));
}

export const seat: Form = (value, seats) => typeof value === 'string' && seats.includes(value);
export const anything: Form = () => true;

/** A count of 0 or more. */
export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
