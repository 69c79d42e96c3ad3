import * as z from 'zod';
import { Time } from '../platform/common.records';
import { SystemId } from '../platform/common.schema';

/** What a list shows of a league's variant; its file stands beside it. */
export const VariantRecord = z.object({
  /** Sortable: later variants have greater ids. */
  id: z.string(),
  league: z.string(),
  /** Its game; absent in records from the time when Classic alone had variants of leagues. */
  system: SystemId.optional(),
  title: z.string(),
  author: z.string(),
  licence: z.string(),
  /** The version that the file itself states. */
  version: z.number().int(),
  powers: z.number().int(),
  /** SHA-256 of the canonical JSON of the file. */
  hash: z.string(),
  addedAt: Time,
});
export type VariantRecord = z.infer<typeof VariantRecord>;

/** The file of a variant, in canonical JSON. It never changes: another version is another variant. */
export const VariantFileRecord = z.object({ text: z.string() });
