import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import spectral, { type RulesetDefinition } from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { openApi } from '../../functions/api/description/openapi';
import { SCHEMA_MODULES } from '../../functions/api/description/schema-modules';
import { NOTHING, nameOf, repeatOf } from '../../functions/api/operation';
import { FILES_SERVED, OPERATIONS } from '../../functions/api/whole-api';

type Json = Readonly<Record<string, unknown>>;

const SITE = 'https://turreton.example';
const description = openApi({ operations: OPERATIONS, files: FILES_SERVED }, 'test', SITE);

interface Described {
  readonly operationId: string;
  readonly description: string;
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: Json; readonly example: unknown }>>;
  };
  readonly responses: Readonly<Record<string, Json>>;
  readonly parameters: readonly Json[];
}

const paths = description.paths as Readonly<Record<string, Readonly<Record<string, Described>>>>;
const all = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, described]) => ({ path, method, described })),
);

function at(reference: string): unknown {
  return reference
    .slice(2)
    .split('/')
    .reduce<unknown>((found, part) => (found as Json)[part], description);
}

/** A part of the description with everything that it refers to in place. */
function resolved(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(resolved);
  if (typeof part !== 'object' || part === null) return part;
  const { $ref, ...rest } = part as Json;
  const here = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, resolved(value)]));
  return typeof $ref === 'string' ? { ...(resolved(at($ref)) as Json), ...here } : here;
}

test("the API's description is valid OpenAPI 3.1", async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(structuredClone(description));
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
  expect(validator.version).toBe('3.1');
});

test('Spectral finds nothing in it by its recommended rules', async () => {
  const linter = new spectral.Spectral();
  // The rules carry a type of their own that the linter's does not know.
  linter.setRuleset({ extends: [[rulesets.oas as RulesetDefinition, 'recommended']] });
  const found = await linter.run(JSON.parse(JSON.stringify(description)));
  expect(found.map(({ code, path, message }) => `${code} ${path.join('/')}: ${message}`)).toEqual([]);
  const { description: _, ...without } = all[0]?.described ?? {};
  const worse = await linter.run({ ...description, paths: { '/v1/none': { get: without } } });
  expect(worse.map(({ code }) => code)).toContain('operation-description');
});

test('it has less than half a megabyte', () => {
  expect(JSON.stringify(description).length).toBeLessThan(500_000);
});

test('it names every operation and file once, with everything that stands in its path', () => {
  expect(new Set(all.map(({ described }) => described.operationId)).size).toBe(all.length);
  const served = [...OPERATIONS, ...FILES_SERVED].map(
    ({ method, path }) => `${method.toLowerCase()} /v1${path}`,
  );
  expect(all.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(served.sort());
  for (const { path, described } of all)
    expect(
      (resolved(described.parameters) as Json[])
        .filter((one) => one.in === 'path')
        .map(({ name }) => `{${name}}`),
    ).toEqual(path.match(/\{\w+\}/g) ?? []);
});

test('every parameter says what it is, with an example that its schema takes', () => {
  const parameters = all.flatMap(({ described }) => resolved(described.parameters) as Json[]);
  expect(parameters.length).toBeGreaterThan(300);
  for (const { name, description: says, example, schema } of parameters) {
    expect(says, String(name)).toMatch(/^.{8,}\.$/);
    const read = z.fromJSONSchema(schema as z.core.JSONSchema.BaseSchema).safeParse(example);
    expect(read.error?.issues ?? [], `${name}: ${example}`).toEqual([]);
  }
});

test('a reply is described for every status that refuses a request', () => {
  for (const { path, method, described } of all) {
    const statuses = Object.keys(described.responses);
    expect(statuses, path).toContain('429');
    if (path.includes('{')) expect(statuses, path).toContain('404');
    if (method !== 'get' && !path.includes('discord')) expect(statuses, path).toContain('422');
  }
  const refused = resolved(all[0]?.described.responses['429']) as { headers: Json };
  expect(Object.keys(refused.headers)).toEqual(['Retry-After']);
});

test('a request of a visitor, whose keys are not kept, may always be sent again as it is', () => {
  const open = OPERATIONS.filter(({ loggedIn, method }) => !loggedIn && method === 'POST');
  expect(open.length).toBeGreaterThan(4);
  expect(open.filter((one) => repeatOf(one) !== 'by-nature').map(nameOf)).toEqual([]);
});

/** A schema without what the description leaves out of it. */
function simplified(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(simplified);
  if (typeof part !== 'object' || part === null) return part;
  const { $schema, choices, input, ...shape } = part as Json;
  const kept = Object.entries(shape).filter(
    ([key, value]) =>
      !(key === 'pattern' && shape.format !== undefined) &&
      !(key === 'minimum' && value === Number.MIN_SAFE_INTEGER) &&
      !(key === 'maximum' && value === Number.MAX_SAFE_INTEGER),
  );
  const tuple = shape.prefixItems !== undefined && shape.items === false ? { items: {} } : {};
  return Object.fromEntries([
    ...kept.map(([key, value]) => [key, key === 'properties' ? ofFields(value) : simplified(value)]),
    ...Object.entries(tuple),
  ]);
}

function ofFields(fields: unknown): Json {
  return Object.fromEntries(Object.entries(fields as Json).map(([name, one]) => [name, simplified(one)]));
}

test.each(
  OPERATIONS.map((one) => [`${one.method} ${one.path}`, one] as const),
)('%s: it says of each part of the input what is checked', (_, { method, path, params, body }) => {
  const described = paths[`/v1${path}`]?.[method.toLowerCase()];
  const said = described?.requestBody?.content['application/json']?.schema;
  expect(resolved(said)).toEqual(
    body === NOTHING ? undefined : simplified(z.toJSONSchema(body, { io: 'input' })),
  );
  const { properties = {} } = z.toJSONSchema(params, { io: 'input' });
  const parameters = resolved(described?.parameters) as Json[];
  for (const [name, schema] of Object.entries(properties))
    expect(parameters.find((one) => one.name === name)?.schema, name).toEqual(schema);
});

test('what modules of schemas export has its name there', async () => {
  const core = join(import.meta.dirname, '../../functions/core');
  const modules = readdirSync(core, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.schema.ts'),
  );
  for (const name of modules) expect(SCHEMA_MODULES, name).toContain(await import(join(core, name)));
  expect(SCHEMA_MODULES).toHaveLength(modules.length);
});
