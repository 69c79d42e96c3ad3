import { createElement, memo } from 'react';
import { describe, expect, test } from 'vitest';
import type { Position as Classic } from '../../../engine/classic/types';
import { LAND_IDS } from '../../../engine/domination/data/map';
import type { View as WorldView } from '../../../engine/domination/types';
import { GAME_SYSTEM_IDS, type GameSystemId, identityOf } from '../../../engine/games';
import type { Position as NewYork } from '../../../engine/ny2047/types';
import type { View as RiskView } from '../../../engine/nyc-risk/types';
import { textRandom } from '../../../engine/random';
import { gameSystem } from '../../../engine/systems';
import { solidOf } from '../../components/frame/seats';
import { FACES } from '../faces';
import { svgMarkup, svgMarkupWithTexts } from './svg-markup';
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
      createElement(memo(Dot), { r: 7 }),
    );
    expect(svgMarkup(drawing)).toBe(
      '<svg viewBox="0 0 9 9"><circle r="3" stroke-width="2"></circle><g style="font-size:3px;--x:a&quot;&lt;"></g><circle r="7" stroke-width="2"></circle></svg>',
    );
  });
});

describe('a drawing as SVG text with its letters', () => {
  test('has its texts and their classes', () => {
    const drawing = createElement(
      'svg',
      { className: 'map', viewBox: '0 0 9 9' },
      createElement('title', null, 'A map'),
      createElement('text', { className: 'land-label', style: { fontSize: 4 } }, 'A & B', 7),
      createElement('g', { className: 'lettered' }, createElement('circle', { r: 5 })),
    );
    expect(svgMarkupWithTexts(drawing)).toBe(
      '<svg class="map" viewBox="0 0 9 9"><text class="land-label" style="font-size:4px">A &amp; B7</text><g class="lettered"><circle r="5"></circle></g></svg>',
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

  test('are those of the night where the page is dark', async () => {
    const [day, night] = await Promise.all([tokensOf('classic'), tokensOf('classic', 'dark')]);
    const colours = (tokens: typeof day) =>
      ['--map-ink', '--skin-ground', '--f-tower'].map((name) => tokens.get(name));
    expect(colours(day)).toEqual(['#0e2530', '#cfe0e4', '#5090ea']);
    expect(colours(night)).toEqual(['#f3f0e2', '#12222b', '#5090ea']);
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

/** A position of some turns on, as every visitor sees it. */
function positionOf(id: GameSystemId): unknown {
  const system = gameSystem(id);
  const seats = system.seats.names.slice(0, system.seats.usual);
  const options = system.options.parse({});
  let position = system.setup(options, seats, textRandom('picture'));
  for (let turn = 1; turn <= 12; turn += 1) {
    const asked = system.pending(position)?.seats ?? [];
    const lists = asked.map(({ seat }) => {
      const view = system.view(position, { kind: 'seat', seat });
      return [seat, system.bots.steady.orders(view, seat, textRandom(`orders ${turn} ${seat}`))] as const;
    });
    position = system.adjudicate(
      position,
      Object.fromEntries(lists),
      options,
      textRandom(`${turn}`),
    ).position;
  }
  return system.view(position, { kind: 'spectator' });
}

/** What a board holds, as lines "seat: number of places" or "seat: number of pieces". */
function counted(holders: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const holder of holders) counts.set(holder, (counts.get(holder) ?? 0) + 1);
  return [...counts].map(([holder, count]) => `${holder}: ${count}`).sort();
}

interface OnBoard {
  /** The seat that holds each coloured place, and the place of each piece by its seat. */
  readonly places: readonly string[];
  readonly pieces: readonly string[];
  /** The drawing of a piece, up to its colour. */
  readonly piece: RegExp;
}

const ON_BOARD: Readonly<Partial<Record<GameSystemId, (position: unknown) => OnBoard>>> = {
  classic: (position) => {
    const { centres, units } = position as Classic;
    const piece = /<path d="M(?:0-14A14|-17 5H)[^"]*" fill="(#\w{6})"/g;
    return { places: Object.values(centres), pieces: units.map(({ power }) => power), piece };
  },
  ny2047: (position) => {
    const { control, units } = position as NewYork;
    const stacks = new Map(units.map(({ space, faction }) => [`${space} ${faction}`, faction]));
    return {
      places: Object.values(control),
      pieces: [...stacks.values()],
      piece: /<circle r="14" fill="(#\w{6})"/g,
    };
  },
  'nyc-risk': (position) => {
    const owned = Object.values((position as RiskView).hoods).flatMap(({ owner }) => owner ?? []);
    return { places: owned, pieces: owned, piece: /<circle r="13" fill="(#\w{6})"/g };
  },
  domination: (position) => {
    const forces = Object.entries((position as WorldView).forces);
    return {
      places: forces.filter(([area]) => LAND_IDS.includes(area)).map(([, { seat }]) => seat),
      pieces: forces.map(([, { seat }]) => seat),
      piece: /<rect x="-13" y="(?:0|-13)" width="26" height="(?:13|26)" fill="(#\w{6})"/g,
    };
  },
};

/** A board that the game describes and does not draw: its spaces have no colours. */
function described(id: GameSystemId, position: unknown): OnBoard {
  const pieces = gameSystem(id).board?.(position).pieces ?? [];
  return {
    places: [],
    pieces: pieces.flatMap(({ seat }) => seat ?? []),
    piece: /<circle r="30" fill="(#\w{6})"/g,
  };
}

describe('the board of every game with a map', () => {
  const withMap = GAME_SYSTEM_IDS.filter((id) => identityOf({ system: id }).hasMap === true);

  test('is every board that has a picture', async () => {
    const drawn = await Promise.all(
      GAME_SYSTEM_IDS.map(async (id) => ((await FACES[id].boards()).picture === undefined ? [] : [id])),
    );
    expect(drawn.flat()).toEqual(withMap);
    expect(withMap).toEqual(expect.arrayContaining(Object.keys(ON_BOARD)));
  });

  test.each(
    withMap,
  )('is drawn whole in %s: every owned place and every piece in its seat’s colour', async (id) => {
    const position = positionOf(id);
    const { picture } = await FACES[id].boards();
    const tokens = await tokensOf(id);
    const svg = withTokens(svgMarkup(picture?.(position, '')), tokens);
    expect(svg).not.toMatch(/var\(|color-mix|light-dark|undefined|NaN/);
    const { places, pieces, piece } = ON_BOARD[id]?.(position) ?? described(id, position);
    expect(new Set([...places, ...pieces]).size).toBeGreaterThan(1);
    const colour = (seat: string) => withTokens(`var(--f-${solidOf(seat)})`, tokens);
    const washes = [...svg.matchAll(/<use href="#\w+-[^"]+" style="fill:(#\w{6})"/g)].map(
      ([, wash = '']) => wash,
    );
    const patterns = [...svg.matchAll(/fill="url\(#pattern-(\w+)\)" style="opacity/g)].map(
      ([, of = '']) => of,
    );
    expect(counted(patterns)).toEqual(counted(places.map(solidOf)));
    expect(washes).toHaveLength(places.length);
    expect(new Set(washes).size).toBe(new Set(places).size);
    const discs = [...svg.matchAll(piece)].map(([, of = '']) => of);
    expect(counted(discs)).toEqual(counted(pieces.map(colour)));
  });

  test('shades what fog of war hides, and lets the map show through', async () => {
    const position = { ...(positionOf('classic') as Classic), fog: { viewer: null, outOfSight: ['lon'] } };
    const { picture } = await FACES.classic.boards();
    const svg = withTokens(svgMarkup(picture?.(position, '')), await tokensOf('classic'));
    expect(svg).toContain('<g fill="#22303c" opacity=".34" pointer-events="none"><use href="#province-lon">');
  });
});
