import { expect, test } from 'vitest';
import { clientTypes } from '../examples/client/generate';
import { playAStep } from '../examples/play-a-step';
import { OPERATIONS } from '../functions/api/whole-api';

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

test('the client has the types of every operation', async () => {
  const types = await clientTypes();
  const [paths = ''] = types.split('export type webhooks');
  const missing = OPERATIONS.map(({ path }) => `"/v1${path}": {`).filter((head) => !paths.includes(head));
  expect(missing).toEqual([]);
}, 60_000);
