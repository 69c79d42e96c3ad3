import { expect, test } from 'vitest';
import { GAME_SYSTEM_IDS } from '../../../engine/games';
import { SYSTEMS } from '../../../engine/systems';
import { scoreName } from './result-table';

test.each(GAME_SYSTEM_IDS)('no two columns of the result of %s have one name', (id) => {
  const columns = [...SYSTEMS[id].measures.map(({ name }) => name), scoreName([...SYSTEMS[id].measures])];
  expect(new Set(columns).size).toBe(columns.length);
});
