import { expect, test } from 'vitest';
import { nameOf } from '../../../functions/api/operation';
import { OPERATIONS } from '../../../functions/api/whole-api';
import { ACCOUNT_CASES } from './cases-of-accounts';
import { GAME_CASES } from './cases-of-games';
import { PRACTICE_CASES } from './cases-of-practice';
import { LIFE_CASES } from './cases-of-season-life';
import { SEASON_CASES } from './cases-of-seasons';
import { SITE_CASES } from './cases-of-site';
import { huntAll } from './hunted';

const CASES = {
  ...SEASON_CASES,
  ...LIFE_CASES,
  ...GAME_CASES,
  ...PRACTICE_CASES,
  ...SITE_CASES,
  ...ACCOUNT_CASES,
};

test('every operation that stores several items is hunted', () => {
  const hunted = Object.keys(CASES);
  const several = OPERATIONS.filter(({ writes }) => writes === 'several').map(nameOf);
  expect(several.length).toBeGreaterThan(80);
  expect(several.filter((name) => !hunted.includes(name))).toEqual([]);
  const changing = OPERATIONS.filter(({ method }) => method !== 'GET').map(nameOf);
  expect(hunted.filter((name) => !changing.includes(name))).toEqual([]);
});

huntAll(SEASON_CASES);
huntAll(LIFE_CASES);
