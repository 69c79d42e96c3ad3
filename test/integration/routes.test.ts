import { expect, test } from 'vitest';
import { TABLE_ROUTES } from '../../functions/api/table-routes';
import { TABLE_PATHS } from '../../infra/lib/routes';

test('what the gateway sends to the function of the tables is what that function serves', () => {
  const served = new Set(TABLE_ROUTES.operations.map(({ path }) => path));
  expect([...TABLE_PATHS].sort()).toEqual([...served].sort());
});
