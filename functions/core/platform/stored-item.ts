import * as z from 'zod';

/** The key of an item of the table. */
export const ItemKey = z.object({ pk: z.string(), sk: z.string() });

/** An item as it is stored in the table, with its keys and those of the indexes. */
export const StoredItem = z.looseObject(ItemKey.shape);
export type StoredItem = z.infer<typeof StoredItem>;
