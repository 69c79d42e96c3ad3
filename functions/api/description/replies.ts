import * as z from 'zod';
import { ProblemReply } from '../../core/platform/common.schema';
import { PROBLEM_STATUS, TITLES } from '../problems';

type Json = Record<string, unknown>;

const PROBLEM = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };

const refusal = (description: string, headers?: Json): Json => ({
  description,
  ...(headers === undefined ? {} : { headers }),
  content: PROBLEM,
});

/** Replies that many operations have in common, by their names among the components. */
export const REPLIES: Readonly<Record<string, Json>> = {
  BadRequest: refusal('The body is not JSON.'),
  Unauthorized: refusal('It needs a login.', {
    'WWW-Authenticate': { description: 'How to log in: `Bearer`.', schema: { type: 'string' } },
  }),
  Forbidden: refusal('I may not do this, or my session may not.'),
  NotFound: refusal('There is no such thing, or it is hidden from me.'),
  Conflict: refusal('It does not go with what happened before: the `code` says why.'),
  Unprocessable: refusal('The input has problems: `problems` has one entry for each field.'),
  TooMany: refusal('Too many requests.', {
    'Retry-After': { description: 'The seconds to wait.', schema: { type: 'integer' } },
  }),
};

const COMPONENT_OF: Readonly<Record<number, string>> = {
  400: 'BadRequest',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFound',
  409: 'Conflict',
  422: 'Unprocessable',
  429: 'TooMany',
};

/** References to replies with these statuses. */
export function repliesWith(statuses: readonly number[]): Json {
  return Object.fromEntries(
    statuses.map((status) => [status, { $ref: `#/components/responses/${COMPONENT_OF[status]}` }]),
  );
}

/** The schema of problems, with all codes. */
export function problemSchema(): Json {
  const { $schema, additionalProperties, ...shape } = z.toJSONSchema(ProblemReply) as Json;
  const { properties } = shape as { properties: Json };
  return {
    ...shape,
    description: 'Problem details (RFC 9457). `type` leads to what this site says of the code.',
    properties: {
      ...properties,
      code: { type: 'string', enum: Object.keys(PROBLEM_STATUS).sort() },
    },
  };
}

/** Every kind of problem, for the reference. */
export function problemTypes(): readonly Json[] {
  return Object.entries(PROBLEM_STATUS)
    .map(([code, status]) => ({ code, status, title: TITLES[status] }))
    .sort((one, other) => one.status - other.status || (one.code < other.code ? -1 : 1));
}
