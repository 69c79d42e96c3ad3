import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { openApi } from '../../functions/api/openapi';
import { NOTHING, nameOf, repeatOf } from '../../functions/api/operation';
import { OPERATIONS } from '../../functions/api/whole-api';

const description = openApi(OPERATIONS, 'test');

test("the API's description is valid OpenAPI 3.1", async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(structuredClone(description));
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
  expect(validator.version).toBe('3.1');
});

test('it names every operation once, with everything that stands in its path', () => {
  const paths = description.paths as Record<
    string,
    Record<string, { operationId: string; parameters: { in: string; name: string }[] }>
  >;
  const ids = Object.values(paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  expect(new Set(ids).size).toBe(OPERATIONS.length);
  for (const [path, methods] of Object.entries(paths))
    for (const { parameters } of Object.values(methods))
      expect(parameters.filter((one) => one.in === 'path').map(({ name }) => `{${name}}`)).toEqual(
        path.match(/\{\w+\}/g) ?? [],
      );
});

test('a request of a visitor, whose keys are not kept, may always be sent again as it is', () => {
  const open = OPERATIONS.filter(({ loggedIn, method }) => !loggedIn && method === 'POST');
  expect(open.length).toBeGreaterThan(4);
  expect(open.filter((one) => repeatOf(one) !== 'by-nature').map(nameOf)).toEqual([]);
});

interface Described {
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: unknown }>> };
  readonly parameters: readonly { readonly name: string; readonly schema: unknown }[];
}

test.each(
  OPERATIONS.map((one) => [`${one.method} ${one.path}`, one] as const),
)('%s: it says of each part of the input what is checked', (_, { method, path, params, body }) => {
  const paths = description.paths as Readonly<Record<string, Readonly<Record<string, Described>>>>;
  const described = paths[`/v1${path}`]?.[method.toLowerCase()];
  const said = described?.requestBody?.content['application/json']?.schema;
  expect(said).toEqual(body === NOTHING ? undefined : z.toJSONSchema(body, { io: 'input' }));
  const { properties = {} } = z.toJSONSchema(params, { io: 'input' });
  for (const [name, schema] of Object.entries(properties))
    expect(described?.parameters.find((one) => one.name === name)?.schema, name).toEqual(schema);
});
