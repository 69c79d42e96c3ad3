import type { Hono } from 'hono';
import * as z from 'zod';
import { ProblemReply } from '../core/platform/common.schema';
import { Proposed } from '../core/proposal/proposals.schema';
import type { ApiEnv } from './env';
import { mayBeProposed, NOTHING, type Operation, repeatOf } from './operation';

type Json = Record<string, unknown>;

/** The description of operations at its address. */
export function openApiFile(operations: readonly Operation[], version: string): (app: Hono<ApiEnv>) => void {
  // Created on the first request: it would take a quarter of a cold start.
  let description: Json | undefined;
  return (app) => {
    app.get('/openapi.json', (c) => {
      description ??= openApi(operations, version);
      return c.json(description);
    });
  };
}

/** The API's description (OpenAPI 3.1), generated from the schemas that the routes parse with. */
export function openApi(operations: readonly Operation[], version: string): Json {
  const paths: Record<string, Json> = {};
  for (const operation of operations) {
    const path = `/v1${operation.path}`;
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: describe(operation) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Turreton',
      version,
      description:
        'Leagues of deadline-driven strategy games. Refusals are problem responses (RFC 9457). A POST with an Idempotency-Key takes effect once. Times are UTC.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Problem: z.toJSONSchema(ProblemReply) },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'next-auth.session-token' },
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token of a login, or of a session that was opened for a program',
        },
      },
    },
  };
}

function describe(operation: Operation): Json {
  const { method, path, tag, summary, params, body, reply } = operation;
  return {
    operationId: `${method.toLowerCase()}${path.replace(/[^a-z]+(.)?/gi, (_, next?: string) => next?.toUpperCase() ?? '')}`,
    tags: [tag],
    summary,
    parameters: [...parametersOf(path, params), ...(method === 'POST' ? [IDEMPOTENCY_KEY] : [])],
    ...(body !== NOTHING && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: z.toJSONSchema(body, { io: 'input' }) } },
      },
    }),
    responses: {
      200: { description: 'Done', content: { 'application/json': { schema: z.toJSONSchema(reply) } } },
      ...(mayBeProposed(operation) && { 202: PROPOSED }),
      default: {
        description: 'Refused',
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
    'x-scope': operation.scope,
    'x-access': operation.access,
    'x-repeat': repeatOf(operation),
    ...securityOf(operation),
  };
}

/**
 * The security of an operation: OpenAPI represents the scopes of a bearer token as roles. Public operations need the
 * scope only from callers who are logged in.
 */
function securityOf({ scope, loggedIn }: Operation): Json {
  const roles = scope === 'any' ? [] : [scope];
  const open = loggedIn ? [] : [{}];
  return { security: [...open, { session: roles }, { bearer: roles }] };
}

const PROPOSED = {
  description: 'Proposed: I play in the season, so somebody who does not has to confirm it',
  content: { 'application/json': { schema: z.toJSONSchema(Proposed) } },
};

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', maxLength: 255 },
};

function parametersOf(path: string, params: z.ZodType): Json[] {
  const { properties = {} } = z.toJSONSchema(params, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, Json>;
  };
  return Object.entries(properties).map(([name, schema]) => {
    const inPath = path.includes(`{${name}}`);
    return { name, in: inPath ? 'path' : 'query', required: inPath, schema };
  });
}
