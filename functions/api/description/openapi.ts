import * as z from 'zod';
import { Proposed } from '../../core/proposal/proposals.schema';
import { type ApiFile, apiFile } from '../api-file';
import { mayBeProposed, NOTHING, type Operation, operationId, repeatOf } from '../operation';
import { EXAMPLES } from './examples';
import { IDEMPOTENCY_KEY, type NamedParameters, namedParameters } from './parameters';
import { problemSchema, problemTypes, REPLIES, repliesWith } from './replies';
import { type NamedSchemas, namedSchemas } from './schemas';
import { TAGS } from './tags';

type Json = Record<string, unknown>;

/** What the description covers: everything that the API serves. */
export interface Served {
  readonly operations: readonly Operation[];
  readonly files: readonly ApiFile[];
}

/** The description of what is served, at its address. */
export function openApiFile(served: Served, version: string): ApiFile {
  // Created on the first request: it would take a quarter of a cold start.
  let description: Json | undefined;
  const file: ApiFile = apiFile({
    path: '/openapi.json',
    tag: 'API',
    summary: 'This description',
    mediaType: 'application/json',
    params: z.object({}),
    missing: 'page',
    handle(c) {
      const all = { ...served, files: [...served.files, file] };
      description ??= openApi(all, version, c.var.deps.reach.site);
      return c.json(description);
    },
  });
  return file;
}

interface Components {
  readonly schemas: NamedSchemas;
  readonly parameters: NamedParameters;
}

/** A login is the cookie of a browser or the token of a program. */
const LOGIN = [{ session: [] }, { bearer: [] }];

/**
 * The API's description (OpenAPI 3.1), generated from the schemas that the routes parse with.
 * @param site the site's address
 */
export function openApi({ operations, files }: Served, version: string, site: string): Json {
  const components = { schemas: namedSchemas(operations), parameters: namedParameters() };
  const proposed = components.schemas.refTo(Proposed, 'output');
  const paths: Record<string, Json> = {};
  const add = ({ path, method }: { path: string; method: string }, described: Json) => {
    paths[`/v1${path}`] = { ...paths[`/v1${path}`], [method.toLowerCase()]: described };
  };
  for (const operation of operations) add(operation, describe(operation, components));
  for (const file of files) add(file, describeFile(file, components));
  const used = new Set([...operations, ...files].map(({ tag }) => tag));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Turreton',
      version,
      description:
        'Leagues of deadline-driven strategy games. Refusals are problem responses (RFC 9457). A POST with an Idempotency-Key takes effect once. Times are UTC. A request has at most 64 kB, one with a variant of a game 512 kB; a longer one is answered with 413. A 500 is our error: what was stored before is still there, and the request may be sent again. Texts are in the language of `Accept-Language`. Any site may read what is public.',
      license: { name: 'MIT', identifier: 'MIT' },
      contact: { name: 'The people who run this site', url: `${site}/contact` },
    },
    servers: [{ url: '/' }],
    security: LOGIN,
    tags: Object.entries(TAGS)
      .filter(([name]) => used.has(name))
      .map(([name, description]) => ({ name, description })),
    paths,
    'x-problem-types': problemTypes(),
    components: {
      schemas: { ...components.schemas.used(), Problem: problemSchema() },
      parameters: { ...components.parameters.used(), IdempotencyKey: IDEMPOTENCY_KEY },
      headers: {
        Location: { description: 'The path of what was made.', schema: { type: 'string' } },
      },
      responses: {
        ...REPLIES,
        Proposed: {
          description: 'Proposed: I play in the season, so somebody who does not has to confirm it',
          content: { 'application/json': { schema: proposed } },
        },
      },
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

function describe(operation: Operation, { schemas, parameters }: Components): Json {
  const { method, path, tag, summary, params, body, reply } = operation;
  const isSent = body !== NOTHING;
  return {
    operationId: operationId(operation),
    tags: [tag],
    summary,
    description: descriptionOf(operation),
    parameters: [
      ...parameters.of(path, params),
      ...(method === 'POST' ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ],
    ...(isSent && {
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: schemas.refTo(body, 'input'),
            example: EXAMPLES[`${method} ${path}`],
          },
        },
      },
    }),
    responses: {
      200: {
        description: 'Done',
        ...(operation.location !== undefined && {
          headers: { Location: { $ref: '#/components/headers/Location' } },
        }),
        content: { 'application/json': { schema: schemas.refTo(reply, 'output') } },
      },
      ...(mayBeProposed(operation) && { 202: { $ref: '#/components/responses/Proposed' } }),
      ...repliesWith(statusesOf(operation)),
    },
    'x-scope': operation.scope,
    ...(operation.loggedIn && { 'x-access': operation.access }),
    ...(method !== 'GET' && { 'x-repeat': repeatOf(operation) }),
    ...(operation.loggedIn ? {} : OPEN),
  };
}

/** Who may use it and how often, in sentences. */
function descriptionOf({ access, limit, needsNewLogin }: Operation): string {
  const often =
    typeof limit === 'object'
      ? ` At most ${limit.account} times in ${hours(limit.per)}${limit.each === undefined ? '' : ` for each ${limit.each}`}.`
      : '';
  return `For ${access.join(' or ')}.${needsNewLogin ? ' Needs a login younger than an hour.' : ''}${often}`;
}

function hours(ms: number): string {
  const minutes = ms / 60_000;
  return minutes < 60 ? `${minutes} minutes` : minutes === 60 ? 'an hour' : `${minutes / 60} hours`;
}

/** The statuses of refusals that an operation can answer with. */
function statusesOf({ method, path, loggedIn, body, scope }: Operation): readonly number[] {
  const changes = method !== 'GET';
  return [
    ...(body === NOTHING ? [] : [400]),
    ...(loggedIn ? [401] : []),
    ...(loggedIn || scope !== 'any' ? [403] : []),
    ...(path.includes('{') || loggedIn ? [404] : []),
    ...(changes ? [409] : []),
    ...(changes || body !== NOTHING ? [422] : []),
    429,
  ];
}

/** What is for anyone may be asked without a login, too; everything else has the security of the whole description. */
const OPEN = { security: [{}, ...LOGIN] };

function describeFile(file: ApiFile, { parameters }: Components): Json {
  const { path, tag, summary, mediaType, params, loggedIn } = file;
  const isText = !mediaType.endsWith('json');
  return {
    operationId: operationId(file),
    tags: [tag],
    summary,
    description: loggedIn ? 'For callers who are logged in and may see it.' : 'For anyone who may see it.',
    parameters: parameters.of(path, params),
    responses: {
      200: {
        description: 'The file',
        content: { [mediaType]: { schema: isText ? { type: 'string' } : {} } },
      },
      ...repliesWith([...(loggedIn ? [401, 403] : []), ...(path.includes('{') ? [404] : []), 429]),
    },
    'x-scope': 'read',
    ...(loggedIn ? {} : OPEN),
  };
}
