import { lazily } from '../../../lib/lazily';
import type { OrderFields } from './order-fields';

/** The fields of an order, fetched when a row is opened. */
export const LazyOrderFields = lazily(
  async () => (await import('./order-fields')).OrderFields,
) as unknown as typeof OrderFields;
