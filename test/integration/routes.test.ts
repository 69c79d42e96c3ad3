import { expect, test } from 'vitest';
import { TABLES } from '../../functions/api/tables';
import { TABLE_PATHS } from '../../infra/lib/routes';

test('what the gateway sends to the function of the tables is what that function serves', () => {
  const served = new Set(TABLES.operations.map(({ path }) => path));
  expect([...TABLE_PATHS].sort()).toEqual([...served].sort());
});
