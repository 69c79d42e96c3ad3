import { expect, test } from 'vitest';
import { CLASSIC } from '../../../../engine/classic/data/standard';
import { variantText } from '../../../../engine/classic/variant/edits/variant-text';
import { variantProblems } from '../../../../engine/classic/variant/problems';
import { SHIPPED } from '../../../../engine/classic/variant/shipped';
import { pageProblems } from '../../../../engine/page-problems';
import { LAGOON } from '../../../../test/support/lagoon-variant';
import { withOwnMap } from './classic-drawing';
import { goalOf } from './goal';

test('a problem leads to its space, its power or the facts of the file', () => {
  const path = (...parts: (string | number)[]) => goalOf(LAGOON, parts);
  expect(path('spaces', 2, 'army', 0)).toEqual({ part: 'space', space: 'ced' });
  expect(path('drawing', 'spaces', 1, 'path')).toEqual({ part: 'space', space: 'bir' });
  expect(path('powers', 1, 'units', 1)).toEqual({ part: 'space', space: 'kel' });
  expect(path('powers', 0, 'homes', 2)).toEqual({ part: 'space', space: 'hea' });
  expect(path('powers', 2, 'colour')).toEqual({ part: 'power', power: 2 });
  expect(path('powers', 0, 'homes')).toEqual({ part: 'power', power: 0 });
  expect(path('centresToWin')).toEqual({ part: 'facts' });
  expect(path('drawing', 'viewBox')).toEqual({ part: 'facts' });
});

test('every shipped variant with its own copy of Classic’s map has no problem', () => {
  for (const variant of SHIPPED) {
    const own = withOwnMap(variant);
    expect(variantProblems(JSON.parse(variantText(own)), CLASSIC), variant.id).toEqual([]);
    expect(pageProblems({ system: 'classic', options: { variant: own } }), variant.id).toEqual([]);
  }
});
