import { expect, test } from 'vitest';
import { AREA_HEADS } from '../../functions/api/area-heads';
import { currentRoutes } from '../../functions/api/current-routes';
import { TABLE_PATHS } from '../../infra/lib/routes';

test('the recorded routes are those that operations declare; otherwise run `npm run record-routes`', async () => {
  expect({ table: TABLE_PATHS, heads: AREA_HEADS }).toEqual(await currentRoutes());
});
