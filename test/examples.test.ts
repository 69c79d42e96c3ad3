import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { clientTypes } from '../examples/client/generate';
import { playAStep } from '../examples/play-a-step';

test('the example plays a step and prints its story', async () => {
  expect(await playAStep()).toEqual([
    'Spring 2047:',
    'Tower took control of Washington Heights. (10.1)',
    'The Papst took control of Long Island City. (10.1)',
    'Tower’s unit in the Cloisters entered Washington Heights. (7.5)',
    'Tower’s unit in the Cloisters entered Upper Hudson River. (5.5)',
    'The Papst’s unit in Astoria entered Long Island City. (7.5)',
    'The Papst’s unit in Astoria entered Hell Gate. (5.5)',
    'Next: Fall 2047',
  ]);
});

test('the client’s types are those of the API', async () => {
  const kept = readFileSync(join(import.meta.dirname, '../examples/client/api.d.ts'), 'utf8');
  expect(await clientTypes(), 'npm run client writes them again').toBe(kept);
}, 60_000);
