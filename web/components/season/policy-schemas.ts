import * as z from 'zod';
import { AbsencePolicy } from '../../../engine/deadlines/absence';
import { DeadlinePolicy } from '../../../engine/deadlines/policy';
import type { Schema } from '../forms/parameter-schema';

export interface PolicySchemas {
  readonly deadlines: Schema;
  readonly absence: Schema;
}

/** The schemas of a season's policies for its form. They are generated on the server, so no page has to load zod. */
export const POLICY_SCHEMAS: PolicySchemas = {
  deadlines: z.toJSONSchema(DeadlinePolicy) as Schema,
  absence: z.toJSONSchema(AbsencePolicy) as Schema,
};
