import * as z from 'zod';

/** The shape that items are written in. It goes up with each change that older items need an upgrade for. */
export const SCHEMA = 1;

type Item = Record<string, unknown>;

/** An item as it is written whole by this release. Counters that are made by adding to them carry no version. */
export const current = (item: Item): Item => ({ ...item, v: SCHEMA });

/** The version of an item; those from before versions were kept have none. */
const versionOf = ({ v }: Item): number => (typeof v === 'number' ? v : 0);

/**
 * Parses an item of this version or an earlier one. Throws where a newer release has written it: an older one that went
 * on with what it does not know would lose it.
 */
export function parseItem<T>(schema: z.ZodType<T>, item: Item): T {
  const version = versionOf(item);
  if (version > SCHEMA)
    throw new Error(
      `${item.pk} ${item.sk} has version ${version}, and this release knows ${SCHEMA}: run the newer release again`,
    );
  return schema.parse(item);
}

/**
 * A schema for items of every version. An upgrade must do no harm to an item that has what it adds: one that was written
 * whole before a version and changed in part after it still carries the earlier one.
 * @param upgrades the first leads from version 0 to 1, and so on; a kind of item has those up to its last change
 */
export function ofAnyVersion<T>(
  schema: z.ZodType<T>,
  upgrades: readonly ((item: Item) => Item)[],
): z.ZodType<T> {
  const upgraded = (item: unknown) =>
    upgrades.slice(versionOf(item as Item)).reduce((older, upgrade) => upgrade(older), item as Item);
  return z.preprocess(upgraded, schema) as unknown as z.ZodType<T>;
}
