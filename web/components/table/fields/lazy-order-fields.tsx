import { lazy } from 'react';
import type { OrderFields } from './order-fields';

/** The fields of an order, fetched when a row is opened. */
export const LazyOrderFields = lazy(async () => ({
  default: (await import('./order-fields')).OrderFields,
})) as unknown as typeof OrderFields;
