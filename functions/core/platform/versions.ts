import * as z from 'zod';

/**
 * The version of the shape in which items are written. It increases with each change of a shape, so that an earlier
 * release notices what it would lose: `test/integration/shapes.test.ts` compares the shapes with those that were recorded
 * for this version.
 */
export const SCHEMA = 2;

type Item = Record<string, unknown>;

/** A whole item as this release writes it. Counters that are only incremented have no version. */
export const current = (item: Item): Item => ({ ...item, v: SCHEMA });

/** The version of an item; items from before versions were stored have none. */
const versionOf = ({ v }: Item): number => (typeof v === 'number' ? v : 0);

/**
 * Parses an item of this version or an earlier one. Throws if a newer release has written it: an older release would
 * lose the fields that it does not know.
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
 * A schema for items of every version. An upgrade must not harm an item that already has what it adds: an item that was
 * written whole before a version and changed in part after it still has the earlier version.
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
