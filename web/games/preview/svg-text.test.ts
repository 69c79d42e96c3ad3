import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { GAME_SYSTEM_IDS, type GameSystemId } from '../../../engine/games';
import type { Position as NewYork } from '../../../engine/ny2047/types';
import type { View as RiskView } from '../../../engine/nyc-risk/types';
import { textRandom } from '../../../engine/random';
import { gameSystem } from '../../../engine/systems';
import { WorldPicture } from '../domination/world-picture';
import { ChartPicture } from '../ny2047/chart-picture';
import { PlanPicture } from '../nyc-risk/plan-picture';
import { svgText } from './svg-text';
import { declarationsIn, tokensOf, withTokens } from './tokens';

describe('a drawing as SVG text', () => {
  test('calls components, writes attributes as SVG names them, and leaves words out', () => {
    const Dot = ({ r }: { readonly r: number }) => createElement('circle', { r, strokeWidth: 2 });
    const drawing = createElement(
      'svg',
      { viewBox: '0 0 9 9', className: 'map' },
      [createElement(Dot, { key: 1, r: 3 }), null, false, createElement('text', { key: 2 }, 'words')],
      createElement('g', { className: 'lettered' }, createElement(Dot, { r: 5 })),
      createElement('g', { style: { fontSize: 3, '--x': 'a"<' } as object }),
    );
    expect(svgText(drawing)).toBe(
      '<svg viewBox="0 0 9 9"><circle r="3" stroke-width="2"></circle><g style="font-size:3;--x:a&quot;&lt;"></g></svg>',
    );
  });
});

describe('the colours of a drawing', () => {
  test('are those of the day, the first of each name', () => {
    const tokens = declarationsIn(
      '--a: #112233; --b: light-dark(#445566, #000000); --a: #ffffff; --c: var(--a);',
    );
    expect(withTokens('var(--a) var(--b) var(--c) var(--d)', tokens)).toBe('#112233 #445566 #112233 none');
  });

  test('are mixed where the page mixes them', () => {
    expect(withTokens('color-mix(in oklab, #ff0000 50%, #0000ff)', new Map())).toBe('#800080');
  });

  test.each(GAME_SYSTEM_IDS)('are all known in %s', async (id) => {
    const tokens = await tokensOf(id);
    for (const name of ['--paper', '--ink', '--skin-ground', '--skin-land', '--f-tower', '--map-halo'])
      expect(withTokens(`var(${name})`, tokens), name).toMatch(/^#\w{6}$/);
  });
});

test('the board of every game with a map is drawn whole: nothing is left to a style sheet of the page', async () => {
  const start = (id: GameSystemId) => {
    const system = gameSystem(id);
    const seats = system.seats.names.slice(0, system.seats.usual);
    return system.setup(system.options.parse({}), seats, textRandom('picture'));
  };
  const pictures = {
    ny2047: createElement(ChartPicture, { label: '', position: start('ny2047') as NewYork }),
    'nyc-risk': createElement(PlanPicture, { label: '', view: start('nyc-risk') as RiskView }),
    domination: createElement(WorldPicture, { label: '', forces: {} }),
  } as const;
  for (const [id, picture] of Object.entries(pictures)) {
    const svg = withTokens(svgText(picture), await tokensOf(id as keyof typeof pictures));
    expect(svg, id).not.toMatch(/var\(|color-mix|light-dark|undefined|NaN/);
    expect(svg.length, id).toBeGreaterThan(20_000);
  }
});
