import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { OPERATIONS } from '../../functions/api/all';
import { openApi } from '../../functions/api/openapi';

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
