import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { classic } from '../engine/classic';
import { POWERS } from '../engine/classic/types';
import { adjudicate, read } from './support/standard-classic';
import { inEnglish } from './support/translated';

test('every step of the scenarios has a story', () => {
  const folder = new URL('./scenarios/classic/', import.meta.url);
  for (const file of readdirSync(folder)) {
    const { position, steps, seats = POWERS } = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
    const start = read(position, seats);
    if (!start.ok) throw new Error(file);
    const result = adjudicate(start.value, steps[0].orders, {});
    for (const { says } of classic.describe(start.value, result))
      expect(inEnglish(says)).toMatch(/^[A-Z].*\.$/);
    classic.dealings(start.value, result);
  }
});
