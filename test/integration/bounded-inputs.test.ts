import { expect, test } from 'vitest';
import * as z from 'zod';
import { NOTHING } from '../../functions/api/operation';
import { OPERATIONS } from '../../functions/api/whole-api';

/**
 * Inputs without a bound in their own schema. The body's limits (64 kB, 40 levels) bound size and depth; each entry
 * names the reader, which `worst-input.test.ts` tests with the worst input.
 */
const READ_ELSEWHERE: Readonly<Record<string, string>> = {
  'orders[]': 'the form of the game’s orders',
  options: 'the game’s options',
  file: 'the form of variants, with a limit on the whole file',
  'scoring.parameters': 'the parameters of the scoring system',
  position: 'the game’s `read`',
  figures: 'at most 20, by a refinement',
};

interface Schema {
  readonly type?: string;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly maxLength?: number;
  readonly format?: string;
  readonly pattern?: string;
  readonly maximum?: number;
  readonly exclusiveMaximum?: number;
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly propertyNames?: Schema;
}

/** The parts of a schema without a limit on size. */
function unbounded(schema: Schema, root: Schema, path = '', seen: readonly string[] = []): string[] {
  if (READ_ELSEWHERE[path.split('.').slice(-2).join('.')] ?? READ_ELSEWHERE[path.split('.').at(-1) ?? ''])
    return [];
  if (schema.$ref !== undefined) {
    const target = root.$defs?.[schema.$ref.split('/').at(-1) ?? ''];
    return target === undefined || seen.includes(schema.$ref)
      ? []
      : unbounded(target, root, path, [...seen, schema.$ref]);
  }
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices !== undefined) return choices.flatMap((choice) => unbounded(choice, root, path, seen));
  if (schema.enum !== undefined || schema.const !== undefined) return [];
  switch (schema.type) {
    case 'string':
      return (schema.maxLength ?? schema.format ?? schema.pattern) === undefined ? [`${path}: text`] : [];
    case 'number':
    case 'integer':
      return Math.abs(schema.maximum ?? schema.exclusiveMaximum ?? Infinity) > 1e12
        ? [`${path}: number`]
        : [];
    case 'array':
      return [
        ...(schema.maxItems === undefined && schema.prefixItems === undefined ? [`${path}: list`] : []),
        ...(schema.prefixItems ?? [schema.items ?? {}]).flatMap((item) =>
          unbounded(item, root, `${path}[]`, seen),
        ),
      ];
    case 'object':
      return [
        ...Object.entries(schema.properties ?? {}).flatMap(([key, value]) =>
          unbounded(value, root, path === '' ? key : `${path}.${key}`, seen),
        ),
        ...(typeof schema.additionalProperties === 'object' && schema.propertyNames?.enum === undefined
          ? [`${path}: names`]
          : []),
      ];
    case 'boolean':
    case 'null':
      return [];
    default:
      return [`${path}: anything`];
  }
}

const inputs = OPERATIONS.flatMap(({ method, path, params, body }) =>
  [params, body]
    .filter((schema) => schema !== NOTHING)
    .map((schema) => [`${method} ${path}`, z.toJSONSchema(schema, { io: 'input' }) as Schema] as const),
);

test.each(inputs)('%s bounds every part of what it takes', (_, schema) => {
  expect(unbounded(schema, schema)).toEqual([]);
});

test('a part without a bound is found', () => {
  const loose = z.object({
    a: z.string(),
    b: z.array(z.number().max(3)),
    c: z.record(z.string(), z.boolean()),
  });
  const schema = z.toJSONSchema(loose) as Schema;
  expect(unbounded(schema, schema)).toEqual(['a: text', 'b: list', 'c: names']);
});

/** A browser writes its subscription itself, with other fields besides; unnamed fields are dropped. */
const WRITTEN_BY_BROWSERS = 'PUT /me/notifications/browsers';

/** The objects of a schema that would accept, and drop, unnamed fields. */
function loose(schema: Schema, root: Schema, path = '', seen: readonly string[] = []): string[] {
  if (schema.$ref !== undefined) {
    const target = root.$defs?.[schema.$ref.split('/').at(-1) ?? ''];
    return target === undefined || seen.includes(schema.$ref)
      ? []
      : loose(target, root, path, [...seen, schema.$ref]);
  }
  const parts = [
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].map((part) => [
      path,
      part,
    ]),
    ...[schema.items, ...(schema.prefixItems ?? [])].map((part) => [`${path}[]`, part]),
    ...Object.entries(schema.properties ?? {}).map(([key, part]) => [`${path}.${key}`, part]),
  ] as [string, Schema | undefined][];
  return [
    ...(schema.properties !== undefined && schema.additionalProperties !== false ? [path] : []),
    ...parts.flatMap(([at, part]) => (part === undefined ? [] : loose(part, root, at, seen))),
  ];
}

const bodies = OPERATIONS.filter(({ body }) => body !== NOTHING).map(
  ({ method, path, body }) => [`${method} ${path}`, z.toJSONSchema(body, { io: 'input' }) as Schema] as const,
);

test.each(bodies)('%s takes no field that nobody has named', (operation, schema) => {
  expect(loose(schema, schema)).toEqual(operation === WRITTEN_BY_BROWSERS ? ['', '.keys'] : []);
});
