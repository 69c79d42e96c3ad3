import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ISLANDS } from '../../../test/support/islands-variant';
import { BOARDS } from './boards';
import { partsOf } from './parts-of';

const DRAWN = {
  ...ISLANDS,
  drawing: {
    viewBox: [0, 0, 500, 300] as const,
    spaces: ISLANDS.spaces.map(({ id }, at) => ({
      id,
      path: `M${at * 80} 10h70v70h-70z`,
      unit: [at * 80 + 30, 40] as const,
      label: [at * 80 + 30, 70] as const,
    })),
  },
};

describe.each([
  ['a drawing', DRAWN],
  ['no drawing', ISLANDS],
])('the map of a variant with %s', (_, variant) => {
  test('has a place for every space, inside of it', () => {
    const { places, size } = partsOf(variant);
    expect(places.map(({ id }) => id)).toEqual(ISLANDS.spaces.map(({ id }) => id));
    for (const { full } of places)
      for (const [x, y] of [full.unit, [full.label.x, full.label.y] as const]) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(size.width);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(size.height);
      }
    expect(places.flatMap(({ turreton }) => turreton ?? [])).toEqual(['moe', 'larry', 'curly']);
  });

  test('is the picture of its opening', () => {
    const game = { options: { variant } };
    const picture = BOARDS.picture?.(BOARDS.opening?.(game), 'Islands', game);
    const svg = renderToStaticMarkup(picture);
    for (const { id, abbr } of ISLANDS.spaces) {
      expect(svg).toContain(`id="space-${id}"`);
      expect(svg).toContain(`>${abbr}<`);
    }
    expect(svg).toContain('#emblem-tower');
    expect(svg).not.toContain('NaN');
  });
});

test('a shipped variant is drawn on the map of New York', () => {
  expect(partsOf({ ...ISLANDS, map: 'ny2047' } as never).places).toHaveLength(
    partsOf(undefined).places.length,
  );
});
