import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { setup } from '../../../engine/classic/rules/setup';
import type { Definition, Variant } from '../../../engine/classic/variant/definition';
import { SHIPPED } from '../../../engine/classic/variant/shipped';
import { GAMES } from '../../../engine/games';
import { LAGOON } from '../../../test/support/lagoon-variant';
import { svgMarkup } from '../preview/svg-markup';
import { tokensOf, withTokens } from '../preview/tokens';
import { atlasFor } from './atlas-for';
import { BOARDS } from './boards';
import { partsOf } from './parts-of';

/** The picture of a variant's first position, as text. */
function pictureOf(variant: Variant): string {
  const position = setup(
    atlasFor(variant),
    variant.powers.map(({ id }) => id),
  );
  return svgMarkup(BOARDS.picture?.(position, '', { options: { variant } }));
}

describe('the map of a variant', () => {
  test('is drawn in place of the map of Classic, with all its spaces, pieces and colours', async () => {
    const text = pictureOf(LAGOON);
    expect(text).toMatch(/^<svg viewBox="0 0 1000 978"/);
    for (const { id } of LAGOON.spaces) expect(text).toContain(`<path id="province-${id}" d="M`);
    expect(text).not.toContain('province-par');
    const drawn = withTokens(text, await tokensOf('classic'));
    expect(drawn).not.toMatch(/var\(|undefined|NaN/);
    for (const { id } of LAGOON.powers) expect(drawn.split(`#emblem-${id}"`).length - 1, id).toBe(3);
    for (const colour of ['tower', 'hamblet', 'rossoni'])
      expect(text.split(`fill="var(--f-${colour})"`).length - 1, colour).toBe(6);
  });

  test('of the game itself has the signs of powers that only the variant has', () => {
    const [heron] = LAGOON.powers;
    if (heron === undefined) throw new Error('no power');
    const nine = SHIPPED.find(({ id }) => id === 'nine-powers');
    if (nine === undefined) throw new Error('no such variant');
    const powers = [
      ...nine.powers.slice(1),
      { ...heron, homes: ['bud'], units: [{ kind: 'army', at: 'bud' }] },
    ];
    const drawn = renderToStaticMarkup(
      createElement('svg', {}, partsOf({ ...nine, powers } as Definition).definitions),
    );
    expect([...drawn.matchAll(/<symbol id="emblem-([^"]+)"/g)].map(([, id]) => id)).toEqual([heron.id]);
  });

  test('of the game itself is drawn for every other variant', () => {
    const { places } = partsOf(undefined);
    expect(partsOf({ ...LAGOON, map: 'classic' } as never).places).toEqual(places);
    expect(partsOf({ ...LAGOON, drawing: undefined }).places).toEqual(places);
  });

  test('places what the drawing does not place', () => {
    const { places, size } = partsOf(LAGOON);
    expect(size).toEqual({ width: 1000, height: 978 });
    const lagoon = places.find(({ id }) => id === 'lag');
    expect(lagoon).toMatchObject({ name: 'Lagoon', abbr: 'LAG', water: true, full: { mark: null } });
    const skerry = places.find(({ id }) => id === 'ske');
    expect(skerry?.full.mark).toEqual([521, 486.8]);
  });

  test('holds no text of a file but its names: a path that passed no check is not drawn', () => {
    const spaces = LAGOON.drawing?.spaces.map((shape) => ({ ...shape, path: 'M0 0"/><script>' })) ?? [];
    const text = pictureOf({ ...LAGOON, drawing: { viewBox: [0, 0, 900, 880], spaces } });
    expect(text).not.toContain('script');
    expect(text).toContain('<path id="province-amb" d=""');
  });

  test('has seats that no game of the platform has', () => {
    const known = Object.values(GAMES).flatMap(({ seats }) => seats.names);
    expect(LAGOON.powers.filter(({ id }) => known.includes(id))).toEqual([]);
  });
});
