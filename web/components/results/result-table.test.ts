import { createTranslator } from 'next-intl';
import { expect, test } from 'vitest';
import { GAME_SYSTEM_IDS } from '../../../engine/games';
import { SYSTEMS } from '../../../engine/systems';
import messages from '../../../messages/en';
import { inEnglish } from '../../../test/support/translated';
import { scoreName } from './result-table';

const t = createTranslator({ locale: 'en', messages, namespace: 'result-table' });

test.each(GAME_SYSTEM_IDS)('no two columns of the result of %s have one name', (id) => {
  const measures = SYSTEMS[id].measures.map((one) => ({ ...one, name: inEnglish(one.name) }));
  const columns = [...measures.map(({ name }) => name), scoreName(measures, t)];
  expect(new Set(columns).size).toBe(columns.length);
});
