import type { LogRecord } from '../league/logs.records';
import { logged } from '../league/logs.store';
import { VARIANT_PREFIX, variantFileKey, variantKey } from '../platform/keys';
import { getItem, queryItems, type Table } from '../platform/reads';
import { ABSENT, put, remove, transact } from '../platform/writes';
import { VariantFileRecord, VariantRecord } from './variants.records';

/** Variants stand with their league; their files stand apart, so that a list reads none. */
export function variantStore(table: Table) {
  return {
    variant: (league: string, id: string) => getItem(table, variantKey(league, id), VariantRecord),

    /** The newest first. */
    variantsOf: (league: string) =>
      queryItems(
        table,
        { partition: `LEAGUE#${league}`, prefix: VARIANT_PREFIX, newestFirst: true },
        VariantRecord,
      ),

    async variantFile(league: string, id: string): Promise<string | undefined> {
      return (await getItem(table, variantFileKey(league, id), VariantFileRecord))?.text;
    },

    async addVariant(variant: VariantRecord, text: string, entry: LogRecord): Promise<'added' | 'there'> {
      const { league, id } = variant;
      const written = await transact(table, [
        put({ ...variantKey(league, id), ...variant }, { when: ABSENT }),
        put({ ...variantFileKey(league, id), text }),
        logged(entry),
      ]);
      return written.ok ? 'added' : 'there';
    },

    async removeVariant({ league, id }: VariantRecord, entry: LogRecord): Promise<'removed' | 'not-there'> {
      const written = await transact(table, [
        remove(variantKey(league, id), { when: 'attribute_exists(pk)' }),
        remove(variantFileKey(league, id)),
        logged(entry),
      ]);
      return written.ok ? 'removed' : 'not-there';
    },
  };
}
