import { expect, test } from 'vitest';
import type { View } from '../../../engine/domination/types';
import { english } from '../../../test/support/texts';
import { areaText } from './area-text';

const people = { teal: 'Ines Okafor', red: 'Kenji Mori' };
const forces: View['forces'] = { brazil: { seat: 'teal', full: true }, andes: { seat: 'red', full: false } };

const cases: readonly (readonly [shows: string, area: string, says: string])[] = [
  [
    'an empty area',
    'southern_cone',
    'No one holds it. In the region South America, with the resource Manufacturing. Next to ',
  ],
  ['an area with a full Force', 'brazil', 'Ines holds it with a Full Force. In the region South America'],
  ['an area with a struggling Force', 'andes', 'Kenji holds it with a Struggling Force. In the region'],
  ['a sea, which has neither region nor resource', 'north_atlantic', 'No one holds it. A sea. Next to '],
];

for (const [shows, area, says] of cases)
  test(`an area in words: ${shows}`, () =>
    expect(areaText(forces[area], people, area, english('domination'), 'en')).toContain(says));
