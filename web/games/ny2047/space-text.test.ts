import { expect, test } from 'vitest';
import { STANDARD } from '../../../engine/ny2047/data/standard';
import type { Position } from '../../../engine/ny2047/types';
import { english } from '../../../test/support/texts';
import { openingPosition } from './opening';
import { spaceText } from './space-text';

const OPENING = openingPosition();

const cases: readonly (readonly [shows: string, space: string, says: string, position?: Position])[] = [
  [
    'an empty space that no one holds',
    'washington-heights',
    'No unit stands here, and no one holds it. Next to The Cloisters, Harlem, Fordham, Fort Lee, Upper Hudson River and Harlem River.',
  ],
  [
    'a home base with its units',
    'cloisters',
    'Tower has 3 units here and holds it: its home base, a star. Next to Washington Heights, Riverdale, Upper Hudson River and Harlem River.',
  ],
  [
    'a star that is free',
    'harlem',
    'No unit stands here, and no one holds it. It is a star. Next to Washington Heights, Central Park,',
  ],
  [
    'water, which no one can hold, with its Turreton',
    'lower-hudson',
    'No unit stands here. Moe, a star, is dormant here. Next to Central Park,',
  ],
  [
    'land that one faction holds while another stands on it',
    'harlem',
    'Papst has 1 unit here, and Tower holds it. It is a star.',
    {
      ...OPENING,
      control: { ...OPENING.control, harlem: 'tower' },
      units: [{ id: 'papst-9', faction: 'papst', space: 'harlem' }],
    },
  ],
];

for (const [shows, space, says, position = OPENING] of cases)
  test(`a space in words: ${shows}`, () =>
    expect(spaceText(STANDARD, position, space, english('ny2047'), 'en')).toContain(says));
