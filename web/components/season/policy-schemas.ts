import * as z from 'zod';
import { AbsencePolicy } from '../../../engine/deadlines/absence';
import { DeadlinePolicy } from '../../../engine/deadlines/policy';
import type { Schema } from '../forms/schema';

export interface PolicySchemas {
  readonly deadlines: Schema;
  readonly absence: Schema;
}

/** The policies of a season as their fields are made from them; made on the server, so that no page carries the maker. */
export const POLICY_SCHEMAS: PolicySchemas = {
  deadlines: z.toJSONSchema(DeadlinePolicy) as Schema,
  absence: z.toJSONSchema(AbsencePolicy) as Schema,
};
