import { expect, test } from 'vitest';
import { playAStep } from '../examples/play-a-step';

test('the example plays a step and tells its story', () => {
  expect(playAStep()).toEqual([
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
